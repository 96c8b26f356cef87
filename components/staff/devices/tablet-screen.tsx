'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffLanguage } from '@/components/staff/staff-language';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { goTo } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { endTurn, enrolDevice, type Tablet, takeTurn } from '@/lib/contract/staff/tablet-calls';
import { useTablet } from '@/lib/queries/staff/devices';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { PinPad } from './pin-pad';

/** A code that the camera read stands behind `#`: no server and no log reads it, and it leaves the address at once. */
function useReadCode(onRead: (code: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const read = new URLSearchParams(location.hash.slice(1)).get('code');
    if (read === null) return;
    history.replaceState(history.state, '', location.pathname);
    onRead(read);
  }, []);
}

function Enrol({ hasEnded, onEnrolled }: { hasEnded: boolean; onEnrolled: (tablet: Tablet) => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [code, setCode] = useState('');
  useReadCode(setCode);
  const { press, isPending, fault } = useSending(async () =>
    onEnrolled(await http(null)(enrolDevice, { body: { code } })),
  );
  return (
    <StaffForm title={t('tablet')} go={t('tablet_go')} {...{ isPending, fault }} onSubmit={press}>
      {hasEnded && <p role="alert">{t('tablet_ended')}</p>}
      <p>{t('tablet_text')}</p>
      <Field
        {...{ label: t('tablet_code'), value: code, onChange: setCode }}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </StaffForm>
  );
}

function Who({ tablet, onChanged }: { tablet: Tablet; onChanged: (tablet: Tablet) => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const [chosen, choose] = useState<Tablet['people'][number] | null>(null);
  const board = () => goTo(`/${tablet.tenant.slug}/board`);
  const taken = (after: Tablet) => {
    onChanged(after);
    board();
  };
  const { press, fault } = useSending(async () => taken(await http(null)(endTurn)));
  if (chosen)
    return (
      <PinPad
        title={<h1 className="text-page">{t('pin_for', { name: chosen.name })}</h1>}
        go={t('pin_enter')}
        onPin={async (pin) => taken(await http(null)(takeTurn, { body: { person_id: chosen.id, pin } }))}
        onBack={() => choose(null)}
      />
    );
  return (
    <div className="grid gap-4">
      <h1 className="text-page">{t('tablet_who')}</h1>
      <p className="text-muted">{[tablet.tenant.name, tablet.branch, tablet.name].join(' · ')}</p>
      <ul className="pin-people">
        {tablet.people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className="button button-quiet w-full"
              aria-current={person.id === tablet.turn?.id}
              onClick={() => choose(person)}
            >
              {person.name}
            </button>
          </li>
        ))}
      </ul>
      {fault !== null && <p role="alert">{fault}</p>}
      <button type="button" className="button" onClick={press}>
        {t('tablet_nobody', { role: t(`role_${tablet.role}`) })}
      </button>
    </div>
  );
}

/** A shared tablet: the code that enrols it, and then who works at it (rule staff/devices, rule staff/pins). */
export function TabletScreen() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { tablet, error, show } = useTablet();
  const isOut = error instanceof ApiError && error.status === 401;
  return (
    <main className="page max-w-[480px]" aria-busy={!tablet && !error}>
      {tablet && <Who {...{ tablet }} onChanged={show} />}
      {!tablet && isOut && (
        <>
          <Enrol hasEnded={error.key === 'device_ended'} onEnrolled={show} />
          <p className="mt-6">
            <a className="link-button" href="/sign-in">
              {t('tablet_not')}
            </a>
          </p>
        </>
      )}
      {!tablet && error && !isOut ? <p role="alert">{sayFault(error)}</p> : null}
      <div className="mt-6">
        <StaffLanguage />
      </div>
    </main>
  );
}

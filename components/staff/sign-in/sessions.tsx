'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { OwnPins } from '@/components/staff/devices/own-pin';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { StaffLanguage } from '@/components/staff/staff-language';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { goTo } from '@/lib/browser/go-to';
import { serverNow } from '@/lib/browser/server-clock';
import { endSession, type StaffSession, signOut } from '@/lib/contract/staff/person-calls';
import { browserOf } from '@/lib/domain/staff/browser-of';
import { useSessions, useSignedIn } from '@/lib/queries/staff/person';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { NewPassword } from './new-password';
import { PasskeysPart } from './passkeys';
import { SecondFactorPart } from './second-factor';

function Me({ name, mail }: { name: string; mail: string }) {
  const t = useTranslations('Staff');
  return (
    <div>
      <h1 className="text-page">{name}</h1>
      <p className="text-muted">{mail}</p>
      <a className="link-button" href="/">
        {t('back')}
      </a>
    </div>
  );
}

/** A session by its browser and by when it was used. */
function useSaySession() {
  const t = useTranslations('Staff');
  const format = useFormatter();
  return ({ agent, seen_at: at, ...session }: StaffSession) => ({
    ...session,
    browser: session.is_current ? t('this_browser') : browserOf(agent) || t('browser_unknown'),
    seen: session.is_current
      ? t('seen_now')
      : t('seen', { when: format.relativeTime(new Date(at), serverNow()) }),
  });
}

/** Where somebody is signed in, and the way out. */
export function Sessions() {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const say = useSaySession();
  const { data: me, error } = useSignedIn();
  const { sessions, show, askAgain } = useSessions({ isSignedIn: me !== undefined });
  const ending = useSending(async (id: number) => {
    show(await http(null)(endSession, { params: { id: String(id) } }));
  });
  const leaving = useSending(async () => {
    await http(null)(signOut);
    goTo('/sign-in');
  });
  if (!me)
    return (
      <main className="page" aria-busy={!error}>
        {error ? <p role="alert">{sayFault(error)}</p> : null}
      </main>
    );
  const fault = ending.fault ?? leaving.fault;
  const listed = sessions.map(say);
  return (
    <main className="page grid max-w-[640px] gap-6">
      <Me name={me.name} mail={me.mail} />
      <section className="grid gap-3">
        <h2 className="text-section">{t('language')}</h2>
        <StaffLanguage />
      </section>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <section className="grid gap-3">
        <h2 className="text-section">{t('sessions')}</h2>
        <ul className="grid gap-3">
          {listed.map(({ id, browser, seen, is_current: isCurrent }) => (
            <li key={id} className="board-card">
              <NamedThing name={isCurrent ? browser : `${browser}, ${seen}`}>
                <span>{browser}</span>
                <span className="text-muted">{seen}</span>
                <NamedButton
                  words={isCurrent ? t('sign_out') : t('end_session')}
                  className="button button-quiet"
                  onClick={() => (isCurrent ? leaving.press() : ending.press(id))}
                />
              </NamedThing>
            </li>
          ))}
        </ul>
      </section>
      <OwnPins tenants={me.tenants} />
      <PasskeysPart />
      <SecondFactorPart onAdded={askAgain} />
      <NewPassword onChanged={show} />
    </main>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PinPad } from '@/components/staff/devices/pin-pad';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Dialog } from '@/components/ui/dialog';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import type { Allowed } from '@/lib/domain/staff/allowing';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { useTablet } from '@/lib/queries/staff/devices';

type Person = Tablet['people'][number];

function Who({ people, onChosen }: { people: readonly Person[]; onChosen: (person: Person) => void }) {
  const t = useTranslations('Staff');
  if (people.length === 0) return <p role="status">{t('allow_nobody')}</p>;
  return (
    <ul className="pin-people">
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className="button button-quiet w-full" onClick={() => onChosen(person)}>
            {person.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Somebody who may allows one call at a shared tablet by their PIN (rule staff/allowing). */
export function AllowDialog({
  scope,
  onAllow,
  onClose,
}: {
  scope: StaffScope;
  /** Throws what is to be said here. */
  onAllow: (allowed: Allowed) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { tablet, error } = useTablet();
  const [chosen, choose] = useState<Person | null>(null);
  const able = tablet?.people.filter(({ id, scopes }) => scopes.includes(scope) && id !== tablet.turn?.id);
  return (
    <Dialog title={t('allow')} closeLabel={t('back')} onClose={onClose}>
      <div className="grid gap-4" aria-busy={!tablet && !error}>
        <p>{t(scope === 'refunds:write' ? 'allow_money' : 'allow_text')}</p>
        {error && !tablet ? <p role="alert">{sayFault(error)}</p> : null}
        {able && !chosen && <Who people={able} onChosen={choose} />}
        {chosen && (
          <PinPad
            title={<h3 className="font-semibold">{t('allow_pin', { name: chosen.name })}</h3>}
            go={t('allow_go')}
            onPin={(pin) => onAllow({ personId: chosen.id, pin })}
            onBack={() => choose(null)}
          />
        )}
      </div>
    </Dialog>
  );
}

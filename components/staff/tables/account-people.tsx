'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { removeAccountMember, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { memberOf, tellApart } from '@/lib/domain/table/members';
import { useAccountSending } from './use-table-sending';

type Shown = { account: StaffAccount };

/** @returns the name of a member as all read it, «Ana 2» where there are two; null: the whole table's */
export function useMemberName({ members }: StaffAccount): (number: number | null) => string | null {
  const t = useTranslations('StaffTables');
  const named = tellApart(members);
  return (number) => {
    const member = memberOf({ members: named }, number);
    return member && (member.name || t('guest', { number: member.number }));
  };
}

/** Allergens that people of the table cannot eat, before the dishes. */
export function Avoided({ account: { avoided } }: Shown) {
  const t = useTranslations('StaffTables');
  const name = useTranslations('Allergens');
  if (avoided.length === 0) return null;
  return (
    <p className="room-danger">{t('avoided', { allergens: avoided.map((one) => name(one)).join(', ') })}</p>
  );
}

/** Dishes that were chosen and not sent, for staff to read alone. */
export function Drafts({ account }: Shown) {
  const t = useTranslations('StaffTables');
  const nameOf = useMemberName(account);
  if (account.drafts.length === 0) return null;
  return (
    <section className="grid gap-1 text-muted">
      <h3 className="font-semibold">{t('choosing')}</h3>
      <ul>
        {account.drafts.map(({ member, lines }) => (
          <li key={member}>
            {nameOf(member)}: {lines.map(({ count, name }) => `${count} × ${name}`).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes a person off, after a question: what they have not sent goes with them. */
function TakeOff({ account, number, name }: Shown & { number: number; name: string }) {
  const t = useTranslations('StaffTables');
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useAccountSending();
  const params = { id: String(account.id), number: String(number) };
  return (
    <NamedThing name={name}>
      <NamedButton words={t('take_off')} className="link-button" onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={t('take_off_title', { name })}
          keep={t('keep')}
          go={t('take_off')}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onGo={() =>
            press(
              (ask) => ask(removeAccountMember, { params }),
              () => setAsking(false),
            )
          }
        >
          <p>{t('take_off_text')}</p>
          {fault !== null && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </ConfirmDialog>
      )}
    </NamedThing>
  );
}

/** The people who sit at the table. */
export function People({ account }: Shown) {
  const t = useTranslations('StaffTables');
  const nameOf = useMemberName(account);
  const sitting = account.members.filter(({ left }) => !left);
  if (sitting.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-lead font-semibold">{t('people', { count: sitting.length })}</h3>
      <ul>
        {sitting.map(({ number }) => {
          const name = nameOf(number) ?? '';
          return (
            <li key={number} className="room-person" data-place={`member-${number}`}>
              <span>{name}</span>
              {account.state !== 'closed' && <TakeOff {...{ account, number, name }} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

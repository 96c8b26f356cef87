'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { setAccountWaiter } from '@/lib/contract/staff/account-calls';
import type { Room, RoomAccount } from '@/lib/contract/staff/table-calls';
import { useAccountSending } from './use-table-sending';

/** Everybody to whom the table may be given, and nobody. */
function Choice({
  waiters,
  waiterId,
  isPending,
  onPick,
}: {
  waiters: Room['waiters'];
  waiterId: number | null;
  isPending: boolean;
  onPick: (id: number | null) => void;
}) {
  const t = useTranslations('StaffTables');
  const choices = [...waiters, { id: null, name: t('waiter_nobody') }];
  return (
    <ul className="grid gap-2">
      {choices.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="room-dish"
            aria-pressed={id === waiterId}
            disabled={isPending}
            onClick={() => onPick(id)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** @returns a way to give the account over, against the waiter who is seen */
function useGiving({ id, waiter_id: was }: RoomAccount) {
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useAccountSending();
  const params = { id: String(id) };
  const give = (to: number | null) =>
    press(
      (ask) => ask(setAccountWaiter, { params, body: { waiter_id: to, was_id: was } }),
      () => setAsking(false),
    );
  return { give, isAsking, setAsking, isPending, fault };
}

/** The person who looks after the account of a table; it is taken by a tap, and given over by two (rule staff/own-tables). */
export function TableWaiter({
  waiters,
  account,
  label,
}: {
  waiters: Room['waiters'];
  account: RoomAccount;
  label: string;
}) {
  const t = useTranslations('StaffTables');
  const { give, isAsking, setAsking, isPending, fault } = useGiving(account);
  const waiterId = account.waiter_id;
  const waiter = waiters.find((one) => one.id === waiterId) ?? null;
  const me = waiters.find((one) => one.is_me) ?? null;
  const failed = fault !== null && (
    <p role="alert" className="text-danger">
      {fault}
    </p>
  );
  return (
    <section className="room-person" aria-label={t('waiter')}>
      <span>
        {waiter === null
          ? t('waiter_none')
          : waiter.is_me
            ? t('waiter_me')
            : t('waiter_is', { name: waiter.name })}
      </span>
      <span className="room-row-buttons">
        {me && me !== waiter && (
          <button type="button" className="button" disabled={isPending} onClick={() => give(me.id)}>
            {t('waiter_take')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {t('waiter_give')}
        </button>
      </span>
      {!isAsking && failed}
      {isAsking && (
        <Dialog
          title={t('waiter_title', { label })}
          closeLabel={t('dismiss')}
          onClose={() => setAsking(false)}
        >
          <Choice {...{ waiters, waiterId, isPending }} onPick={give} />
          {failed}
        </Dialog>
      )}
    </section>
  );
}

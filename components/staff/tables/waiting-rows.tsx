'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CashRounded } from '@/components/staff/cash-rounded';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { answerJoinWish } from '@/lib/contract/staff/account-calls';
import { takePayment } from '@/lib/contract/staff/payment-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { attendWaiterCall } from '@/lib/contract/staff/waiter-calls';
import { cashChange } from '@/lib/domain/money/cash-rounding';
import { GivenBack, useWhose } from './money/owed-back';
import { useRoomPlace, useRoomWords } from './room-place';
import type { TableCall } from './table-calls';
import { useAccountSending, useRoomSending } from './use-table-sending';

type Row = { now: Date; onOpen: () => void };

/** A line of the list: what is wanted and since when, which opens the table, and its buttons. */
function WaitingRow({
  label,
  words,
  at,
  now,
  place,
  fault,
  onOpen,
  children,
}: Row & {
  label: string;
  words: ReactNode;
  at: string;
  place: string;
  fault: string | null;
  children: ReactNode;
}) {
  const t = useTranslations('StaffTables');
  const { age } = useRoomWords();
  const table = t('table', { label });
  return (
    <li className="room-row">
      <button type="button" className="room-row-words" onClick={onOpen}>
        <strong>{table}</strong>
        <span>{words}</span>
        <span className="text-muted">{age(at, now)}</span>
      </button>
      <NamedThing name={table}>
        <span className="room-row-buttons" data-place={place}>
          {children}
        </span>
      </NamedThing>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </li>
  );
}

/** A call of the waiter, or for the bill. */
export function CallRow({ call: { id, reason, table, called_at: at }, ...row }: Row & { call: TableCall }) {
  const t = useTranslations('StaffTables');
  const { press, isPending, fault } = useRoomSending();
  return (
    <WaitingRow
      {...row}
      {...{ at, fault }}
      label={table.label}
      words={t(`calls_${reason}`)}
      place={`call-${id}`}
    >
      <NamedButton
        words={t('coming')}
        className="button"
        disabled={isPending}
        onClick={() => press((ask) => ask(attendWaiterCall, { params: { id: String(id) }, body: {} }))}
      />
    </WaitingRow>
  );
}

/** Somebody who wishes to be let into an account (rule table/joining). */
export function WishRow({
  wish: { id, account_id: accountId, table, name, wished_at: at },
  ...row
}: Row & { wish: Room['wishes'][number] }) {
  const t = useTranslations('StaffTables');
  const { press, isPending, fault } = useAccountSending();
  const answer = (admit: boolean) =>
    press((ask) =>
      ask(answerJoinWish, { params: { id: String(accountId), wish: String(id) }, body: { admit } }),
    );
  return (
    <WaitingRow
      {...row}
      {...{ at, fault }}
      label={table.label}
      words={t('wish', { name })}
      place={`wish-${accountId}-${id}`}
    >
      <NamedButton words={t('admit')} className="button" disabled={isPending} onClick={() => answer(true)} />
      <NamedButton
        words={t('refuse')}
        className="button button-quiet"
        disabled={isPending}
        onClick={() => answer(false)}
      />
    </WaitingRow>
  );
}

/** A share that somebody pays in person: how much is handed over, and what goes back. */
export function PayingRow({
  payment: { payment_id: id, table, name, method, amount, tip, cash_amount: cash, begun_at: at },
  ...row
}: Row & { payment: Room['payments'][number] }) {
  const t = useTranslations('StaffTables');
  const methodText = useTranslations('Methods');
  const { money } = useRoomWords();
  const { tell, currency } = useRoomPlace();
  const { press, isPending, fault } = useRoomSending();
  const change = cash === null ? 0 : cashChange({ cash, amount, currency });
  const say = (taken: boolean) =>
    press(
      (ask) => ask(takePayment, { params: { id: String(id) }, body: { taken } }),
      () => {
        if (!taken || cash === null || change <= 0) return;
        tell(t('told_change', { label: table.label, cash: money(cash), change: money(change) }));
      },
    );
  return (
    <WaitingRow
      {...row}
      {...{ at, fault }}
      label={table.label}
      place={`pay-${id}`}
      words={
        <>
          {[name, methodText(method)].filter(Boolean).join(' · ')}
          <strong className="block">{money(amount)}</strong>
          {method === 'cash' && <CashRounded {...{ amount, currency }} />}
          {tip > 0 && <span className="block">{t('with_tip', { amount: money(tip) })}</span>}
          {change > 0 && cash !== null && (
            <span className="block">{t('gives', { cash: money(cash), change: money(change) })}</span>
          )}
        </>
      }
    >
      <NamedButton words={t('received')} className="button" disabled={isPending} onClick={() => say(true)} />
      <NamedButton
        words={t('not_received')}
        className="button button-quiet"
        disabled={isPending}
        onClick={() => say(false)}
      />
    </WaitingRow>
  );
}

/** Money that somebody at the table is to get back (rule staff/void). */
export function RefundRow({ refund, ...row }: Row & { refund: Room['refunds'][number] }) {
  const t = useTranslations('StaffTables');
  const whose = useWhose();
  const { money } = useRoomWords();
  const { id, table, amount, since: at } = refund;
  return (
    <WaitingRow
      {...row}
      {...{ at }}
      fault={null}
      label={table.label}
      place={`refund-${id}`}
      words={
        <>
          <strong className="block">{t('owed_back', { amount: money(amount) })}</strong>
          {whose(refund)}
        </>
      }
    >
      <GivenBack owed={refund} label={table.label} />
    </WaitingRow>
  );
}

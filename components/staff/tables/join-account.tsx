'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/clients/api-error';
import { joinAccounts, type StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room, RoomTable } from '@/lib/contract/staff/table-calls';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';
import { isBilled } from '@/lib/domain/table/rounds';
import { useRoomPlace, useRoomWords } from './room-place';
import { useAccountSending } from './use-table-sending';

type Open = RoomTable & { account: NonNullable<RoomTable['account']> };

const hasAccount = (table: RoomTable): table is Open =>
  table.account !== null && table.account.state !== 'closed';

/** The tables that have an open account. */
function OpenTables({ tables, onPick }: { tables: readonly Open[]; onPick: (table: Open) => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  return (
    <ul className="room-picks">
      {tables.map((table) => (
        <li key={table.id}>
          <button type="button" className="room-pick" onClick={() => onPick(table)}>
            <strong>
              <span className="sr-only">{t('table_word')} </span>
              {table.label}
            </strong>
            <span className="room-facts">{money(table.account.left)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The people, the bill and the dishes of nobody that an account brings to another one (rule staff/join). */
function useJoined(account: StaffAccount, { account: other }: Open) {
  const { money } = useRoomWords();
  const { currency } = useRoomPlace();
  const sum = (amounts: readonly number[]) =>
    toMajor({
      amountMinor: amounts.reduce((all, amount) => all + nearestMinor({ amount, currency }), 0),
      currency,
    });
  const people = account.members.filter(({ left }) => !left).length;
  const shared = account.rounds
    .flatMap(({ lines }) => lines)
    .filter((line) => isBilled(line) && (line.for_all || line.member === null))
    .map(({ subtotal }) => subtotal);
  return {
    ...{ people, toPeople: other.members, allPeople: people + other.members },
    ...{ total: money(account.total), toTotal: money(other.total) },
    allTotal: money(sum([account.total, other.total])),
    shared: money(sum(shared)),
  };
}

/** Says which account goes into which, with how many people and what bill, before they are joined for good. */
function Asking({
  account,
  to,
  onBack,
  onJoined,
}: {
  account: StaffAccount;
  to: Open;
  onBack: () => void;
  onJoined: () => void;
}) {
  const t = useTranslations('StaffTables');
  const { label } = account.table;
  const { shared, ...joined } = useJoined(account, to);
  const { press, isPending, fault } = useAccountSending((error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.key === 'payment_in_progress') return t('join_paying', { label });
    return error.key === 'account_paid' ? t('join_paid', { label }) : null;
  });
  const params = { id: String(to.account.id) };
  return (
    <ConfirmDialog
      title={t('join_ask', { label, to: to.label })}
      keep={t('keep')}
      go={t('join_go')}
      isPending={isPending}
      onClose={onBack}
      onGo={() => press((ask) => ask(joinAccounts, { params, body: { account_id: account.id } }), onJoined)}
    >
      <p>{t('join_into', { ...joined, label, to: to.label })}</p>
      {joined.allPeople > 1 && (
        <p>{t('join_shared', { label, to: to.label, amount: shared, people: joined.allPeople })}</p>
      )}
      <p>{t('join_ever')}</p>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Joins an account to that of another table, where the screen goes (rule staff/join). */
export function JoinAccount({
  room,
  account,
  onJoined,
}: {
  room: Room;
  account: StaffAccount;
  onJoined: (tableId: number) => void;
}) {
  const t = useTranslations('StaffTables');
  const [isOpen, setOpen] = useState(false);
  const [toId, setTo] = useState<number | null>(null);
  const { label } = account.table;
  const others = room.tables.filter(hasAccount).filter((table) => table.account.id !== account.id);
  const to = others.find(({ id }) => id === toId) ?? null;
  if (others.length === 0) return null;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {t('join')}
      </button>
      {isOpen && to === null && (
        <Dialog title={t('join_title', { label })} closeLabel={t('dismiss')} onClose={() => setOpen(false)}>
          <OpenTables tables={others} onPick={({ id }) => setTo(id)} />
        </Dialog>
      )}
      {isOpen && to !== null && (
        <Asking
          {...{ account, to }}
          onBack={() => setTo(null)}
          onJoined={() => {
            setOpen(false);
            onJoined(to.id);
          }}
        />
      )}
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { moveAccount, type StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { useRoomWords } from './room-place';
import { useAccountSending } from './use-table-sending';

/** The tables where nobody has an open account. */
function FreeTables({
  tables,
  isPending,
  onPick,
}: {
  tables: Room['tables'];
  isPending: boolean;
  onPick: (tableId: number) => void;
}) {
  const t = useTranslations('StaffTables');
  const { clock } = useRoomWords();
  return (
    <ul className="room-picks">
      {tables.map(({ id, label, seats, booking }) => (
        <li key={id}>
          <button type="button" className="room-pick" disabled={isPending} onClick={() => onPick(id)}>
            <strong>
              <span className="sr-only">{t('table_word')} </span>
              {label}
            </strong>
            <span className="room-facts">
              {booking
                ? t('reserved', {
                    hour: clock(booking.starts_at),
                    name: booking.name,
                    people: booking.people ?? 0,
                  })
                : seats !== null && t('seats', { count: seats })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Moves an account to a free table: one tap says which, and the screen goes there. */
export function MoveAccount({
  room,
  account,
  onMoved,
}: {
  room: Room;
  account: StaffAccount;
  onMoved: (tableId: number) => void;
}) {
  const t = useTranslations('StaffTables');
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useAccountSending();
  const free = room.tables.filter((table) => table.account === null || table.account.state === 'closed');
  const move = (tableId: number) =>
    press(
      (ask) => ask(moveAccount, { params: { id: String(account.id) }, body: { table_id: tableId } }),
      () => {
        setAsking(false);
        onMoved(tableId);
      },
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('move')}
      </button>
      {isAsking && (
        <Dialog
          title={t('move_title', { label: account.table.label })}
          closeLabel={t('dismiss')}
          onClose={() => setAsking(false)}
        >
          {free.length === 0 && <p>{t('move_none')}</p>}
          <FreeTables tables={free} {...{ isPending }} onPick={move} />
          {fault !== null && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

'use client';

import { ArrowLeft } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Icon } from '@/components/ui/icon';
import type { Room, RoomTable } from '@/lib/contract/staff/table-calls';
import { useAccount } from '@/lib/queries/staff/tables';
import { FreeTable } from './free-table';
import { OneAccount } from './one-account';
import { useRoomPlace } from './room-place';
import { TableCode } from './table-code';
import { TableWaiter } from './table-waiter';
import { WaitingStrip, waitingIn } from './waiting-strip';

type Shown = { room: Room; table: RoomTable };

/** The people who wait at this table alone; what the account on the screen owes back stands on it. */
function ownOf({ room, table: { id, account } }: Shown): Room {
  const isHere = (one: { table: { id: number } }) => one.table.id === id;
  return {
    ...room,
    calls: room.calls.filter(isHere),
    wishes: room.wishes.filter(isHere),
    payments: room.payments.filter(isHere),
    refunds: room.refunds.filter((one) => isHere(one) && one.account_id !== account?.id),
  };
}

function Loaded({
  room,
  accountId,
  onOpen,
}: {
  room: Room;
  accountId: number;
  onOpen: (id: number) => void;
}) {
  const { slug } = useRoomPlace();
  const sayFault = useFaultText();
  const { account, error } = useAccount({ slug, id: accountId });
  if (account) return <OneAccount {...{ room, account, onOpen }} />;
  return error ? (
    <p role="alert">{sayFault(error)}</p>
  ) : (
    <div className="room-one-body" aria-busy>
      <div className="room-tile" data-skeleton="true" aria-hidden />
    </div>
  );
}

/** One table whole, with the way back to the room. */
export function OneTable({
  room,
  table,
  onClose,
  onOpen,
}: Shown & { onClose: () => void; onOpen: (id: number) => void }) {
  const t = useTranslations('StaffTables');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const own = ownOf({ room, table });
  return (
    <section className="room-one" aria-labelledby={titleId}>
      <header className="room-one-head">
        <button type="button" className="icon-button" aria-label={t('back_to_room')} onClick={onClose}>
          <Icon of={ArrowLeft} size={24} />
        </button>
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-section">
          {t('table', { label: table.label })}
        </h2>
        <TableCode tableId={table.id} label={table.label} />
      </header>
      {waitingIn(own).length > 0 && (
        <div className="room-one-waiting">
          <WaitingStrip room={own} onOpen={onOpen} />
        </div>
      )}
      {table.account && table.account.state !== 'closed' && room.waiters.length > 0 && (
        <TableWaiter waiters={room.waiters} account={table.account} label={table.label} />
      )}
      {table.account ? (
        <Loaded key={table.account.id} {...{ room, onOpen }} accountId={table.account.id} />
      ) : (
        <FreeTable {...{ table }} />
      )}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import { useAwake } from '@/components/staff/board/use-awake';
import type { Room as RoomAnswer } from '@/lib/contract/staff/table-calls';
import { useRoom } from '@/lib/queries/staff/tables';
import { OneTable } from './one-table';
import { useRoomPlace } from './room-place';
import { isTableCall } from './table-calls';
import { TableTile } from './table-tile';
import { useOpenTable } from './use-open-table';
import { WaitingStrip } from './waiting-strip';

const SKELETON = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of what is on its way. */
const Skeleton = () => (
  <div className="room-tiles" aria-hidden>
    {SKELETON.map((one) => (
      <div key={one} className="room-tile" data-standing="free" data-skeleton="true" />
    ))}
  </div>
);

function Tiles({
  room,
  openId,
  onOpen,
}: {
  room: RoomAnswer;
  openId: number | null;
  onOpen: (id: number) => void;
}) {
  const t = useTranslations('StaffTables');
  if (room.tables.length === 0) return <p className="room-none">{t('no_tables')}</p>;
  return (
    <ul className="room-tiles">
      {room.tables.map((table) => (
        <li key={table.id}>
          <TableTile
            table={table}
            calls={room.calls.filter(isTableCall).filter((call) => call.table.id === table.id)}
            wishes={room.wishes.filter((wish) => wish.table.id === table.id).length}
            isOpen={table.id === openId}
            onOpen={() => onOpen(table.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The room beside who waits in it; one table opens over both on a phone, and beside them where there is room. */
export function Room({ branchChoice }: { branchChoice: ReactNode }) {
  const t = useTranslations('StaffTables');
  const { slug, branch } = useRoomPlace();
  const { room, error, shownAt } = useRoom({ slug, branchId: branch.id });
  const { openId, open, close } = useOpenTable();
  const table = room?.tables.find(({ id }) => id === openId) ?? null;
  useAwake();
  return (
    <>
      {error !== null && (
        <div className="board-faults">
          <BoardFault {...{ error, shownAt }} />
        </div>
      )}
      <div className="room" data-opened={table !== null}>
        <div className="room-side">
          {branchChoice}
          {room && <WaitingStrip {...{ room }} onOpen={open} />}
        </div>
        <section className="room-all" aria-label={t('room')} aria-busy={room === null}>
          {room === null ? error === null && <Skeleton /> : <Tiles {...{ room, openId }} onOpen={open} />}
        </section>
        {room && table && <OneTable key={table.id} {...{ room, table }} onClose={close} onOpen={open} />}
      </div>
    </>
  );
}

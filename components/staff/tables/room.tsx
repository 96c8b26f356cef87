'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import { useAwake } from '@/components/staff/board/use-awake';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import { useOpenOne } from '@/components/staff/use-open-one';
import type { Room as RoomAnswer } from '@/lib/contract/staff/table-calls';
import { ownRoom } from '@/lib/domain/staff/room';
import { byArea, hasAreas } from '@/lib/domain/table/areas';
import { useRoom } from '@/lib/queries/staff/tables';
import { OneTable } from './one-table';
import { useRoomPlace } from './room-place';
import { isTableCall } from './table-calls';
import { TableTile } from './table-tile';
import { WaitingStrip } from './waiting-strip';

const SKELETON = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The word that a tablet keeps for who sees their own tables alone. */
const MINE = 'mine';

/** The shape of what is on its way. */
const Skeleton = () => (
  <div className="room-tiles" aria-hidden>
    {SKELETON.map((one) => (
      <div key={one} className="room-tile" data-standing="free" data-skeleton="true" />
    ))}
  </div>
);

type Shown = { room: RoomAnswer; openId: number | null; onOpen: (id: number) => void };

function Tiles({ room, tables, openId, onOpen }: Shown & { tables: RoomAnswer['tables'] }) {
  return (
    <ul className="room-tiles">
      {tables.map((table) => (
        <li key={table.id}>
          <TableTile
            table={table}
            waiter={room.waiters.find(({ id }) => id === table.account?.waiter_id) ?? null}
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

/** The tables by the parts of the room, of which somebody may see one alone; this tablet keeps which. */
function Areas({ none, ...shown }: Shown & { none: string }) {
  const t = useTranslations('StaffTables');
  const { slug } = useRoomPlace();
  const [kept, keep] = useKeptChoice(slug, 'area');
  const areas = byArea(shown.room.tables);
  if (areas.length === 0) return <p className="room-none">{none}</p>;
  if (!hasAreas(areas)) return <Tiles {...shown} tables={shown.room.tables} />;
  const nameOf = (area: string | null) => area ?? t('area_rest');
  const chosen = areas.find(({ area }) => nameOf(area) === kept);
  return (
    <>
      {areas.length > 1 && (
        <Choice
          legend={t('areas')}
          choices={[
            { key: null, name: t('areas_all') },
            ...areas.map(({ area }) => ({ key: nameOf(area), name: nameOf(area) })),
          ]}
          chosen={chosen ? kept : null}
          onChoose={keep}
        />
      )}
      <div className="room-areas">
        {(chosen ? [chosen] : areas).map(({ area, tables }) => (
          <div key={nameOf(area)} className="room-area">
            <h2 className="text-section">{nameOf(area)}</h2>
            <Tiles {...shown} tables={tables} />
          </div>
        ))}
      </div>
    </>
  );
}

/** One of several ways to see the room. */
function Choice({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string;
  choices: readonly { key: string | null; name: string }[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  return (
    <fieldset className="room-choice">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ key, name }) => (
        <button
          key={name}
          type="button"
          className="button button-quiet"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Which tables somebody wants to see: all of the branch, or their own. */
function Show({ isMine, onChange }: { isMine: boolean; onChange: (isMine: boolean) => void }) {
  const t = useTranslations('StaffTables');
  const choices = [
    { key: null, name: t('show_all') },
    { key: MINE, name: t('show_mine') },
  ];
  return (
    <Choice
      {...{ choices }}
      legend={t('show')}
      chosen={isMine ? MINE : null}
      onChoose={(key) => onChange(key === MINE)}
    />
  );
}

/** The room as its waiter chose to see it, which this tablet keeps (rule staff/own-tables). `me`: null where nobody said who they are. */
function useShown(room: RoomAnswer | null) {
  const { slug } = useRoomPlace();
  const [kept, keep] = useKeptChoice(slug, 'tables');
  const me = room?.waiters.find((one) => one.is_me)?.id ?? null;
  const isMine = me !== null && kept === MINE;
  return {
    ...(isMine && room ? ownRoom(room, me) : { room, others: 0 }),
    ...{ me, isMine, setMine: (mine: boolean) => keep(mine ? MINE : null) },
  };
}

/** The room beside who waits in it; one table opens over both on a phone, and beside them where there is room. */
export function Room({ branchChoice }: { branchChoice: ReactNode }) {
  const t = useTranslations('StaffTables');
  const { slug, branch } = useRoomPlace();
  const { room, error, shownAt } = useRoom({ slug, branchId: branch.id });
  const { openId, open, close } = useOpenOne('table');
  const shown = useShown(room);
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
          {shown.room && <WaitingStrip room={shown.room} onOpen={open} />}
          {shown.others > 0 && <p className="text-muted">{t('others_wait', { count: shown.others })}</p>}
        </div>
        <section className="room-all" aria-label={t('room')} aria-busy={room === null}>
          {shown.me !== null && <Show isMine={shown.isMine} onChange={shown.setMine} />}
          {shown.room === null ? (
            error === null && <Skeleton />
          ) : (
            <Areas
              {...{ room: shown.room, openId }}
              none={t(shown.isMine ? 'mine_none' : 'no_tables')}
              onOpen={open}
            />
          )}
        </section>
        {room && table && <OneTable key={table.id} {...{ room, table }} onClose={close} onOpen={open} />}
      </div>
    </>
  );
}

'use client';

import { BellRing, CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useNow } from '@/lib/browser/use-now';
import type { Room, RoomTable } from '@/lib/contract/staff/table-calls';
import { standingOf } from '@/lib/domain/staff/room';
import { useRoomWords } from './room-place';
import type { TableCall } from './table-calls';

type Account = NonNullable<RoomTable['account']>;

const ICON = 18;
/** A name of more signs is written smaller: a tile is narrow. */
const LONG = 4;

/** The things that are to be done for the table, each in a word beside its shape. */
function Signs({
  account,
  calls,
  wishes,
}: {
  account: Account | null;
  calls: readonly TableCall[];
  wishes: number;
}) {
  const t = useTranslations('StaffTables');
  const { to_begin: fresh = 0, later = 0 } = account ?? {};
  return (
    <>
      {calls.map(({ id, reason }) => (
        <span key={id} className="room-sign" data-sign="call">
          <Icon of={BellRing} size={ICON} />
          {t(`calls_${reason}`)}
        </span>
      ))}
      {wishes > 0 && (
        <span className="room-sign" data-sign="call">
          {t('wishes', { count: wishes })}
        </span>
      )}
      {fresh > 0 && (
        <span className="room-sign" data-sign="fresh">
          {t('to_begin', { count: fresh })}
        </span>
      )}
      {later > 0 && <span className="room-sign">{t('later', { count: later })}</span>}
    </>
  );
}

/** How an account stands, in a few words. */
function OfAccount({ account, isPaid }: { account: Account; isPaid: boolean }) {
  const t = useTranslations('StaffTables');
  const now = useNow();
  const { money, clock, age } = useRoomWords();
  const {
    state,
    bill_asked_at: askedAt,
    members,
    left,
    opened_at: openedAt,
    to_begin,
    making,
    later,
  } = account;
  if (state === 'closed') return <span>{t('owed', { count: to_begin + making + later })}</span>;
  return (
    <>
      {isPaid ? <strong>{t('paid_close')}</strong> : <strong className="room-left">{money(left)}</strong>}
      {askedAt !== null && !isPaid && (
        <span className="room-sign" data-sign="bill">
          {t('bill_asked', { ago: age(askedAt, now) })}
        </span>
      )}
      <span className="room-facts">
        {members > 0 && `${t('people', { count: members })} · `}
        {t('since', { hour: clock(openedAt) })}
      </span>
    </>
  );
}

/** A table of the room: its state stands in words and by its shape, never by colour alone. */
export function TableTile({
  table: { id, label, seats, account, booking },
  waiter,
  calls,
  wishes,
  isOpen,
  onOpen,
}: {
  table: RoomTable;
  waiter: Room['waiters'][number] | null;
  calls: readonly TableCall[];
  wishes: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const t = useTranslations('StaffTables');
  const { clock } = useRoomWords();
  const standing = standingOf({ account, booking });
  const reserved: ReactNode = booking && (
    <span className="room-sign">
      <Icon of={CalendarClock} size={ICON} />
      {t('reserved', { hour: clock(booking.starts_at), name: booking.name, people: booking.people ?? 0 })}
    </span>
  );
  return (
    <button
      type="button"
      className="room-tile"
      data-standing={standing}
      data-place={`table-${id}`}
      data-calls={calls.length + wishes > 0}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className={label.length > LONG ? 'room-label room-label-long' : 'room-label'}>
        <span className="sr-only">{t('table_word')} </span>
        {label}
      </span>
      {account ? (
        <OfAccount account={account} isPaid={standing === 'paid'} />
      ) : (
        <span className="room-facts">
          {[t('free'), seats === null ? '' : t('seats', { count: seats })].filter(Boolean).join(' · ')}
        </span>
      )}
      {waiter && <span className="room-facts">{waiter.is_me ? t('yours') : waiter.name}</span>}
      <Signs {...{ account, calls, wishes }} />
      {reserved}
    </button>
  );
}

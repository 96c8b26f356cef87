'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { BookingDay, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { columnsOf, hostStateOf, rowsOfDay, type Stay } from '@/lib/domain/staff/booking-day';
import { byArea, hasAreas } from '@/lib/domain/table/areas';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { useDay } from './day-context';
import { StateMark } from './state-mark';
import { useBookingText } from './use-booking-text';

const MINUTE_MS = 60_000;
const place = (style: Record<`--${string}`, number>) => style as CSSProperties;

/** A stay of a table: how many and who, as long as it lasts. */
function Bar({ stay: { booking, from, to }, isOpen }: { stay: Stay<StaffBooking>; isOpen: boolean }) {
  const say = useBookingText();
  const { open } = useDay();
  const state = hostStateOf(booking, useNow());
  const words = [
    say.hours(booking),
    say.who(booking),
    say.people(booking),
    say.tables(booking),
    say.state(booking),
  ];
  return (
    <li>
      <button
        type="button"
        className="stay"
        data-state={state}
        data-place={`stay-${booking.id}-${from}`}
        style={place({ '--from': from, '--to': to })}
        aria-current={isOpen || undefined}
        aria-label={words.filter(Boolean).join(', ')}
        title={say.who(booking)}
        onClick={() => open(booking.id)}
      >
        <StateMark {...{ state }} />
        {booking.people !== null && <strong>{booking.people}</strong>}
        <span dir="auto" className="stay-who">
          {say.who(booking)}
        </span>
      </button>
    </li>
  );
}

type Row = { table: BookingDay['tables'][number]; stays: readonly Stay<StaffBooking>[] };

/** A tap beside the stays says the half hour that was meant. */
function TableRow({
  row: { table, stays },
  openId,
  onPlace,
}: {
  row: Row;
  openId: number | null;
  onPlace: (tableId: number, from: string | null) => void;
}) {
  const t = useTranslations('StaffBookings');
  const { day, mayWrite } = useDay();
  const may = mayWrite && day.takes_bookings && table.is_booked && day.date >= day.today;
  const name = t('tables', { count: 1, labels: table.label });
  const seats = t('seats', { count: table.seats ?? 0 });
  const tap = ({ target, currentTarget, clientX }: MouseEvent) => {
    if (!may || target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const whole = Date.parse(day.span.to) - Date.parse(day.span.from);
    const at = Date.parse(day.span.from) + ((clientX - left) / width) * whole;
    const { minute } = localMoment({ at: new Date(at), timezone: day.timezone });
    onPlace(table.id, toClockTime(Math.floor(minute / 30) * 30));
  };
  return (
    <section className="timeline-row" aria-label={`${name}, ${seats}`}>
      <button
        type="button"
        className="timeline-table"
        aria-label={`${name}, ${seats}`}
        disabled={!may}
        onClick={() => onPlace(table.id, null)}
      >
        <strong>{table.label}</strong>
        <span>{seats}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button with the table's name does the same by the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="timeline-place" onClick={tap}>
        <ul className="contents">
          {stays.map((stay) => (
            <Bar key={stay.booking.id} {...{ stay }} isOpen={stay.booking.id === openId} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Those without a table stand over the tables. */
function Apart({ title, bookings }: { title: string; bookings: readonly StaffBooking[] }) {
  const say = useBookingText();
  const { open } = useDay();
  if (bookings.length === 0) return null;
  return (
    <section className="timeline-apart">
      <h3>{title}</h3>
      {bookings.map((booking) => (
        <button key={booking.id} type="button" className="chip" onClick={() => open(booking.id)}>
          {[say.hours(booking), say.people(booking), say.who(booking)].join(' · ')}
        </button>
      ))}
    </section>
  );
}

/** Scrolls to the present once, when today is opened, or drawn by table. */
function useShowNow(isToday: boolean, shown: string) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is shown
  useEffect(() => {
    const now = line.current;
    const room = now?.closest('.timeline');
    if (isToday && now && room) room.scrollLeft = now.offsetLeft - room.clientWidth / 3;
  }, [isToday, shown]);
  return line;
}

/** The day by table: rows are tables, columns the hours of the day with its night, measured on instants. */
export function Timeline({
  view,
  openId,
  onPlace,
}: {
  view: string;
  openId: number | null;
  onPlace: (tableId: number, from: string | null) => void;
}) {
  const t = useTranslations('StaffBookings');
  const { clock } = useHours();
  const { day } = useDay();
  const now = useNow();
  const { rows, waiting, unplaced } = rowsOfDay({ ...day, now });
  const columns = columnsOf(day.span);
  const passed = (now.getTime() - Date.parse(day.span.from)) / MINUTE_MS;
  const isNow = passed >= 0 && passed <= columns.length * 60;
  const line = useShowNow(isNow, `${day.date} ${view}`);
  return (
    <section className="timeline-box" aria-label={t('view_tables')}>
      <Apart title={t('unplaced', { count: unplaced.length })} bookings={unplaced} />
      <Apart title={t('waiting_list', { count: waiting.length })} bookings={waiting} />
      {rows.length === 0 && <p className="day-note">{t('no_tables')}</p>}
      {rows.length > 0 && (
        <div className="timeline" style={place({ '--hours': columns.length })}>
          <div className="timeline-hours" aria-hidden>
            <span className="timeline-corner" />
            {columns.map((at) => (
              <span key={at}>{clock(at, day.timezone)}</span>
            ))}
          </div>
          {byArea(rows.map((row) => ({ ...row, area: row.table.area }))).map(
            ({ area, tables }, _at, areas) => (
              <Fragment key={area ?? ''}>
                {hasAreas(areas) && (
                  <div className="timeline-area">
                    <h3>{area ?? t('area_rest')}</h3>
                  </div>
                )}
                {tables.map((row) => (
                  <TableRow key={row.table.id} {...{ row, openId, onPlace }} />
                ))}
              </Fragment>
            ),
          )}
          {isNow && (
            <div ref={line} className="timeline-now" style={place({ '--from': passed })} aria-hidden />
          )}
        </div>
      )}
    </section>
  );
}

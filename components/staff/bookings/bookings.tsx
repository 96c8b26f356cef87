'use client';

import type { ReactNode } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import type { OwnTenant } from '@/components/staff/staff-frame';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { useBookingDay } from '@/lib/queries/staff/bookings';
import { DayContext } from './day-context';
import { DayHead } from './day-head';
import { DayView } from './day-view';
import { useDayAddress } from './use-day-address';
import { useKeptScroll } from './use-kept-scroll';

/** A day of one branch. While it is asked for, its place is kept. */
export function Bookings({
  slug,
  branch,
  choice,
  scopes,
  title,
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  choice: ReactNode;
  scopes: OwnTenant['scopes'];
  title: string;
  currency: Currency;
}) {
  const address = useDayAddress();
  const { day, error, shownAt, show } = useBookingDay({ slug, branchId: branch.id, date: address.date });
  const mayWrite = scopes.includes('bookings:write');
  const opened = day && [...day.bookings, ...day.news].find(({ id }) => id === address.booking);
  const open = useKeptScroll({ isOpen: Boolean(opened), open: address.open });
  return (
    <div className="bookings" data-shows-one={Boolean(opened)}>
      {/* It stays where one booking stands in the place of the day. */}
      <h1 className="sr-only">{title}</h1>
      <DayHead {...{ choice, day }} onDate={address.goTo} />
      {error !== null && (
        <div className="board-faults">
          <BoardFault {...{ error, shownAt }} />
        </div>
      )}
      {day === null && error === null && (
        <div className="booking-skeleton" aria-busy="true">
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} />
          ))}
        </div>
      )}
      {day && (
        <DayContext value={{ slug, day, currency, mayWrite, hasAccounts: branch.has_accounts, show, open }}>
          <DayView opened={opened ?? null} />
        </DayContext>
      )}
    </div>
  );
}

import type { BundleTable } from '@/backend/stored/tenant-bundle';
import { openFrom } from '@/lib/domain/booking/booking-hours';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { DAY_MINUTES, toMinutes } from '@/lib/domain/time/clock-time';
import type { YamlFile } from '../files/read-yaml';
import type { BranchesFile } from '../tenant-schema';

type Branch = BranchesFile[number];
type Booking = NonNullable<Branch['booking']>;
type Found = Said & { path: PropertyKey[] };

/** A Monday; only its weekday counts. */
const MONDAY = Date.parse('2026-01-05T00:00:00Z');
const dateOf = (index: number) => new Date(MONDAY + index * 86_400_000).toISOString().slice(0, 10);

/** Hours at which the branch is never open would be offered to nobody. */
function findHourProblems({ hours: weekly, timezone }: Branch, { hours }: Booking): Found[] {
  const week = { timezone, weekly, exceptions: [] };
  return hours.flatMap(({ days, first, last }, index) => {
    const start = toMinutes(first);
    const end = toMinutes(last) + (last < first ? DAY_MINUTES : 0);
    const shut = days.filter((day) => {
      const isOpen = openFrom({ hours: week, day: dateOf(WEEKDAYS.indexOf(day)) });
      return !isOpen(start) || !isOpen(end);
    });
    if (shut.length === 0) return [];
    return [{ path: ['hours', index], ...say('booking_closed', { first, last, days: shut.join(', ') }) }];
  });
}

/** Counts the seats of the largest table, or of all tables of one group. */
function mostSeats(tables: readonly BundleTable[]): number {
  const sums = new Map<string, number>();
  for (const { label, joinGroup, seats } of tables) {
    const place = joinGroup === null ? `table ${label}` : `group ${joinGroup}`;
    sums.set(place, (sums.get(place) ?? 0) + (seats ?? 0));
  }
  return Math.max(0, ...sums.values());
}

function findSeatProblems(booking: Booking, tables: readonly BundleTable[]): Found[] {
  const most = mostSeats(tables);
  if (most === 0) return [{ path: [], ...say('booking_seatless') }];
  if (booking.max_people <= most) return [];
  return [{ path: ['max_people'], ...say('booking_people', { given: booking.max_people, most }) }];
}

function findServiceProblems({ services }: Branch): Found[] {
  if (services.includes('book')) return [];
  return [{ path: [], ...say('booking_unserved') }];
}

/** (rule booking/hours, rule booking/tables) @param tables null where they could not be read */
export function findBookingProblems(
  { value, at }: YamlFile<BranchesFile>,
  tables: readonly BundleTable[] | null,
): Problem[] {
  return (value ?? []).flatMap((branch, index) => {
    const { booking, slug } = branch;
    if (!booking) return [];
    const seated = tables?.filter((one) => one.branchSlug === slug && one.kind === 'table' && one.active);
    const found = [
      ...findServiceProblems(branch),
      ...findHourProblems(branch, booking),
      ...(seated ? findSeatProblems(booking, seated) : []),
    ];
    return found.map(({ path, ...said }) => ({ place: at([index, 'booking', ...path]), ...said }));
  });
}

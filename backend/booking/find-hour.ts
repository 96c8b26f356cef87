import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { type BookingHour, findBookingHour } from '@/lib/domain/booking/booking-hours';
import type { BookingBranch } from './load-branch';

export type Wish = { date: string; hour: string; people: number };

/** @throws booking_people, booking_day, booking_walk_in, booking_notice, booking_hour (rule booking/hours) */
export function getHour({
  ctx,
  branch: { rules, hours },
  wish,
}: Pick<TenantSql, 'ctx'> & { branch: BookingBranch; wish: Wish }): BookingHour {
  const { date, hour, people } = wish;
  const { found, obstacle } = findBookingHour({ rules, hours, now: ctx.now, date, hour, people });
  if (found) return found;
  throw new AppError(obstacle, obstacle === 'booking_people' ? { values: { most: rules.maxPeople } } : {});
}

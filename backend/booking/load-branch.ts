import { getSupplierRow, type SupplierRow } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { bookingDayOf } from '@/lib/domain/booking/booking-hours';
import type { BookingRules } from '@/lib/domain/booking/booking-rules';
import type { BookingTable } from '@/lib/domain/booking/choose-tables';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';

/** A branch whose tables are booked, the smallest first by the tenant's file. */
export type BookingBranch = {
  row: SupplierRow;
  rules: BookingRules;
  hours: OpeningHours;
  tables: BookingTable[];
};

async function listTables({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<BookingTable[]> {
  const rows = await sql<{ id: number; seats: number | null; join_group: string | null }>(
    `select id, seats, join_group from tables
     where instance_id = $1 and supplier_id = $2 and kind = 'table' and active and removed_at is null
       and seats is not null
     order by position, id`,
    [ctx.instance.id, supplierId],
  );
  return rows.map(({ id, seats, join_group: joinGroup }) => ({ id, seats: seats ?? 0, joinGroup }));
}

/** The rules of a branch that takes no bookings, or no longer does: earlier bookings can still be cancelled. */
const NO_BOOKINGS: BookingRules = {
  hours: [],
  interval: 30,
  stays: [],
  noticeMinutes: 0,
  days: 0,
  maxPeople: 0,
  oversize: null,
  walkInDays: [],
  walkInDates: [],
  waitingListDays: [],
  approvedPeople: null,
};

export const rulesOf = (row: SupplierRow): BookingRules =>
  row.services.includes('book') ? (row.settings.booking ?? NO_BOOKINGS) : NO_BOOKINGS;

/** Null in a hold. */
export type AgreedBranch = Pick<SupplierRow['settings'], 'name' | 'address' | 'timezone'> | null;

/**
 * The branch as it was when the booking was made (rule booking/agreed). Free tables are those of the branch as it is
 * today.
 */
export const asAgreed = ({
  supplier,
  agreed,
}: {
  supplier: SupplierRow;
  agreed: AgreedBranch;
}): SupplierRow => ({
  ...supplier,
  settings: { ...supplier.settings, ...agreed },
});

/** Date and hour of an instant by the branch's clock, and the day to which they belong (rule branches/night). */
export function bookedAt({ row, at }: { row: SupplierRow; at: Date }) {
  const { settings } = row;
  const { date, minute } = localMoment({ at, timezone: settings.timezone });
  const day = bookingDayOf({ rules: rulesOf(row), hours: settings, date, minute });
  return { date, hour: toClockTime(minute), day };
}

export async function toBookingBranch({
  sql,
  ctx,
  row,
}: TenantSql & { row: SupplierRow }): Promise<BookingBranch> {
  const { timezone, weekly, exceptions } = row.settings;
  const rules = rulesOf(row);
  const tables = rules === NO_BOOKINGS ? [] : await listTables({ sql, ctx, supplierId: row.id });
  return { row, rules, hours: { timezone, weekly, exceptions }, tables };
}

export const takesBookings = ({ rules }: Pick<BookingBranch, 'rules'>): boolean => rules !== NO_BOOKINGS;

/** @throws service_unavailable where no table is booked */
export function assertBooks(branch: BookingBranch): void {
  if (!takesBookings(branch)) throw new AppError('service_unavailable');
}

/** @throws not_found, service_unavailable where no table is booked */
export async function loadBranch({
  sql,
  ctx,
  branchId,
}: TenantSql & { branchId: number | string }): Promise<BookingBranch> {
  const row = await getSupplierRow(sql, ctx.instance.id, String(branchId));
  const branch = await toBookingBranch({ sql, ctx, row });
  assertBooks(branch);
  return branch;
}

import {
  asAgreed,
  bookedAt,
  listBookingsBetween,
  listUnreadBookings,
  rulesOf,
  type StaffBookingRow,
  takesBookings,
} from '@/backend/booking';
import { getKnownSupplierRow } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { bookingDayKind, bookingSpanOf } from '@/lib/domain/booking/booking-span';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { listDayAccounts, listDayTables } from './list-day-tables';
import { toStaffBookings } from './staff-booking-rows';

type Branch = Awaited<ReturnType<typeof getKnownSupplierRow>>;
type OfDay = TenantSql & { branch: Branch; date: string };

/** A booking keeps the zone in which it was made, so more than the day is looked through. */
async function listOwn({ sql, ctx, branch, date }: OfDay): Promise<StaffBookingRow[]> {
  const { timezone } = branch.settings;
  const at = (inDays: number) => toInstant({ date: addDays(date, inDays), minute: 0, timezone }).at;
  const rows = await listBookingsBetween({ sql, ctx, supplierId: branch.id, from: at(-1), until: at(3) });
  return rows.filter((row) => bookedAt({ row: asAgreed(row), at: row.starts_at }).day === date);
}

/** The day itself: its hours and its tables. */
async function readDay({ rows, ...of }: OfDay & { rows: readonly StaffBookingRow[] }) {
  const { branch, date, ctx } = of;
  const { timezone, weekly, exceptions } = branch.settings;
  const asked = { rules: rulesOf(branch), hours: { timezone, weekly, exceptions }, day: date };
  const stays = rows
    .filter(({ state }) => state !== 'cancelled')
    .map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() }));
  const span = bookingSpanOf({ ...asked, stays });
  const kept = rows.flatMap(({ tables }) => tables.map(({ id }) => id));
  const tables = await listDayTables({ ...of, supplierId: branch.id, kept });
  return {
    today: bookedAt({ row: branch, at: ctx.now }).day,
    takes_bookings: !branch.is_removed && takesBookings(asked),
    kind: bookingDayKind(asked),
    span: { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() },
    tables,
    accounts: await listDayAccounts({ ...of, tables }),
  };
}

/** `GET /staff/bookings.json` (rule staff/bookings). @throws not_found */
export function listBookingDay({
  ctx,
  input: { supplierId, date: asked },
}: {
  ctx: Context;
  input: { supplierId: string; date: string | null };
}): Promise<BookingDay> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await getKnownSupplierRow(sql, ctx.instance.id, supplierId);
    const date = asked ?? bookedAt({ row: branch, at: ctx.now }).day;
    const of = { sql, ctx, branch, date };
    const rows = await listOwn(of);
    const unread = await listUnreadBookings({ sql, ctx, supplierId: branch.id });
    return {
      supplier_id: branch.id,
      timezone: branch.settings.timezone,
      date,
      ...(await readDay({ ...of, rows })),
      bookings: await toStaffBookings({ sql, ctx, rows }),
      news: await toStaffBookings({ sql, ctx, rows: unread }),
    };
  });
}

import type { TenantSql } from '@/backend/context';
import { listOpenAccountIds } from '@/backend/purchases';
import { staffOf } from '@/backend/staff/staff-actor';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';

/**
 * The tables of a branch in the order of its file: those that are booked, and those that bookings of the day still have.
 * @param kept ids of the latter
 */
export async function listDayTables({
  sql,
  ctx,
  supplierId,
  kept,
}: TenantSql & { supplierId: number; kept: readonly number[] }): Promise<BookingDay['tables']> {
  const isBooked = `kind = 'table' and active and removed_at is null and seats is not null`;
  return sql<BookingDay['tables'][number]>(
    `select id, label, seats, area, join_group, ${isBooked} as is_booked from tables
     where instance_id = $1 and supplier_id = $2 and (${isBooked} or id = any ($3::bigint[])) order by position, id`,
    [ctx.instance.id, supplierId, kept],
  );
}

/** The open accounts of these tables, for who works on tables: a party without a booking may sit there. */
export async function listDayAccounts({
  sql,
  ctx,
  tables,
}: TenantSql & { tables: BookingDay['tables'] }): Promise<BookingDay['accounts']> {
  if (staffOf(ctx)?.scopes.includes('tables:write') === false) return [];
  const accounts = await listOpenAccountIds({ sql, ctx, tableIds: tables.map(({ id }) => id) });
  return accounts.map(({ opened_at: at, ...account }) => ({ ...account, opened_at: at.toISOString() }));
}

import type { TenantSql } from '@/backend/context';
import { listOpenAccountIds } from '@/backend/purchases';

/** A party that nobody freed the tables of has gone long ago, whatever the list says: no stay is longer. */
const LONGEST_SITTING_MS = 12 * 60 * 60_000;

/**
 * The tables at which somebody sits now, whatever is booked there: their account is open, or they sit beyond their time and
 * staff have not freed the table (rule staff/bookings, docs/decisions/0368).
 */
export async function listOccupied({
  sql,
  ctx,
  tableIds,
}: TenantSql & { tableIds: readonly number[] }): Promise<Set<number>> {
  const accounts = await listOpenAccountIds({ sql, ctx, tableIds });
  const sitting = await sql<{ table_id: number }>(
    `select o.table_id from booking_tables o join bookings b on b.instance_id = o.instance_id and b.id = o.booking_id
     where o.instance_id = $1 and o.table_id = any ($2::bigint[]) and b.status = 'approved'
       and b.seated_at is not null and b.starts_at > $3`,
    [ctx.instance.id, tableIds, new Date(ctx.now.getTime() - LONGEST_SITTING_MS)],
  );
  return new Set([...accounts, ...sitting].map(({ table_id: id }) => id));
}

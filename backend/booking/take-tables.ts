import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { type Span, staySpan } from '@/lib/domain/booking/booking-rules';
import { chooseTables, type TakenTable } from '@/lib/domain/booking/choose-tables';
import { type BookingBranch, loadBranch } from './load-branch';

/** Keeps these locks apart from others of two numbers. */
const LOCK = 720_187;
/** Fits the second number of a lock. */
const LOCKS = 2_000_000_000;
/** No stay is longer (docs/tenants.md). */
const LONGEST_STAY = '12 hours';

/** Serializes changes of the taken tables of a branch until the transaction ends (docs/decisions/0220). */
export async function lockTables({
  sql,
  supplierId,
}: Pick<TenantSql, 'sql'> & { supplierId: number }): Promise<void> {
  await sql('select pg_advisory_xact_lock($1, $2)', [LOCK, supplierId % LOCKS]);
}

/** @throws what `loadBranch` throws */
export async function lockBranch({
  sql,
  ctx,
  branchId,
}: TenantSql & { branchId: number | string }): Promise<BookingBranch> {
  const { row } = await loadBranch({ sql, ctx, branchId });
  await lockTables({ sql, supplierId: row.id });
  return loadBranch({ sql, ctx, branchId: row.id });
}

/** Lists the tables that are held, offered or booked in that time; neither expired holds nor those of `holder`. */
export async function listTaken({
  sql,
  ctx,
  supplierId,
  span,
  holder = null,
}: TenantSql & { supplierId: number; span: Span; holder?: number | null }): Promise<TakenTable[]> {
  const rows = await sql<{ table_id: number; starts_at: Date; ends_at: Date }>(
    `select t.table_id, b.starts_at, b.ends_at
     from bookings b join booking_tables t on t.instance_id = b.instance_id and t.booking_id = b.id
     where b.instance_id = $1 and b.supplier_id = $2 and b.status <> 'cancelled'
       and b.starts_at > $3::timestamptz - interval '${LONGEST_STAY}' and b.starts_at < $4 and b.ends_at > $3
       and (b.held_until is null or b.held_until > $5)
       and (b.status <> 'held' or b.profile_id is distinct from $6::bigint)`,
    [ctx.instance.id, supplierId, new Date(span.from), new Date(span.to), ctx.now, holder],
  );
  return rows.map(({ table_id: tableId, starts_at, ends_at }) => ({
    tableId,
    from: starts_at.getTime(),
    to: ends_at.getTime(),
  }));
}

/** The tables for a party at a moment, of a branch that the caller has locked; null where none is left. */
export async function findTables({
  sql,
  ctx,
  branch: { row, rules, tables },
  people,
  at,
}: TenantSql & { branch: BookingBranch; people: number; at: Date }): Promise<{
  span: Span;
  tableIds: number[];
} | null> {
  const span = staySpan({ stays: rules.stays, people, at });
  const taken = await listTaken({ sql, ctx, supplierId: row.id, span });
  const tableIds = chooseTables({ tables, taken, span, people, oversize: rules.oversize });
  return tableIds && { span, tableIds };
}

/** @throws booking_full where none is left */
export async function getTables(
  asked: Parameters<typeof findTables>[0],
): Promise<{ span: Span; tableIds: number[] }> {
  const found = await findTables(asked);
  if (!found) throw new AppError('booking_full');
  return found;
}

export async function writeTables({
  sql,
  ctx,
  bookingId,
  span,
  tableIds,
}: TenantSql & { bookingId: number; span: Span; tableIds: readonly number[] }): Promise<void> {
  await sql(
    `insert into booking_tables (instance_id, booking_id, table_id, during)
     select $1, $2, table_id, tstzrange($4, $5) from unnest($3::bigint[]) as table_id order by table_id`,
    [ctx.instance.id, bookingId, tableIds, new Date(span.from), new Date(span.to)],
  );
}

export async function freeTables({ sql, ctx, bookingId }: TenantSql & { bookingId: number }): Promise<void> {
  await sql('delete from booking_tables where instance_id = $1 and booking_id = $2', [
    ctx.instance.id,
    bookingId,
  ]);
}

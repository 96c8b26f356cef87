import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';
import { acquisitionOf } from '../acquisition-of';
import { recordEvent } from '../record-event';

/** The open account of a table, which the diner begins. It does nothing where the table has one (guarantee/one-account). */
export async function createAccount({
  sql,
  ctx,
  tableId,
  supplierId,
  profileId,
}: {
  sql: Sql;
  ctx: Context;
  tableId: number;
  supplierId: number;
  profileId: number;
}): Promise<void> {
  const [opened] = await sql<{ id: number }>(
    `insert into purchases (instance_id, profile_id, supplier_id, service, table_id, is_account, status, stock_held, bill,
       total_minor, created_at, updated_at, placed_at, released_at, touched_at, acquisition_id)
     values ($1, $2, $3, 'on_table', $4, true, 'in_progress', true, '[{"kind":"products","amountMinor":0}]', 0, $5, $5, $5, $5, $5, ${acquisitionOf('$2')})
     on conflict (instance_id, table_id) where is_account and status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}
       do nothing returning id`,
    [ctx.instance.id, profileId, supplierId, tableId, ctx.now],
  );
  if (opened) await recordEvent({ sql, ctx, purchaseId: opened.id, kind: 'status', value: 'in_progress' });
}

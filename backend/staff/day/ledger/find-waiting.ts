import type { TenantSql } from '@/backend/context';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { WaitingKind } from '@/lib/domain/money/before-close';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';

/** An order that was not paid for so long is not this evening's. */
const DAYS_MS = 2 * 24 * 3_600_000;

/**
 * Counts what waits at a branch when its day is closed (rule staff/before-close): open accounts of tables, orders of two days that are not
 * paid, shares that are paid in person, transfers to review, money that is owed back, charges that do not match, and deposits of bookings to come.
 */
export async function findWaiting({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<Record<WaitingKind, number>> {
  const [row] = await sql<Record<WaitingKind, number>>(
    `select
       (select count(*) from purchases c where c.instance_id = $1 and c.supplier_id = $2 and c.is_account
          and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)})::int as accounts,
       (select count(*) from purchases c where c.instance_id = $1 and c.supplier_id = $2 and not c.is_account and not c.is_split
          and c.service <> 'book' and c.status not in ('cart', 'cancelled') and c.placed_at > $3 and c.court_order_id is null
          and c.total_minor > coalesce((select sum(p.amount_minor) from payments p where p.instance_id = c.instance_id
            and p.purchase_id = c.id and p.status = 'success'), 0))::int as orders,
       (select count(*) from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id and c.is_account
          where p.instance_id = $1 and c.supplier_id = $2 and p.status = 'pending' and p.provider is null)::int as shares,
       (select count(*) from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
          join transfer_proofs t on t.instance_id = p.instance_id and t.payment_id = p.id
          where p.instance_id = $1 and c.supplier_id = $2 and p.method = 'transfer' and p.status = 'pending')::int as transfers,
       (select count(*) from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
          join purchases c on c.instance_id = p.instance_id and c.id = coalesce(r.stall_order_id, p.purchase_id)
          where r.instance_id = $1 and c.supplier_id = $2 and r.state <> 'given')::int as refunds,
       (select count(*) from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
          where p.instance_id = $1 and c.supplier_id = $2 and p.misfit is not null and not p.misfit ? 'settledAt')::int as charges,
       (select count(*) from bookings b join purchases d on d.instance_id = b.instance_id and d.id = b.deposit_purchase_id
          where b.instance_id = $1 and b.supplier_id = $2 and d.released_at is not null
            and d.status not in ('cart', 'cancelled', 'finished') and b.deposit_account_id is null)::int as deposits`,
    [ctx.instance.id, supplierId, new Date(ctx.now.getTime() - DAYS_MS)],
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}

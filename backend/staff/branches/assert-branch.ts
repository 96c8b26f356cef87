import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { BranchThing, CallBranch } from '@/lib/contract/define-call';
import { branchesOf } from './own-branches';

/**
 * SQL: the branch of thing $2, of kind $3, of tenant $1; null for none. A thing stays at its branch, and a stall gives its own part back.
 * The words of a court's diner are of each of its stalls too: of one of the branches $4, where there is such.
 */
const BRANCH_OF = `select case $3::text
    when 'order' then (select supplier_id from purchases where instance_id = $1 and id = $2)
    when 'payment' then (select c.supplier_id from payments p
      join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id where p.instance_id = $1 and p.id = $2)
    when 'refund' then (select c.supplier_id from refunds r
      join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
      join purchases c on c.instance_id = p.instance_id and c.id = coalesce(r.stall_order_id, p.purchase_id)
      where r.instance_id = $1 and r.id = $2)
    when 'booking' then (select supplier_id from bookings where instance_id = $1 and id = $2)
    when 'offer' then (select supplier_id from supplier_products where instance_id = $1 and id = $2)
    when 'waiter_call' then (select t.supplier_id from waiter_calls c
      join tables t on t.instance_id = c.instance_id and t.id = c.table_id where c.instance_id = $1 and c.id = $2)
    when 'table' then (select supplier_id from tables where instance_id = $1 and id = $2)
    when 'help_request' then (select c.supplier_id from help_requests h
      join purchases c on c.instance_id = h.instance_id and h.purchase_id in (c.id, c.court_order_id)
      where h.instance_id = $1 and h.id = $2 order by c.supplier_id = any ($4::bigint[]) desc limit 1)
    when 'television' then (select supplier_id from televisions where instance_id = $1 and id = $2)
    when 'close' then (select supplier_id from money_closes where instance_id = $1 and id = $2)
    when 'move' then (select supplier_id from money_moves where instance_id = $1 and id = $2)
    when 'branch' then $2
    when 'device' then (select supplier_id from staff_devices where instance_id = $1 and id = $2)
  end as supplier_id`;

/** The parts of a call that may name something, as they were sent. */
export type Named = { params: unknown; query: unknown; body: unknown };

const fieldOf = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;

async function findBranch({
  ctx,
  own,
  branch,
  named: { params, query, body },
}: {
  ctx: Context;
  own: readonly number[];
  branch: BranchThing | 'named';
  named: Named;
}): Promise<number | null> {
  if (branch === 'named') return Number(fieldOf(query, 'supplier_id') ?? fieldOf(body, 'supplier_id'));
  const { id: instanceId } = ctx.instance;
  const asked = [instanceId, fieldOf(params, 'id'), branch, own];
  const [row] = await ctx.db.statement<{ supplier_id: number | null }>(instanceId, BRANCH_OF, asked);
  return row?.supplier_id ?? null;
}

/**
 * The one place that keeps somebody out of what other branches have: each call of staff says in the contract what it is about
 * (rule staff/branches). @throws not_found as for what does not exist, forbidden for what is the whole restaurant's
 */
export async function assertBranch({
  ctx,
  branch,
  named,
}: {
  ctx: Context;
  branch: CallBranch;
  named: Named;
}): Promise<void> {
  const own = branchesOf(ctx);
  if (own === null || branch === 'asked') return;
  if (branch === 'whole') throw new AppError('forbidden');
  const found = await findBranch({ ctx, own, branch, named });
  if (found === null || !own.includes(found)) throw new AppError('not_found');
}

/** For what names no id of its own. @throws not_found */
export function assertOwnBranch({ ctx, supplierId }: { ctx: Context; supplierId: number }): void {
  const own = branchesOf(ctx);
  if (own !== null && !own.includes(supplierId)) throw new AppError('not_found');
}

import type { TenantSql } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { ORDERS_PAGE } from '@/lib/domain/orders/order-lists';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import { listKitchenAccounts } from './accounts/account-rows';
import type { MemberPurchaseRow, PurchaseRow } from './purchase-row';
import { CLOSED, MEMBER_SELECT, PURCHASE_SELECT } from './select-purchase';
import { hasNews } from './staff-news';

const MOST_OF_STAFF = 200;

const HOLDS_LINES = `exists (select 1 from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id)`;
/** An account without a round is no order yet, and the deposit of a booking is none (rule orders/lists). */
const IS_LISTED = `(not c.is_account or ${HOLDS_LINES}) and c.service <> 'book'`;

/** A cart is its owner's, and the guests' of a group that is open (rule cart/group); of a branch that is no more nothing comes of it. */
const IS_OWN_CART = `(m.role = 'owner' or m.number is not null and m.left_at is null and c.group_until > $3) and ${HOLDS_LINES}
  and s.removed_at is null`;

/** The diner's carts with products and running orders, the newest first (rule orders/lists, rule cart/found-again). */
export const listRunningPurchases = ({ sql, ctx }: TenantSql): Promise<MemberPurchaseRow[]> =>
  sql<MemberPurchaseRow>(
    `${MEMBER_SELECT} and c.status not in ${CLOSED}
       and (c.status <> 'cart' or ${IS_OWN_CART}) and ${IS_LISTED}
     order by c.id desc limit ${ORDERS_PAGE}`,
    [ctx.instance.id, getDinerId(ctx), ctx.now],
  );

/** The diner's orders that are over, the newest first. @param before an id: those behind it */
export const listClosedPurchases = ({
  sql,
  ctx,
  before,
}: TenantSql & { before: string | null }): Promise<MemberPurchaseRow[]> =>
  sql<MemberPurchaseRow>(
    `${MEMBER_SELECT} and c.status in ${CLOSED} and ($3::bigint is null or c.id < $3) and ${IS_LISTED}
     order by c.id desc limit ${ORDERS_PAGE}`,
    [ctx.instance.id, getDinerId(ctx), before],
  );

/** The stalls' parts of orders of a court (rule table/court). */
export const listStallPurchases = ({
  sql,
  ctx,
  courtOrderIds,
}: TenantSql & { courtOrderIds: readonly number[] }): Promise<PurchaseRow[]> =>
  sql<PurchaseRow>(`${PURCHASE_SELECT} and c.court_order_id = any ($2::bigint[]) order by c.id`, [
    ctx.instance.id,
    courtOrderIds,
  ]);

export const MOST_DONE = 300;

/** Orders of a branch that were handed over or cancelled since, the last first; one more than are shown, where there are more. */
export const listDonePurchases = ({
  sql,
  ctx,
  supplierId,
  since,
}: TenantSql & { supplierId: number; since: Date }): Promise<PurchaseRow[]> =>
  sql<PurchaseRow>(
    `${PURCHASE_SELECT} and c.released_at is not null and not c.is_split and not c.is_account and c.service <> 'book'
       and c.supplier_id = $2 and c.status in ('delivered', 'finished', 'cancelled') and c.updated_at >= $3
       and exists (select 1 from purchase_events e where e.instance_id = c.instance_id and e.purchase_id = c.id
         and e.kind = 'status' and e.value = c.status and e.created_at >= $3)
     order by c.updated_at desc, c.id desc limit ${MOST_DONE + 1}`,
    [ctx.instance.id, supplierId, since],
  );

/**
 * Orders that have news for staff, then those that the kitchen still has to do, the oldest first (rule staff/news). An account
 * stands where its last round came. @param branches null: of all @param id null: all of them
 */
export async function listPurchasesOfStaff({
  sql,
  ctx,
  branches,
  id,
}: TenantSql & { branches: RoleBranches; id: string | null }): Promise<PurchaseRow[]> {
  const accounts = await listKitchenAccounts({ sql, ctx, branches });
  return sql<PurchaseRow>(
    `${PURCHASE_SELECT} and c.released_at is not null and not c.is_split and c.service <> 'book' and c.status <> 'cart'
       and (c.unread_event_id is not null and ${hasNews('$5')} or not c.is_account and c.status not in ${CLOSED} or c.id = any ($4::bigint[]))
       and ($2::bigint[] is null or c.supplier_id = any ($2)) and ($3::bigint is null or c.id = $3)
     order by c.unread_event_id is null, case when c.is_account then (select max(r.sent_at) from rounds r
         where r.instance_id = c.instance_id and r.purchase_id = c.id) else c.released_at end, c.id limit ${MOST_OF_STAFF}`,
    [ctx.instance.id, branches, id, accounts, ctx.now],
  );
}

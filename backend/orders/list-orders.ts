import { MEMBER_SELECT, type MemberPurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Order } from '@/lib/contract/orders/orders';
import { ORDERS_PAGE } from '@/lib/domain/orders/order-lists';
import { toOrders } from './load-order';
import { CLOSED } from './order-rows';
import { readAtOnce } from './read-at-once';

const HOLDS_LINES = `exists (select 1 from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id)`;
/** An account that nobody sent anything to is no order yet, the deposit of a booking none (rule orders/lists). */
const IS_LISTED = `(not c.is_account or ${HOLDS_LINES}) and c.service <> 'book'`;

/** A cart is its owner's, and the guests' of a group that is open (rule cart/group); of a branch that is no more nothing comes of it. */
const IS_OWN_CART = `(m.role = 'owner' or m.number is not null and m.left_at is null and c.group_until > $3) and ${HOLDS_LINES}
  and s.removed_at is null`;

/** Carts with products, and running orders (rule orders/lists, rule cart/found-again). */
export function listActualPurchases({ ctx }: { ctx: Context }): Promise<Order[]> {
  return readAtOnce(ctx, async (sql) => {
    const purchases = await sql<MemberPurchaseRow>(
      `${MEMBER_SELECT} and c.status not in ${CLOSED}
         and (c.status <> 'cart' or ${IS_OWN_CART}) and ${IS_LISTED}
       order by c.id desc limit ${ORDERS_PAGE}`,
      [ctx.instance.id, getDinerId(ctx), ctx.now],
    );
    return toOrders({ sql, ctx, purchases });
  });
}

/** `GET /api/my_purchases/{id}.json`: closed orders; the id is the caller's (rule platform/ids). @throws not_found */
export function listMyPurchases({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; before: string | undefined };
}): Promise<Order[]> {
  const profileId = getDinerId(ctx);
  if (input.id !== String(profileId)) throw new AppError('not_found');
  return readAtOnce(ctx, async (sql) => {
    const purchases = await sql<MemberPurchaseRow>(
      `${MEMBER_SELECT} and c.status in ${CLOSED} and ($3::bigint is null or c.id < $3) and ${IS_LISTED}
       order by c.id desc limit ${ORDERS_PAGE}`,
      [ctx.instance.id, profileId, input.before ?? null],
    );
    return toOrders({ sql, ctx, purchases });
  });
}

import { MEMBER_SELECT, type MemberPurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Order } from '@/lib/contract/orders/orders';
import { toOrders } from './load-order';
import { CLOSED } from './order-rows';
import { readAtOnce } from './read-at-once';

/** (guarantee/bounded-answers) */
const PAGE = 20;

/** Carts with products, and running orders (rule orders/lists, rule cart/found-again). */
export function listActualPurchases({ ctx }: { ctx: Context }): Promise<Order[]> {
  return readAtOnce(ctx, async (sql) => {
    const purchases = await sql<MemberPurchaseRow>(
      `${MEMBER_SELECT} and c.status not in ${CLOSED}
         and (c.status <> 'cart' or m.role = 'owner' and exists (select 1 from purchase_lines l
           where l.instance_id = c.instance_id and l.purchase_id = c.id))
       order by c.id desc limit ${PAGE}`,
      [ctx.instance.id, getDinerId(ctx)],
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
      `${MEMBER_SELECT} and c.status in ${CLOSED} and ($3::bigint is null or c.id < $3)
       order by c.id desc limit ${PAGE}`,
      [ctx.instance.id, profileId, input.before ?? null],
    );
    return toOrders({ sql, ctx, purchases });
  });
}

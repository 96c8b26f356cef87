import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { listClosedPurchases, listRunningPurchases } from '@/backend/purchases';
import type { Order } from '@/lib/contract/orders/orders';
import { toOrders } from './load-order';
import { readAtOnce } from './read-at-once';

/** Carts with products, and running orders (rule orders/lists, rule cart/found-again). */
export function listActualPurchases({ ctx }: { ctx: Context }): Promise<Order[]> {
  return readAtOnce(ctx, async (sql) => {
    const purchases = await listRunningPurchases({ sql, ctx });
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
  if (input.id !== String(getDinerId(ctx))) throw new AppError('not_found');
  return readAtOnce(ctx, async (sql) => {
    const purchases = await listClosedPurchases({ sql, ctx, before: input.before ?? null });
    return toOrders({ sql, ctx, purchases });
  });
}

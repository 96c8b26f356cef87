import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { getOwnPurchase } from '@/backend/purchases';
import type { Rating } from '@/lib/contract/feedback/rating';
import type { Order } from '@/lib/contract/orders/orders';
import { loadOrder, readHistory } from './load-order';
import { ratingObstacleOf } from './rating-rows';

/**
 * `POST /orders/{id}/rating.json`: once for each who ordered; the same again is the same (rule feedback/order-rating).
 * @throws not_found, owner_only, rating_early, rating_over, already_rated
 */
export function rateOrder({
  ctx,
  input: { id, rating },
}: {
  ctx: Context;
  input: { id: string; rating: Rating };
}): Promise<Order> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id, group: true, table: true });
    const { moments } = await readHistory({ sql, ctx, purchases: [purchase] });
    const obstacle = ratingObstacleOf({ ctx, purchase, moments });
    if (obstacle) throw new AppError(obstacle);
    const { score } = rating;
    const comment = rating.comment.trim();
    const [written] = await sql<{ id: number }>(
      `insert into order_ratings (instance_id, purchase_id, profile_id, score, comment, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict on constraint one_rating_of_each_diner do nothing returning id`,
      [ctx.instance.id, purchase.id, getDinerId(ctx), score, comment, ctx.now],
    );
    const order = await loadOrder({ sql, ctx, purchaseId: purchase.id });
    const isSame = order.rating?.score === score && order.rating.comment === comment;
    if (!written && !isSame) throw new AppError('already_rated');
    return order;
  });
}

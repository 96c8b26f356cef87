import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { MemberPurchaseRow } from '@/backend/purchases';
import type { Order } from '@/lib/contract/orders/orders';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import { orderRatingObstacle } from '@/lib/domain/orders/order-rating';
import type { OrderMoment } from './read-moments';

export type OrderRatingRow = { purchase_id: number; score: RatingScore; comment: string };

/** Lists one diner's ratings. */
export const listOwnRatings = ({
  sql,
  ctx,
  profileId,
  ids,
}: {
  sql: Sql;
  ctx: Context;
  profileId: number;
  ids: readonly number[];
}): Promise<OrderRatingRow[]> =>
  sql<OrderRatingRow>(
    `select purchase_id, score, comment from order_ratings
     where instance_id = $1 and profile_id = $2 and purchase_id = any ($3::bigint[])`,
    [ctx.instance.id, profileId, ids],
  );

/** A person who only pays by a link has no number and rates nothing; a deposit is no order (rule booking/deposit). */
export const ratingObstacleOf = ({
  ctx,
  purchase: { id, status, service, role, member_number: number },
  moments,
}: {
  ctx: Context;
  purchase: MemberPurchaseRow;
  moments: readonly OrderMoment[];
}) =>
  orderRatingObstacle({
    status,
    moments: moments
      .filter((one) => one.purchase_id === id)
      .map(({ value, created_at }) => ({ status: value, at: created_at })),
    isTheirs: service !== 'book' && (role === 'owner' || number !== null),
    now: ctx.now,
  });

/** The caller's rating of the order, and whether they may rate it (rule feedback/order-rating). */
export function toOwnRating({
  ratings,
  ...asked
}: Parameters<typeof ratingObstacleOf>[0] & { ratings: readonly OrderRatingRow[] }): Pick<
  Order,
  'rating' | 'can_rate'
> {
  const said = ratings.find((one) => one.purchase_id === asked.purchase.id);
  return {
    rating: said ? { score: said.score, comment: said.comment } : null,
    can_rate: !said && ratingObstacleOf(asked) === null,
  };
}

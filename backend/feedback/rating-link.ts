import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { ratingObstacleOf, readMoments } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { assertLink, findPurchase, type PurchaseRow } from '@/backend/purchases';
import type { KeptRating, Rate, RatedOrder } from '@/lib/contract/feedback/rating';
import { isSameRating, readAsked, toContact, toKept } from './kept-rating';

type Input = { id: string; token: string };
type Opened = {
  purchase: PurchaseRow;
  obstacle: ReturnType<typeof ratingObstacleOf>;
  rating: KeptRating | null;
};

/** The owner's word. */
async function readRating({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<KeptRating | null> {
  const [rating] = await sql<KeptRating>(
    `select score, menu_score, comment from order_ratings
     where instance_id = $1 and purchase_id = $2 and profile_id = $3`,
    [ctx.instance.id, purchase.id, purchase.profile_id],
  );
  return rating ?? null;
}

/** A link speaks for who owns the order. @throws not_found, link_expired */
async function open({
  sql,
  ctx,
  input: { id, token },
}: {
  sql: Sql;
  ctx: Context;
  input: Input;
}): Promise<Opened> {
  await assertLink({ sql, ctx, purchaseId: id, token, purpose: 'rate' });
  const purchase = await findPurchase({ sql, ctx, purchaseId: id });
  if (!purchase) throw new AppError('not_found');
  const moments = await readMoments({ sql, ctx, ids: [purchase.id] });
  const rating = await readRating({ sql, ctx, purchase });
  const owner = { ...purchase, role: 'owner', member_number: null, is_payer: false } as const;
  return { purchase, obstacle: ratingObstacleOf({ ctx, purchase: owner, moments }), rating };
}

/** `POST /orders/{id}/rating_link.json` (rule feedback/rating-link). @throws not_found, link_expired */
export const openRatingLink = ({ ctx, input }: { ctx: Context; input: Input }): Promise<RatedOrder> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase, obstacle, rating } = await open({ sql, ctx, input });
    const { name, phone, whatsapp } = purchase.supplier.settings;
    return {
      id: purchase.id,
      number: purchase.number,
      placed_at: (purchase.placed_at ?? purchase.created_at).toISOString(),
      supplier: { name, phone, whatsapp },
      rating,
      can_rate: !rating && obstacle === null,
    };
  });

/**
 * `POST /rate/{purchase_id}/{token}.json`: the owner's word of an order, once, by its page or by a link; the same again is
 * the same (rule feedback/rating-link).
 * @throws not_found, link_expired, invalid_input without a score of the order, rating_early, rating_over, already_rated
 */
export function rateByLink({
  ctx,
  input: { rate, ...link },
}: {
  ctx: Context;
  input: Input & { rate: Rate };
}): Promise<KeptRating> {
  const rating = toKept(rate);
  if (rating.score === null) throw new AppError('invalid_input', { fields: { rateExpSponsor: 'required' } });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase, obstacle } = await open({ sql, ctx, input: link });
    if (obstacle) throw new AppError(obstacle);
    const asked = await readAsked({ sql, instanceId: ctx.instance.id });
    // The tenant has stopped asking for the menu while the page was open: the order's score is kept.
    const kept = asked.menu ? rating : { ...rating, menu_score: null };
    const written = await sql(
      `insert into order_ratings (instance_id, purchase_id, profile_id, score, menu_score, comment, contact, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint one_rating_of_each_diner do nothing returning 1`,
      [
        ...[ctx.instance.id, purchase.id, purchase.profile_id],
        ...[kept.score, kept.menu_score, kept.comment, toContact(rate), ctx.now],
      ],
    );
    if (written.length > 0) return kept;
    const before = await readRating({ sql, ctx, purchase });
    if (!before || !isSameRating(before, kept)) throw new AppError('already_rated');
    return kept;
  });
}

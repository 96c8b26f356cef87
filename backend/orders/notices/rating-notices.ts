import type { TenantSql } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { ratingAskedAt } from '@/lib/domain/feedback/rating';

/**
 * Adds the notice with the order that it will ask about, in its diner's language; it waits until the order has come. None where the
 * installation sends no mail, or the order has no address (rule orders/notices).
 */
export async function addRatingNotice({
  sql,
  ctx,
  purchase: { id, details },
}: TenantSql & { purchase: Pick<PurchaseRow, 'id' | 'details'> }): Promise<void> {
  if (ctx.mail === null || !details.contact?.email) return;
  await sql(
    `insert into order_notices (instance_id, purchase_id, kind, lang) values ($1, $2, 'rating', $3)
     on conflict on constraint one_order_notice_of_a_kind do update set lang = excluded.lang`,
    [ctx.instance.id, id, ctx.lang],
  );
}

/** Asks once for a rating of an order that has come. */
export async function askRating({ sql, ctx, purchaseId }: TenantSql & { purchaseId: number }): Promise<void> {
  if (ctx.mail === null) return;
  await sql(
    `update order_notices set send_at = $3
     where instance_id = $1 and purchase_id = $2 and kind = 'rating' and send_at is null and send_tries = 0`,
    [ctx.instance.id, purchaseId, ratingAskedAt(ctx.now)],
  );
}

/** An order that has not come after all waits again to be asked about; what is being sent is left alone. */
export async function unaskRating({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<void> {
  await sql(
    `update order_notices set send_at = null
     where instance_id = $1 and purchase_id = $2 and kind = 'rating' and sent_at is null and send_tries = 0`,
    [ctx.instance.id, purchaseId],
  );
}

import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { KeptPrice } from '@/lib/domain/cart/kept-price';

/** Lines of a purchase that the caller has locked. */
type Work = { sql: Sql; ctx: Context; purchaseId: number };

/** @param kept the price that its pieces keep from now on; null: as before (rule cart/kept-price) */
export async function setLineCount({
  sql,
  ctx,
  purchaseId,
  lineId,
  count,
  kept = null,
}: Work & { lineId: number | string; count: number; kept?: KeptPrice | null }): Promise<void> {
  await sql(
    `update purchase_lines set count = $4, kept_price = coalesce($5::jsonb, kept_price)
     where instance_id = $1 and purchase_id = $2 and id = $3`,
    [ctx.instance.id, purchaseId, lineId, count, kept && JSON.stringify(kept)],
  );
}

/** @param counts with the line, maybe of another purchase, whose kept price each takes over; null: none */
export async function setLineCounts({
  sql,
  ctx,
  purchaseId,
  counts,
}: Work & {
  counts: readonly { lineId: number; count: number; metId: number | null }[];
}): Promise<void> {
  await sql(
    `update purchase_lines l set count = new.count, kept_price = coalesce(met.kept_price, l.kept_price)
     from unnest($3::bigint[], $4::int[], $5::bigint[]) as new (line_id, count, met_id)
     left join purchase_lines met on met.instance_id = $1 and met.id = new.met_id
     where l.instance_id = $1 and l.purchase_id = $2 and l.id = new.line_id`,
    [
      ctx.instance.id,
      purchaseId,
      counts.map(({ lineId }) => lineId),
      counts.map(({ count }) => count),
      counts.map(({ metId }) => metId),
    ],
  );
}

/** The same dishes, as another branch sells them. */
export async function setOffers({
  sql,
  ctx,
  purchaseId,
  lines,
}: Work & { lines: readonly { lineId: number; offerId: number }[] }): Promise<void> {
  await sql(
    `update purchase_lines l set offer_id = new.offer_id
     from unnest($3::bigint[], $4::bigint[]) as new (line_id, offer_id)
     where l.instance_id = $1 and l.purchase_id = $2 and l.id = new.line_id`,
    [ctx.instance.id, purchaseId, lines.map(({ lineId }) => lineId), lines.map(({ offerId }) => offerId)],
  );
}

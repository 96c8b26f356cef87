import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { KeptPrice } from '@/lib/domain/cart/kept-price';

type NewLine = {
  purchaseId: number;
  offerId: number;
  /** JSON of the stored choices, sorted, so that equal choices are equal text. */
  choices: string;
  comment: string;
  count: number;
  /** Its place among the lines. */
  createdAt: Date | string;
  /** The profile that chose it; null: the owner's of a cart, or the whole table's. */
  memberId?: number | null;
  kept?: KeptPrice | null;
};

type Work = { sql: Sql; ctx: Context; line: NewLine };

const valuesOf = ({ ctx, line }: Omit<Work, 'sql'>): unknown[] => [
  ctx.instance.id,
  line.purchaseId,
  line.offerId,
  line.choices,
  line.comment,
  line.count,
  line.createdAt,
  line.memberId ?? null,
  line.kept ? JSON.stringify(line.kept) : null,
];

/** Adds a line to a purchase that the caller has locked. */
export async function addLine({ sql, ctx, line }: Work): Promise<void> {
  await sql(
    `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at, member_id, kept_price)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9::jsonb)`,
    valuesOf({ ctx, line }),
  );
}

/**
 * Writes a line where others are: it counts on the line `countsOn`, which equals it and keeps the new price; else it becomes the
 * line `replacedId`, with all else that is known of that one; else it is added. A replaced line that counts on another is
 * removed. The caller has locked the purchase.
 */
export async function putLine({
  sql,
  ctx,
  line,
  replacedId,
  countsOn,
}: Work & { replacedId: number | null; countsOn: number | null }): Promise<void> {
  await sql(
    `with counted as (
       update purchase_lines l set count = count + $6, kept_price = $9::jsonb, for_all = l.for_all or coalesce((
           select one.for_all from purchase_lines one where one.instance_id = $1 and one.id = $10), false)
       where instance_id = $1 and purchase_id = $2 and id = $11
       returning id),
     changed as (
       update purchase_lines set count = $6, choices = $4::jsonb, comment = $5, kept_price = $9::jsonb
       where instance_id = $1 and purchase_id = $2 and id = $10 and not exists (select 1 from counted)),
     merged as (
       delete from purchase_lines where instance_id = $1 and purchase_id = $2 and id = $10 and exists (select 1 from counted))
     insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at, member_id, kept_price)
     select $1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9::jsonb where $10::bigint is null and not exists (select 1 from counted)`,
    [...valuesOf({ ctx, line }), replacedId, countsOn],
  );
}

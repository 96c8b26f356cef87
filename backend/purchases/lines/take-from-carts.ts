import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** So many pieces of a dish as they stand in these carts. The choices are JSON, as they are stored. */
export type CartLine = {
  cartIds: readonly number[];
  offerId: number;
  choices: string;
  comment: string;
  count: number;
};

type Work = { sql: Sql; ctx: Context; line: CartLine };

const SAME_LINE =
  'purchase_id = any ($2::bigint[]) and offer_id = $3 and choices = $4::jsonb and comment = $5';

const valuesOf = ({ ctx, line }: Omit<Work, 'sql'>): unknown[] => [
  ctx.instance.id,
  line.cartIds,
  line.offerId,
  line.choices,
  line.comment,
  line.count,
];

/** Whether the carts hold at least that many pieces of it in one line. */
export async function isInCarts({ sql, ...work }: Work): Promise<boolean> {
  const rows = await sql(
    `select 1 from purchase_lines where instance_id = $1 and ${SAME_LINE} and count >= $6`,
    valuesOf(work),
  );
  return rows.length > 0;
}

/** Takes the pieces out of the carts, which the caller has locked. */
export async function takeFromCarts({ sql, ...work }: Work): Promise<void> {
  const values = valuesOf(work);
  await sql(`delete from purchase_lines where instance_id = $1 and ${SAME_LINE} and count <= $6`, values);
  await sql(
    `update purchase_lines set count = count - $6 where instance_id = $1 and ${SAME_LINE} and count > $6`,
    values,
  );
}

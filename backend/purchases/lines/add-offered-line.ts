import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Adds a line to an account, not sent yet, if its branch has that offer. The caller has locked the account.
 * @param choices JSON, as it is stored @returns its id; null for an offer of another branch
 */
export async function addOfferedLine({
  sql,
  ctx,
  account,
  line: { offerId, choices, comment, count, forAll, later },
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number; supplier: { id: number } };
  line: { offerId: number; choices: string; comment: string; count: number; forAll: boolean; later: boolean };
}): Promise<number | null> {
  const [line] = await sql<{ id: number }>(
    `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at, for_all, later)
     select $1, $2, o.id, $4::jsonb, $5, $6, $7, $9, $10 from supplier_products o
     where o.instance_id = $1 and o.id = $3 and o.supplier_id = $8 and o.removed_at is null returning id`,
    [
      ctx.instance.id,
      account.id,
      offerId,
      choices,
      comment,
      count,
      ctx.now,
      account.supplier.id,
      forAll,
      later,
    ],
  );
  return line?.id ?? null;
}

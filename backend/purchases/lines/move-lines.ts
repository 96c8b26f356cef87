import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** A move between two purchases that the caller has locked. */
type Move = { sql: Sql; ctx: Context; from: number; to: number };

export async function moveLines({
  sql,
  ctx,
  from,
  to,
  lineIds,
}: Move & { lineIds: readonly number[] }): Promise<void> {
  await sql(
    `update purchase_lines set purchase_id = $2
     where instance_id = $1 and purchase_id = $3 and id = any ($4::bigint[])`,
    [ctx.instance.id, to, from, lineIds],
  );
}

/** The lines that this branch sells (rule table/court). */
export async function moveLinesOfSupplier({
  sql,
  ctx,
  from,
  to,
  supplierId,
}: Move & { supplierId: number }): Promise<void> {
  await sql(
    `update purchase_lines l set purchase_id = $3 from supplier_products o
     where l.instance_id = $1 and l.purchase_id = $2 and o.instance_id = l.instance_id and o.id = l.offer_id
       and o.supplier_id = $4`,
    [ctx.instance.id, from, to, supplierId],
  );
}

import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from './purchase-row';

/** Begins an empty cart of the caller, who is its owner. @returns its id */
export async function beginCart({
  sql,
  ctx,
  supplierId,
  service,
  subservice,
  seatId,
}: {
  sql: Sql;
  ctx: Context;
  supplierId: number;
  service: PurchaseRow['service'];
  subservice: PurchaseRow['subservice'];
  /** The table or room that it goes to. */
  seatId: number | null;
}): Promise<number> {
  const [cart] = await sql<{ id: number }>(
    `with begun as (
       insert into purchases (instance_id, profile_id, supplier_id, service, subservice, table_id, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $7, $6, $6) returning id)
     insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
     select $1, id, $2, 'owner', $6 from begun returning purchase_id as id`,
    [ctx.instance.id, getDinerId(ctx), supplierId, service, subservice, ctx.now, seatId],
  );
  if (!cart) throw new Error('a cart was not begun');
  return cart.id;
}

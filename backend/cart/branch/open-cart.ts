import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { getDinerId, lockDiner } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { beginCart, type PurchaseRow } from '@/backend/purchases';
import { assertOrderable } from './assert-orderable';
import { findSeat } from './find-seat';

type Place = { supplierId: number } & Pick<PurchaseRow, 'service' | 'subservice'>;

/** Orders at the table, to a room and over a counter lie side by side; an hour does not part carts (rule cart/hour). */
const partOf = ({ service, subservice }: Pick<Place, 'service' | 'subservice'>) =>
  service === 'on_table' ? subservice : null;

/** Finds the diner's open cart of the branch, or of the counters of its court (rule table/court). */
export async function findOpenCart({
  sql,
  ctx,
  supplierId,
  service,
  subservice,
}: Place & {
  sql: Sql;
  ctx: Context;
}): Promise<number | null> {
  const [open] = await sql<{ id: number }>(
    `select id from purchases where instance_id = $1 and profile_id = $2 and status = 'cart'
       and (supplier_id = $3 or $4 = 'on_table' and $5 is distinct from 'room' and supplier_id in (
         select other.id from suppliers own join suppliers other
           on other.instance_id = own.instance_id and other.court = own.court
         where own.instance_id = $1 and own.id = $3))
       and service = $4 and ($4 <> 'on_table' or subservice is not distinct from $5) order by id desc limit 1`,
    [ctx.instance.id, getDinerId(ctx), supplierId, service, partOf({ service, subservice })],
  );
  return open?.id ?? null;
}

/** Two first taps wait at the profile's row and share a cart. @throws as `assertOrderable` */
export async function findOrBeginCart({
  sql,
  ctx,
  supplierId,
  service,
  subservice,
  named = null,
}: Place & {
  sql: Sql;
  ctx: Context;
  /** A table or a room. */
  named?: number | null;
}): Promise<number> {
  const { id: instanceId } = ctx.instance;
  // In this order: the cart is looked for once the profile is locked.
  const [supplier, , open] = await Promise.all([
    getSupplierRow(sql, instanceId, String(supplierId)),
    lockDiner({ sql, ctx }),
    findOpenCart({ sql, ctx, supplierId, service, subservice }),
  ]);
  const seat = await findSeat({ sql, ctx, supplier, service, subservice, named });
  assertOrderable({ supplier, service, subservice, seat });
  if (open !== null) return open;
  return beginCart({ sql, ctx, supplierId: supplier.id, service, subservice, seatId: seat?.id ?? null });
}

import { timingSafeEqual } from 'node:crypto';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { readSigns, type UnprovedReason } from '@/lib/domain/orders/delivery-code';

type Work = { sql: Sql; ctx: Context; purchaseId: number };

/** Gives a delivery that leaves its signs, once: one that comes back and leaves again keeps them (rule orders/delivery-code). */
export async function giveDeliveryCode({ sql, ctx, purchaseId }: Work): Promise<void> {
  await sql(
    `insert into delivery_codes (instance_id, purchase_id)
     select p.instance_id, p.id from purchases p join suppliers s on s.instance_id = p.instance_id and s.id = p.supplier_id
     where p.instance_id = $1 and p.id = $2 and p.service = 'delivery'
       and coalesce((s.settings ->> 'deliveryCode')::boolean, true)
     on conflict do nothing`,
    [ctx.instance.id, purchaseId],
  );
}

/** Constant-time comparison. */
function isSame(code: string, typed: string): boolean {
  const [expected, given] = [Buffer.from(code), Buffer.from(readSigns(typed))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export type AskedSigns = { tries: number; isRight: boolean };

/** The caller has locked the order, so tries count one after the other. @returns null where none are asked */
export async function compareSigns({
  sql,
  ctx,
  purchaseId,
  typed,
}: Work & { typed: string }): Promise<AskedSigns | null> {
  const [row] = await sql<{ code: string; tries: number }>(
    'select code, tries from delivery_codes where instance_id = $1 and purchase_id = $2',
    [ctx.instance.id, purchaseId],
  );
  return row ? { tries: row.tries, isRight: isSame(row.code, typed) } : null;
}

export async function countWrongSigns({ sql, ctx, purchaseId }: Work): Promise<void> {
  await sql('update delivery_codes set tries = tries + 1 where instance_id = $1 and purchase_id = $2', [
    ctx.instance.id,
    purchaseId,
  ]);
}

/** How the delivery was proved, or why not; the last delivery counts. @returns false where no signs are asked */
export async function keepProof({
  sql,
  ctx,
  purchaseId,
  isProved,
  reason,
  words,
}: Work & { isProved: boolean; reason: UnprovedReason | null; words: string | null }): Promise<boolean> {
  const rows = await sql(
    `update delivery_codes set is_proved = $3, reason = $4, words = $5
     where instance_id = $1 and purchase_id = $2 returning 1`,
    [ctx.instance.id, purchaseId, isProved, reason, words],
  );
  return rows.length > 0;
}

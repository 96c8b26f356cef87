import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';

/**
 * So many orders of one diner, and of one phone, wait for an online payment at a time: each holds its stock and its place
 * (rule orders/hold). Those who place with the same profile or phone wait for one another; no phone is nobody's.
 * @throws orders_waiting
 */
export async function assertFewHeld({
  sql,
  ctx,
  purchase,
  most,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  most: number;
}): Promise<void> {
  const { phone = '', phone_code: code = '' } = purchase.details.contact ?? {};
  const person = [ctx.instance.id, code, phone];
  // Everybody locks the profile before the phone, so nobody deadlocks.
  const held = [`profile ${purchase.profile_id}`, ...(phone === '' ? [] : [`${code} ${phone}`])];
  for (const who of held)
    await sql(`select pg_advisory_xact_lock(hashtextextended('held ' || $1::bigint || ' ' || $2::text, 0))`, [
      ctx.instance.id,
      who,
    ]);
  const [found] = await sql<{ count: number }>(
    `select count(*)::int as count from purchases
     where instance_id = $1 and hold_until > $4 and released_at is null and status = 'in_progress' and service <> 'book'
       and id <> $5
       and (profile_id = $6
         or $3 <> '' and details -> 'contact' ->> 'phone_code' = $2 and details -> 'contact' ->> 'phone' = $3)`,
    [...person, ctx.now, purchase.id, purchase.profile_id],
  );
  if ((found?.count ?? 0) >= most) throw new AppError('orders_waiting');
}

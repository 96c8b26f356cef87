import { createHash } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';

/** @param visitor the address of who places; null: it is not known */
export type HeldLimits = { most: number; mostOfAddress: number; visitor: string | null };
type Held = { ctx: Context; purchase: PurchaseRow; held: HeldLimits };

const RETRY_SECONDS = 60;

/** An address counts where nobody has to be there to order, as it does for orders that are paid in person (rule orders/unpaid). */
const addressOf = ({ ctx, purchase, held: { visitor } }: Held): string | null =>
  visitor === null || purchase.service === 'on_table'
    ? null
    : createHash('sha256').update(`held ${ctx.instance.id} ${visitor}`).digest('base64url');

/**
 * So many orders of one diner, of one phone and of one address wait for an online payment at a time: each holds its stock and its place
 * (rule orders/hold). Those who place with the same profile, phone or address wait for one another; no phone is nobody's.
 * @returns the hash of the address, by which the order counts while it waits; null: of none @throws orders_waiting, rate_limited
 */
export async function assertFewHeld({ sql, ...placing }: Held & { sql: Sql }): Promise<string | null> {
  const { ctx, purchase, held } = placing;
  const { phone = '', phone_code: code = '' } = purchase.details.contact ?? {};
  const address = addressOf(placing);
  // Everybody locks the profile before the phone and the address last, so nobody deadlocks.
  const locked = [
    `profile ${purchase.profile_id}`,
    ...(phone === '' ? [] : [`${code} ${phone}`]),
    ...(address === null ? [] : [`address ${address}`]),
  ];
  for (const who of locked)
    await sql(`select pg_advisory_xact_lock(hashtextextended('held ' || $1::bigint || ' ' || $2::text, 0))`, [
      ctx.instance.id,
      who,
    ]);
  const [found] = await sql<{ ofPerson: number; ofAddress: number }>(
    `select count(*) filter (where profile_id = $6
         or $3 <> '' and details -> 'contact' ->> 'phone_code' = $2 and details -> 'contact' ->> 'phone' = $3)::int as "ofPerson",
       count(*) filter (where details ->> 'heldFrom' = $7)::int as "ofAddress"
     from purchases
     where instance_id = $1 and hold_until > $4 and released_at is null and status = 'in_progress' and service <> 'book'
       and id <> $5`,
    [ctx.instance.id, code, phone, ctx.now, purchase.id, purchase.profile_id, address],
  );
  if ((found?.ofPerson ?? 0) >= held.most) throw new AppError('orders_waiting');
  if ((found?.ofAddress ?? 0) >= held.mostOfAddress)
    throw new AppError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
  return address;
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';

/** A key that a running call holds; the lease says whether it still does. */
export type KeyClaim = { actor: string; key: string; lease: Date };

/**
 * Answers the call's key in the transaction that does its work, where the call came with one: what is done and what is
 * known of it are committed together, so a repeated call never does it twice, whoever died and whatever lease ended.
 * @param kept what a repetition needs to answer (docs/decisions/0125)
 * @throws idempotency_in_flight when another call has taken the key over: nothing of this one may stand
 */
export async function keepAnswer({
  sql,
  ctx,
  kept,
}: {
  sql: Sql;
  ctx: Context;
  kept: object;
}): Promise<void> {
  if (!ctx.keyClaim) return;
  const { actor, key, lease } = ctx.keyClaim;
  const own = await sql(
    `update idempotency_keys set status = 200, answer = $5
     where instance_id = $1 and actor = $2 and key = $3 and status is null and lease_until = $4 returning 1`,
    [ctx.instance.id, actor, key, lease, JSON.stringify(kept)],
  );
  if (own.length === 0) throw new AppError('idempotency_in_flight', { retryAfterSeconds: 1 });
}

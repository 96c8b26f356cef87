import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';

export type KeyClaim = { actor: string; key: string; lease: Date };

/**
 * Keeps the answer in the work's transaction, so that nothing is done twice. @param kept what a repetition needs (docs/decisions/0125)
 * @throws idempotency_in_flight if another call took the key over: nothing of this one may stand
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

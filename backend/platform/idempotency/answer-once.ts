import { createHash } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { KeyClaim } from './keep-answer';

export type StoredAnswer = { status: number; text: string };
type OnceAnswer = StoredAnswer & { isRepeated: boolean };

type Row = { fingerprint: Buffer; status: number | null; answer: string | null };
type Claim = { kind: 'run'; lease: Date } | { kind: 'answer'; answer: StoredAnswer };

async function claim({
  ctx,
  actor,
  key,
  fingerprint,
  leaseMs,
}: {
  ctx: Context;
  actor: string;
  key: string;
  fingerprint: Buffer;
  leaseMs: number;
}): Promise<Claim> {
  const lease = new Date(ctx.now.getTime() + leaseMs);
  const { id } = ctx.instance;
  // One statement takes a new key or a dead call's: only one caller can.
  const taken = await ctx.db.statement(
    id,
    `insert into idempotency_keys as k (instance_id, actor, key, fingerprint, lease_until, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (instance_id, actor, key) do update set lease_until = excluded.lease_until, owner = excluded.owner
       where k.status is null and k.lease_until <= $6 and k.fingerprint = excluded.fingerprint
     returning 1`,
    [id, actor, key, fingerprint, lease, ctx.now],
  );
  if (taken.length > 0) return { kind: 'run', lease };
  const [row] = await ctx.db.statement<Row>(
    id,
    'select fingerprint, status, answer from idempotency_keys where instance_id = $1 and actor = $2 and key = $3',
    [id, actor, key],
  );
  // Its call failed meanwhile and gave the key back.
  if (!row) throw new AppError('idempotency_in_flight', { retryAfterSeconds: 1 });
  if (!row.fingerprint.equals(fingerprint)) throw new AppError('idempotency_key_reused');
  if (row.status === null || row.answer === null) {
    throw new AppError('idempotency_in_flight', { retryAfterSeconds: 1 });
  }
  return { kind: 'answer', answer: { status: row.status, text: row.answer } };
}

/**
 * The first answer again for the same key and body (rule platform/idempotency); a failed call gives its key back.
 * @param content all that makes two calls the same @param leaseMs longer than any call
 * @throws idempotency_key_reused for another body, idempotency_in_flight while the first runs
 */
export async function answerOnce({
  ctx,
  actor,
  key,
  content,
  leaseMs,
  keepsItself = false,
  run,
}: {
  ctx: Context;
  actor: string;
  key: string;
  content: string;
  leaseMs: number;
  keepsItself?: boolean;
  run: (claim: KeyClaim) => Promise<StoredAnswer>;
}): Promise<OnceAnswer> {
  const fingerprint = createHash('sha256').update(content).digest();
  const claimed = await claim({ ctx, actor, key, fingerprint, leaseMs });
  if (claimed.kind === 'answer') return { ...claimed.answer, isRepeated: true };
  // After its lease another call may hold the key: leave that alone.
  const own = [ctx.instance.id, actor, key, claimed.lease];
  const change = (statement: string, ...more: unknown[]) =>
    ctx.db.statement(ctx.instance.id, statement, [...own, ...more]).catch(() => undefined);
  try {
    const answer = { ...(await run({ actor, key, lease: claimed.lease })), isRepeated: false };
    if (keepsItself) return answer;
    await change(
      `update idempotency_keys set status = $5, answer = $6
       where instance_id = $1 and actor = $2 and key = $3 and status is null and lease_until = $4`,
      answer.status,
      answer.text,
    );
    return answer;
  } catch (error) {
    await change(
      `delete from idempotency_keys
       where instance_id = $1 and actor = $2 and key = $3 and status is null and lease_until = $4`,
    );
    throw error;
  }
}

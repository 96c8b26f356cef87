import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { PROOF_KEPT_MS, resolveUpload } from '@/lib/domain/payments/transfer';
import type { Proof } from './make-proof';

type Work = { sql: Sql; ctx: Context; paymentId: number };

const FORGOTTEN = 500;
const LATER_MS = 24 * 3_600_000;

/**
 * Replaces the proof before, a few times; the same file again changes nothing. The caller locks the purchase.
 * @returns whether it is new @throws too_many_attempts
 */
export async function keepProof({
  sql,
  ctx,
  paymentId,
  proof: { sourceHash, picture },
}: Work & { proof: Proof }): Promise<boolean> {
  const own = [ctx.instance.id, paymentId];
  const [before] = await sql<{ is_same: boolean; uploads: number }>(
    'select source_hash is not distinct from $3 as is_same, uploads from transfer_proofs where instance_id = $1 and payment_id = $2',
    [...own, sourceHash],
  );
  const ruling = before ? resolveUpload({ isSame: before.is_same, uploads: before.uploads }) : 'replace';
  if (ruling === 'full') throw new AppError('too_many_attempts');
  if (ruling === 'same') return false;
  await sql(
    `insert into transfer_proofs (instance_id, payment_id, source_hash, picture, uploaded_at, forget_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (instance_id, payment_id) do update set source_hash = $3, picture = $4, uploaded_at = $5, forget_at = $6,
       uploads = transfer_proofs.uploads + 1`,
    [...own, sourceHash, picture, ctx.now, new Date(ctx.now.getTime() + PROOF_KEPT_MS)],
  );
  return true;
}

/** @throws not_found without one, or when it was deleted */
export async function getProof({ sql, ctx, paymentId }: Work): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await sql<{ picture: Uint8Array<ArrayBuffer> }>(
    'select picture from transfer_proofs where instance_id = $1 and payment_id = $2',
    [ctx.instance.id, paymentId],
  );
  if (!row) throw new AppError('not_found');
  return row.picture;
}

/** Deletes proofs of all tenants whose time is over, but none that still waits for its review (rule payments/transfer). */
export async function forgetOldProofs({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const due = `select t.instance_id, t.payment_id from transfer_proofs t where t.forget_at <= $1 limit ${FORGOTTEN}`;
  await sql(
    `update transfer_proofs t set forget_at = $2 from payments p
     where (t.instance_id, t.payment_id) in (${due}) and p.instance_id = t.instance_id and p.id = t.payment_id
       and p.status = 'pending'`,
    [now, new Date(now.getTime() + LATER_MS)],
  );
  const gone = await sql(
    `delete from transfer_proofs where (instance_id, payment_id) in (${due}) returning 1`,
    [now],
  );
  return gone.length;
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { Mismatch } from '@/lib/domain/payments/charge-mismatch';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';

/** A charge that differs from what was asked for. The amount is in minor units, null if the gateway did not say it. */
export type FoundMismatch = {
  misfit: Mismatch;
  transaction: string;
  status: GatewayStatus;
  amountMinor: number | null;
  currency: string;
  /** When somebody of the staff said that it is dealt with; absent: nobody did. */
  settledAt?: string;
};

type Work = { sql: Sql; ctx: Context; paymentId: number };

/** @returns false if the payment has this mark already, settled or not */
export async function markMismatch({
  sql,
  ctx,
  paymentId,
  found,
}: Work & { found: FoundMismatch }): Promise<boolean> {
  const marked = await sql(
    `update payments set misfit = $3 where instance_id = $1 and id = $2 and misfit - 'settledAt'::text is distinct from $3 returning 1`,
    [ctx.instance.id, paymentId, JSON.stringify(found)],
  );
  return marked.length > 0;
}

/** Takes the mark of this transaction off. */
export async function clearMismatch({
  sql,
  ctx,
  paymentId,
  transaction,
}: Work & { transaction: string }): Promise<void> {
  await sql(
    `update payments set misfit = null where instance_id = $1 and id = $2 and misfit ->> 'transaction' = $3`,
    [ctx.instance.id, paymentId, transaction],
  );
}

/** Somebody dealt with the charge of this transaction. @returns false if somebody did before @throws conflict where the mark is of another, or gone */
export async function settleMismatch({
  sql,
  ctx,
  paymentId,
  transaction,
}: Work & { transaction: string }): Promise<boolean> {
  const [found] = await sql<{ is_settled: boolean }>(
    `select coalesce(misfit ? 'settledAt', false) as is_settled from payments
     where instance_id = $1 and id = $2 and misfit ->> 'transaction' = $3 for update`,
    [ctx.instance.id, paymentId, transaction],
  );
  if (!found) throw new AppError('conflict');
  if (found.is_settled) return false;
  await sql(
    `update payments set misfit = misfit || jsonb_build_object('settledAt', $3::text) where instance_id = $1 and id = $2`,
    [ctx.instance.id, paymentId, ctx.now.toISOString()],
  );
  return true;
}

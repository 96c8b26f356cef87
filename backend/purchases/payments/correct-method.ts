import type { TenantSql } from '@/backend/context';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { noteCorrected } from './money-moves';

/** Another way by which the money of a payment came, in the payment and in the ledger. The caller has locked its purchase. */
export async function correctMethod({
  sql,
  ctx,
  paymentId,
  to,
  reason,
}: TenantSql & { paymentId: number; to: PaymentMethod; reason: string }): Promise<void> {
  await noteCorrected({ sql, ctx, paymentId, to, reason });
  await sql('update payments set method = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    paymentId,
    to,
  ]);
}

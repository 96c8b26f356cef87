import type { Context } from '@/backend/context';
import type { MovingOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { countChange } from '@/backend/purchases';
import { closeIfPaid, freeShare, holdAgain } from '@/backend/table';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';

/**
 * Applies a payment's new status to its share and its account (rule payments/shares, docs/decisions/0208). A closed
 * account holds no share.
 */
export async function followShare({
  sql,
  ctx,
  order,
  paymentId,
  to,
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  paymentId: number;
  to: PaymentStatus;
}): Promise<void> {
  await countChange({ sql, ctx, purchaseId: order.id });
  if (to === 'pending') return;
  if (to === 'success') {
    await closeIfPaid({ sql, ctx, account: order });
    return;
  }
  const isRefused = to === 'declined' || to === 'error';
  if (isRefused && order.status === 'in_progress') await holdAgain({ sql, ctx, paymentId, account: order });
  else await freeShare({ sql, ctx, paymentId });
}

import type { Context } from '@/backend/context';
import type { MovingOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { closeIfPaid } from '@/backend/table/account';
import { freeShare, holdAgain } from '@/backend/table/shares';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';

/**
 * What a payment's new status means for its share and its account (rule payments/shares, docs/decisions/0208). Of an
 * account that is closed nothing is held.
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
  await sql(
    'update purchases set version = version + 1, updated_at = $3 where instance_id = $1 and id = $2',
    [ctx.instance.id, order.id, ctx.now],
  );
  if (to === 'pending') return;
  if (to === 'success') {
    await closeIfPaid({ sql, ctx, account: order });
    return;
  }
  const isRefused = to === 'declined' || to === 'error';
  if (isRefused && order.status === 'in_progress') await holdAgain({ sql, ctx, paymentId, account: order });
  else await freeShare({ sql, ctx, paymentId });
}

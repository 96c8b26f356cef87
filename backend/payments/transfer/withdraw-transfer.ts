import type { Context } from '@/backend/context';
import { loadOrder } from '@/backend/orders';
import { extendHold, getOwnPurchase, recordEvent } from '@/backend/purchases';
import { dropPayment, listPayments } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { holdMsOf } from '@/lib/domain/orders/hold';
import { findUnderReview } from './open-transfer';

/**
 * The proof is not looked at any more, and the order waits for its payment as after placing; without a proof of the caller's
 * under review, or of a guest's for the owner, nothing changes (rule payments/transfer). @throws not_found
 */
export async function withdrawTransfer({
  ctx,
  input: { purchaseId },
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<Order> {
  const order = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId, lock: true, guests: true });
    const attempt = findUnderReview({
      ctx,
      purchase,
      earlier: await listPayments({ sql, ctx, purchaseId: purchase.id }),
    });
    if (attempt) {
      const until = new Date(ctx.now.getTime() + holdMsOf(purchase.supplier.settings));
      await dropPayment({ sql, ctx, paymentId: attempt.id });
      await extendHold({ sql, ctx, purchaseId: purchase.id, until });
      await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'dropped' });
    }
    return loadOrder({ sql, ctx, purchaseId: purchase.id });
  });
  ctx.publish({ id: order.id, supplierId: order.supplier.id });
  return order;
}

import type { Context } from '@/backend/context';
import { loadOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type MemberPurchaseRow, recordEvent } from '@/backend/purchases';
import { listPayments } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { reviewUntil } from '@/lib/domain/payments/transfer';
import { claimAttempt } from '../claim-attempt';
import { makeProof, type Proof } from './make-proof';
import { findUnderReview, openTransfer } from './open-transfer';
import { keepProof } from './proof-rows';

type Work = { sql: Sql; ctx: Context; purchase: MemberPurchaseRow };
type Input = { purchaseId: string; file: Uint8Array; visitor: string | null };

/** @throws what `openTransfer` throws, unless there is something to replace */
async function findReplaced(work: Work) {
  const earlier = await listPayments({ ...work, purchaseId: work.purchase.id });
  const underReview = findUnderReview({ ...work, earlier });
  return underReview ? { underReview, earlier } : { transfer: openTransfer(work), earlier };
}

async function writeProof({ sql, ctx, purchase, proof }: Work & { proof: Proof }): Promise<void> {
  const found = await findReplaced({ sql, ctx, purchase });
  if (found.underReview) {
    await keepProof({ sql, ctx, paymentId: found.underReview.id, proof });
    return;
  }
  const attempt = {
    method: 'transfer',
    status: 'pending',
    expiresAt: reviewUntil({ transfer: found.transfer, now: ctx.now }),
  } as const;
  const { earlier } = found;
  const { id: paymentId } = await claimAttempt({ sql, ctx, purchase, attempt, earlier, share: null });
  await keepProof({ sql, ctx, paymentId, proof });
  await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'pending' });
}

/**
 * `POST /api/pay_purchase_image`. From then on the order waits for staff, and its stock is held (rule payments/transfer).
 * @throws not_found, order_closed, purchase_expired, payment_method_required, payment_in_progress, too_many_attempts,
 * unsupported_media_type, picture_unusable
 */
export async function uploadProof({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  const { purchaseId, file, visitor } = input;
  // Nothing is drawn for an order that takes none.
  await ctx.db.tenant(ctx.instance.id, async (sql) =>
    findReplaced({ sql, ctx, purchase: await getOwnPurchase({ sql, ctx, purchaseId, guests: true }) }),
  );
  const proof = await makeProof({ instanceId: ctx.instance.id, visitor, file });
  await ctx.checkpoint('proof-made');
  const order = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId, lock: true, guests: true });
    await writeProof({ sql, ctx, purchase, proof });
    await ctx.checkpoint('proof-kept');
    return loadOrder({ sql, ctx, purchaseId: purchase.id });
  });
  ctx.publish({ id: order.id, supplierId: order.supplier.id });
  return order;
}

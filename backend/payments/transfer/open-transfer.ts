import { resolveMethods } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { MemberPurchaseRow, PurchaseRow } from '@/backend/purchases';
import type { PaymentRow } from '@/backend/purchases/payments';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import type { TransferSettings } from '@/lib/domain/payments/transfer';

/** The attempt whose proof waits for its review: the caller's own, or a guest's for the owner of the order. */
export const findUnderReview = ({
  ctx,
  purchase,
  earlier,
}: {
  ctx: Context;
  purchase: MemberPurchaseRow;
  earlier: readonly PaymentRow[];
}) =>
  earlier.find(
    ({ method, status, payer_id }) =>
      method === 'transfer' &&
      status === 'pending' &&
      (purchase.role === 'owner' || payer_id === getDinerId(ctx)),
  );

/**
 * The branch's settings for a transfer that is still open. @throws order_closed, purchase_expired,
 * payment_method_required where it takes no transfers
 */
export function openTransfer({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): TransferSettings {
  const { status, released_at, placed_at, created_at, supplier } = purchase;
  if (status !== 'in_progress' || released_at !== null) throw new AppError('order_closed');
  if (isTooOldToPay({ placedAt: placed_at ?? created_at, now: ctx.now }))
    throw new AppError('purchase_expired');
  const offered = resolveMethods({ row: supplier, service: toServiceChoice(purchase) });
  const { transfer } = supplier.settings;
  if (!transfer || !offered.some(({ method }) => method === 'transfer'))
    throw new AppError('payment_method_required');
  return transfer;
}

import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import type { LatestPayment } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';

/**
 * Lists refunds, also of an order that is a cart again or was paid another way (guarantee/late-approval). Words of staff are for its
 * owner, or for the payer of an account.
 */
export function toRefunds({
  payment,
  ctx,
  isTold,
  stalls,
}: {
  payment: LatestPayment | undefined;
  ctx: Context;
  isTold: boolean;
  stalls: readonly PurchaseRow[];
}): Order['refunds'] {
  const major = majorOf(ctx.instance.currency);
  return (payment?.refunds ?? []).map(
    ({ id, amountMinor, byHand, givenAt, reason, words, stallOrderId }) => ({
      id,
      amount: major(amountMinor),
      by_hand: byHand,
      given_at: givenAt === null ? null : new Date(givenAt).toISOString(),
      reason,
      words: isTold ? words : null,
      supplier_id: stalls.find((stall) => stall.id === stallOrderId)?.supplier.id ?? null,
    }),
  );
}

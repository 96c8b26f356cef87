import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { getOwnPurchase } from '@/backend/purchases';
import { listPayments, sumsOf } from '@/backend/purchases/payments';
import type { Transfer } from '@/lib/contract/payments/transfer-calls';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import { findUnderReview, openTransfer } from './open-transfer';

/** Answers members of a placed order alone (rule payments/transfer). @throws not_found, and what `openTransfer` throws */
export function getTransfer({
  ctx,
  input: { purchaseId },
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<Transfer> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId, guests: true });
    const { account } = openTransfer({ ctx, purchase });
    const earlier = await listPayments({ sql, ctx, purchaseId: purchase.id });
    const leftMinor = leftToPayMinor({
      totalMinor: purchase.total_minor ?? 0,
      payments: earlier.map(sumsOf),
    });
    const amountMinor = findUnderReview({ ctx, purchase, earlier })?.amount_minor ?? leftMinor;
    return {
      account,
      amount: majorOf(ctx.instance.currency)(amountMinor),
      reference: String(purchase.number ?? purchase.id),
    };
  });
}

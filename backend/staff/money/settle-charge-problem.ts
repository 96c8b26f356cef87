import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import { findPayment, settleMismatch } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { SettledProblem } from '@/lib/contract/staff/payment-calls';
import { decideOnce } from './decided-by';

const DECISIONS = ['charge.settled'] as const;

type Input = { id: string; transaction: string; note?: string | undefined };

/**
 * Says that a charge that does not match was dealt with, at the gateway; a second call changes nothing, and says who it was. Audited.
 * @throws not_found, conflict where the charge that was read is not the one that stands there
 */
export async function settleChargeProblem({
  ctx,
  input: { id, transaction, note },
}: {
  ctx: Context;
  input: Input;
}): Promise<SettledProblem> {
  const decide = () =>
    ctx.db.tenant(ctx.instance.id, async (sql) => {
      const payment = await findPayment({ sql, ctx, paymentId: id });
      if (!payment) throw new AppError('not_found');
      const { id: paymentId, purchase_id: purchaseId } = payment;
      const order = await lockOrder({ sql, ctx, purchaseId });
      const isNew = await settleMismatch({ sql, ctx, paymentId, transaction });
      if (isNew) {
        const details = { payment: paymentId, purchase: purchaseId, ...(note ? { note } : {}) };
        await audit({ sql, ctx, action: 'charge.settled', details });
        await ctx.checkpoint('charge-settled');
        ctx.publish({ id: purchaseId, supplierId: order.supplier_id });
      }
      return { isNew, answer: { payment_id: paymentId, purchase_id: purchaseId } };
    });
  const decision = { actions: DECISIONS, of: { payment: Number(id) } };
  const { answer, by } = await decideOnce({ ctx, decision, decide });
  return { ...answer, by };
}

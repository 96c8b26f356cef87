import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import { correctMethod, findPayment } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import { type InPersonMethod, isInPerson } from '@/lib/domain/payments/payment-methods';

type Input = { id: string; method: InPersonMethod; reason: string };
type Corrected = { payment_id: number; purchase_id: number; method: InPersonMethod };

/**
 * `PUT /staff/payments/{id}/method.json`: cash that a card reader took, or the other way round. Audited (rule staff/close).
 * @throws not_found, conflict for what was not taken in person
 */
export async function correctPayment({ ctx, input }: { ctx: Context; input: Input }): Promise<Corrected> {
  const { method, reason } = input;
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const named = { sql, ctx, paymentId: input.id };
    const found = await findPayment(named);
    if (!found) throw new AppError('not_found');
    const order = await lockOrder({ sql, ctx, purchaseId: found.purchase_id });
    const payment = await findPayment({ ...named, lock: true });
    if (payment?.provider !== null || payment.status !== 'success' || !isInPerson(payment.method))
      throw new AppError('conflict', { message: 'only money that was taken in person may be corrected' });
    const { id: paymentId, method: from } = payment;
    if (from !== method) {
      await correctMethod({ sql, ctx, paymentId, to: method, reason });
      const details = { payment: paymentId, purchase: order.id, from, to: method, reason };
      await audit({ sql, ctx, action: 'payment.method', details });
      ctx.publish({ id: order.id, supplierId: order.supplier_id, tableId: order.seat?.id ?? null });
    }
    return { payment_id: paymentId, purchase_id: order.id, method };
  });
}

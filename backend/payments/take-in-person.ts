import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, type MovingOrder } from '@/backend/orders';
import { countChange, recordEvent } from '@/backend/purchases';
import { dropPayment, findPayment, type PaymentRow } from '@/backend/purchases/payments';
import { freeShare } from '@/backend/table';
import { settlePayment } from './settle-payment';

/** @throws not_found, also for a payment of another order, which nobody confirms */
async function getShared({ sql, ctx, id }: TenantSql & { id: string | number }): Promise<PaymentRow> {
  const payment = await findPayment({ sql, ctx, paymentId: id });
  if (payment?.provider !== null) throw new AppError('not_found');
  const [account] = await sql('select 1 from purchases where instance_id = $1 and id = $2 and is_account', [
    ctx.instance.id,
    payment.purchase_id,
  ]);
  if (!account) throw new AppError('not_found');
  return payment;
}

async function drop({
  sql,
  ctx,
  payment,
  account,
}: TenantSql & { payment: PaymentRow; account: MovingOrder }): Promise<void> {
  const { id: paymentId } = payment;
  const { id: purchaseId, supplier_id: supplierId, seat } = account;
  await dropPayment({ sql, ctx, paymentId });
  await countChange({ sql, ctx, purchaseId });
  await recordEvent({ sql, ctx, purchaseId, kind: 'payment', value: 'dropped' });
  await freeShare({ sql, ctx, paymentId });
  ctx.publish({ id: purchaseId, supplierId, tableId: seat?.id ?? null });
}

/**
 * Settles a share that is paid in person, as staff say, under the account's lock
 * (rule payments/shares). @throws not_found, conflict when it was decided otherwise or taken back
 */
export async function takeInPerson({
  sql,
  ctx,
  paymentId,
  isTaken,
}: TenantSql & { paymentId: string; isTaken: boolean }): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const { purchase_id: purchaseId } = await getShared({ sql, ctx, id: paymentId });
  const account = await lockOrder({ sql, ctx, purchaseId });
  const payment = await getShared({ sql, ctx, id: paymentId });
  if (payment.status === (isTaken ? 'success' : 'dropped')) return { payment, isNew: false };
  if (payment.status !== 'pending')
    throw new AppError('conflict', { message: `the payment is ${payment.status} already` });
  const { id, reference, amount_minor: amountMinor } = payment;
  if (isTaken) {
    const said = { status: 'approved', providerRef: '', reference, amountMinor } as const;
    const outcome = {
      ...said,
      currency: ctx.instance.currency,
      message: null,
      rawStatus: null,
      action: null,
    };
    await settlePayment({ sql, ctx, paymentId: id, outcome });
  } else await drop({ sql, ctx, payment, account });
  return { payment: await getShared({ sql, ctx, id }), isNew: true };
}

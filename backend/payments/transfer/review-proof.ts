import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import type { Outcome } from '@/backend/providers/payments/port';
import { findPayment, mergePaymentDetails, type PaymentRow } from '@/backend/purchases/payments';
import type { Review } from '@/lib/contract/staff/transfer-calls';
import { holdMsOf } from '@/lib/domain/orders/hold';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';
import type { TransferSettings } from '@/lib/domain/payments/transfer';
import { settlePayment } from '../settle-payment';

type Work = { sql: Sql; ctx: Context; paymentId: number | string };
export type Reviewed = { payment: PaymentRow; isNew: boolean };

/** Money of a proof that was taken back, or whose order is over, goes back (rule payments/transfer). */
const MOVES = {
  confirm: { from: ['pending', 'dropped'], to: 'success', says: 'approved' },
  refuse: { from: ['pending'], to: 'declined', says: 'declined' },
} as const satisfies Record<
  Review['decision'],
  { from: PaymentStatus[]; to: PaymentStatus; says: Outcome['status'] }
>;

/** @throws not_found, also for another kind of payment and without a proof */
async function getReviewed({ sql, ctx, paymentId }: Work): Promise<PaymentRow> {
  const payment = await findPayment({ sql, ctx, paymentId });
  if (payment?.method !== 'transfer') throw new AppError('not_found');
  const [proof] = await sql('select 1 from transfer_proofs where instance_id = $1 and payment_id = $2', [
    ctx.instance.id,
    payment.id,
  ]);
  if (!proof) throw new AppError('not_found');
  return payment;
}

async function retryMsOf({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<number> {
  const [row] = await sql<{ transfer: TransferSettings | null }>(
    `select s.settings -> 'transfer' as transfer from purchases c
     join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.instance_id = $1 and c.id = $2`,
    [ctx.instance.id, purchaseId],
  );
  return holdMsOf({ transfer: row?.transfer ?? null });
}

/**
 * Settles a proof as staff decided, once, under the purchase's lock (guarantee/one-review).
 * @throws not_found, conflict when it was decided otherwise or taken back
 */
export async function reviewProof({
  sql,
  ctx,
  paymentId,
  review,
}: Work & { review: Review }): Promise<Reviewed> {
  const { purchase_id: purchaseId } = await getReviewed({ sql, ctx, paymentId });
  await lockOrder({ sql, ctx, purchaseId });
  const payment = await getReviewed({ sql, ctx, paymentId });
  const { from, to, says } = MOVES[review.decision];
  if (payment.status === to) return { payment, isNew: false };
  if (!from.some((one) => one === payment.status))
    throw new AppError('conflict', { message: `the payment is ${payment.status} already` });
  if (review.decision === 'refuse')
    await mergePaymentDetails({ sql, ctx, paymentId: payment.id, details: { refusal: review.reason } });
  const { reference, amount_minor: amountMinor } = payment;
  const { currency } = ctx.instance;
  const charge = { providerRef: '', reference, amountMinor, currency };
  const outcome = { ...charge, status: says, message: null, rawStatus: null, action: null } as const;
  const retryMs = await retryMsOf({ sql, ctx, purchaseId });
  await settlePayment({ sql, ctx, paymentId: payment.id, outcome, retryMs });
  return { payment: await getReviewed({ sql, ctx, paymentId }), isNew: true };
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { loadOrder } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { closedOutcome } from '@/backend/providers/payments/port';
import { getOwnPurchase } from '@/backend/purchases';
import { findPayment, type PaymentRow } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { mayLeave } from '@/lib/domain/payments/leaving';
import { leaveAtGateway } from './leave-at-gateway';
import { settlePayment } from './settle-payment';

const waits = ({ status, details }: PaymentRow) => status === 'pending' && mayLeave(details.action);

/** Finds a payment that the caller began. @throws not_found */
async function getOwnPayment({
  sql,
  ctx,
  paymentId,
}: {
  sql: Sql;
  ctx: Context;
  paymentId: string;
}): Promise<PaymentRow> {
  const payment = await findPayment({ sql, ctx, paymentId });
  if (payment?.payer_id !== getDinerId(ctx)) throw new AppError('not_found');
  return payment;
}

/**
 * The gateway is asked first: what it has decided stands. A question that waits on is expired, asked about until the
 * gateway's last word, and given back if it still brings money; a page that waits on may still be paid, so nothing else is
 * begun (rule payments/leaving, rule payments/challenge, guarantee/late-approval). @throws not_found, payment_in_progress
 */
export async function giveUpPayment({
  ctx,
  input,
}: {
  ctx: Context;
  input: { paymentId: string };
}): Promise<Order> {
  const { id: instanceId } = ctx.instance;
  const read = (sql: Sql) => getOwnPayment({ sql, ctx, ...input });
  const found = await ctx.db.tenant(instanceId, read);
  if (waits(found)) await leaveAtGateway({ ctx, payment: found });
  return ctx.db.tenant(instanceId, async (sql) => {
    await getOwnPurchase({ sql, ctx, purchaseId: found.purchase_id, lock: true, guests: true });
    const payment = await read(sql);
    if (waits(payment)) {
      if (payment.details.action?.type === 'redirect') throw new AppError('payment_in_progress');
      const { reference, provider_ref: providerRef, amount_minor: amountMinor } = payment;
      const { currency } = ctx.instance;
      const closed = { status: 'expired', providerRef, reference, amountMinor, currency } as const;
      const outcome = closedOutcome({ ...closed, reason: 'given_up' });
      await settlePayment({ sql, ctx, paymentId: payment.id, outcome });
    }
    return loadOrder({ sql, ctx, purchaseId: found.purchase_id });
  });
}

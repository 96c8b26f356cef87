import type { Context } from '@/backend/context';
import { lockOrder } from '@/backend/orders';
import { GatewayError, type Outcome, type PaymentProvider } from '@/backend/providers/payments/port';
import {
  findOwedRefund,
  findPayment,
  markGiven,
  noteRefundCheck,
  type PaymentRow,
  type RefundRow,
  setRefundState,
} from '@/backend/purchases/payments';
import { type RefundWay, refundWaysOf } from '@/lib/domain/payments/refunds';
import { lookAtCharge } from './look-at-charge';
import { after, pauseMs } from './pauses';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

/** A person may give it back at the gateway itself. */
const BY_HAND_PAUSE_MS = 6 * 3_600_000;
const LIFE_MS = 30 * 24 * 3_600_000;

type Work = { ctx: Context; refund: RefundRow; payment: PaymentRow; provider: PaymentProvider };

/** @returns false if a person gave it meanwhile, or is to give it */
const markAsked = ({ ctx, refund }: Work): Promise<boolean> =>
  ctx.db.tenant(ctx.instance.id, (sql) => setRefundState({ sql, ctx, refundId: refund.id, to: 'asked' }));

const leaveToPerson = ({ ctx, refund, payment }: Work): Promise<void> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId: payment.purchase_id });
    const isMoved = await setRefundState({ sql, ctx, refundId: refund.id, to: 'by_hand' });
    if (isMoved)
      ctx.publish({ id: order.id, supplierId: order.supplier_id, tableId: order.seat?.id ?? null });
  });

/** @throws GatewayError */
async function askFor({ work, way, charge }: { work: Work; way: RefundWay; charge: Outcome }): Promise<void> {
  const { ctx, refund, payment, provider } = work;
  const { providerRef } = charge;
  if (way === 'void' && provider.void) {
    const outcome = await provider.void(providerRef);
    await ctx.checkpoint('refund-answered');
    await settle({ ctx, payment, outcome });
    return;
  }
  const { currency } = ctx.instance;
  await provider.refund?.({
    providerRef,
    amountMinor: refund.amount_minor,
    currency,
    key: `refund-${refund.id}`,
  });
  await ctx.checkpoint('refund-answered');
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    await lockOrder({ sql, ctx, purchaseId: payment.purchase_id });
    await markGiven({ sql, ctx, payment, refundId: refund.id, by: 'gateway' });
  });
}

const settle = ({ ctx, payment, outcome }: Pick<Work, 'ctx' | 'payment'> & { outcome: Outcome }) =>
  ctx.db.tenant(ctx.instance.id, (sql) => settlePayment({ sql, ctx, paymentId: payment.id, outcome }));

/**
 * Writes the refund down before it asks the gateway, so that nobody gives it by hand meanwhile
 * (guarantee/given-back-once). A refund that the gateway refuses waits for a person. @throws GatewayError `unavailable`
 * or `unknown`: the next look asks again
 */
async function ask(work: Work & { charge: Outcome }): Promise<void> {
  const { ctx, refund, payment, provider, charge } = work;
  const ways = refundWaysOf({
    isWhole: refund.amount_minor === payment.amount_minor,
    canVoid: provider.void !== undefined,
    refund: provider.capabilities.refund,
  });
  for (const way of ways) {
    if (!(await markAsked(work))) return;
    await ctx.checkpoint('refund-asked');
    try {
      return await askFor({ work, way, charge });
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
      reportFailure({ ctx, call: way, provider: payment.provider, paymentId: payment.id, error });
    }
  }
  await leaveToPerson(work);
}

/** @throws GatewayError */
async function look({ ctx, refund, payment }: Omit<Work, 'provider'>): Promise<void> {
  const { provider, charge } = await lookAtCharge({ ctx, payment });
  if (charge?.status === 'voided') await settle({ ctx, payment, outcome: charge });
  else if (charge?.status === 'approved' && refund.state !== 'by_hand')
    await ask({ ctx, refund, payment, provider, charge });
}

/** The job's turn for money that is owed back (rule payments/money-back, docs/decisions/0135). */
export async function giveRefund({ ctx, refundId }: { ctx: Context; refundId: number }): Promise<void> {
  const { id: instanceId } = ctx.instance;
  const read = await ctx.db.tenant(instanceId, async (sql) => {
    const refund = await findOwedRefund({ sql, ctx, refundId });
    const payment = refund ? await findPayment({ sql, ctx, paymentId: refund.payment_id }) : null;
    return refund && payment ? { refund, payment } : null;
  });
  if (!read) return;
  const { refund, payment } = read;
  await look({ ctx, ...read }).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'refund', provider: payment.provider, paymentId: payment.id, error });
  });
  const next = {
    checkAt: after(ctx.now, pauseMs(refund.checks)),
    byHandAt: after(ctx.now, BY_HAND_PAUSE_MS),
    isOver: ctx.now.getTime() - refund.created_at.getTime() > LIFE_MS,
  };
  await ctx.db.tenant(instanceId, (sql) => noteRefundCheck({ sql, ctx, refundId, ...next }));
}

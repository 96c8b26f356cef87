import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { toPayment } from '@/backend/orders';
import { closedOutcome, GatewayError, type Outcome } from '@/backend/providers/payments/port';
import { getOwnPurchase } from '@/backend/purchases';
import { findPayment, noteFailed, type PaymentRow } from '@/backend/purchases/payments';
import type { Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import { nextLookAt } from '@/lib/domain/payments/failed-charge';
import { toPayer } from './buyer';
import { cleanPsePayer } from './check-pse';
import { ATTEMPT_MS, type Claimed, claimPayment } from './claim-payment';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';
import { assertNoCard, sentValuesOf, toCharge } from './to-charge';

type Input = StartPaymentRequest;

/** Lets the gateway be asked within seconds, unless an event named the charge meanwhile. */
async function noteFailure({ ctx, payment }: { ctx: Context; payment: PaymentRow }): Promise<void> {
  const failedAt = ctx.clock();
  const checkAt = nextLookAt({ failedAt, now: failedAt });
  await ctx.db.tenant(ctx.instance.id, (sql) =>
    noteFailed({ sql, ctx, paymentId: payment.id, failedAt, checkAt }),
  );
}

/** Outside any transaction. Null without an answer (guarantee/lost-answer). @throws gateway_unavailable */
async function charge({
  claimed: { payment, purchase, charge: begun },
  input,
  ctx,
}: {
  claimed: Claimed;
  input: Input;
  ctx: Context;
}): Promise<Outcome | null> {
  const contact = toPayer({ purchase, input });
  const sold = { number: purchase.number, branch: purchase.supplier.settings.name };
  if (!begun) return null;
  const { provider, returnUrl } = begun;
  try {
    return await provider.create({
      reference: payment.reference,
      amountMinor: payment.amount_minor,
      currency: ctx.instance.currency,
      ...toCharge({ request: input, contact, sold }),
      // (guarantee/return-address)
      returnUrl,
      expiresAt: payment.expires_at ?? new Date(ctx.now.getTime() + ATTEMPT_MS),
      consent: { terms: input.acceptance, personalData: input.acceptance },
    });
  } catch (error) {
    const sentValues = sentValuesOf({ request: input, contact });
    reportFailure({ ctx, call: 'create', provider: provider.name, paymentId: payment.id, error, sentValues });
    if (error instanceof GatewayError && error.kind === 'unknown' && error.reach === 'answered')
      await noteFailure({ ctx, payment });
    if (!(error instanceof GatewayError) || error.kind === 'unknown') return null;
    const { reference, amount_minor: amountMinor, provider_ref: providerRef } = payment;
    const { currency } = ctx.instance;
    const closed = { status: 'error', providerRef, reference, amountMinor, currency } as const;
    if (error.kind === 'refused') return closedOutcome(closed);
    const reason = error.reach === 'not_sent' ? 'not_sent' : 'not_taken';
    await settle({ ctx, paymentId: payment.id, outcome: closedOutcome({ ...closed, reason }) });
    throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
  }
}

const settle = ({ ctx, ...settled }: { ctx: Context; paymentId: number; outcome: Outcome }) =>
  ctx.db.tenant(ctx.instance.id, (sql) => settlePayment({ sql, ctx, ...settled }));

/**
 * Written before the call, so crash, time-out and early event find it (guarantee/lost-answer, guarantee/early-event).
 * @throws not_found, order_closed, purchase_expired, gateway_not_configured, gateway_unavailable, payment_in_progress,
 * payment_minimum, too_many_attempts, card_data_not_accepted, bank_unknown, document_invalid, contact_required,
 * phone_invalid, share_gone, share_too_large, invalid_input, what `countPush` throws
 */
export async function startPayment({
  ctx,
  input: request,
  countPush,
}: {
  ctx: Context;
  input: Input;
  countPush: () => Promise<void>;
}): Promise<Payment> {
  assertNoCard(request);
  const input = cleanPsePayer({ ctx, request });
  const claimed = await claimPayment({ ctx, input, countPush });
  await ctx.checkpoint('payment-before-charge');
  const outcome = await charge({ claimed, input, ctx });
  await ctx.checkpoint('payment-after-charge');
  const settled = outcome && (await settle({ ctx, paymentId: claimed.payment.id, outcome }));
  const { id, supplier, seat } = claimed.purchase;
  // The attempt that began is told with its outcome, if it has one.
  if (settled !== 'changed') ctx.publish({ id, supplierId: supplier.id, tableId: seat?.id ?? null });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: claimed.purchase.id, guests: true });
    const row = await findPayment({ sql, ctx, paymentId: claimed.payment.id });
    if (!row) throw new AppError('not_found');
    return toPayment({ row, purchase, ctx });
  });
}

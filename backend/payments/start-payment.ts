import { getOwnPurchase, type PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import {
  IN_FLIGHT_OR_PAID,
  NEVER_BEFORE,
  PAYMENT_COLUMNS,
  type PaymentRow,
  recordEvent,
  toPayment,
} from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import {
  closedOutcome,
  GatewayError,
  type Outcome,
  type PaymentProvider,
} from '@/backend/providers/payments/port';
import type { Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import { nextLookAt } from '@/lib/domain/payments/unheard-charge';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { resolveMethods } from './methods';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';
import { assertNoCard, toCharge, toldOf } from './to-charge';

const ATTEMPT_MS = 15 * 60_000;
const FIRST_CHECK_MS = 2_000;
/** Without those that never left for the gateway. */
const MAX_ATTEMPTS = 10;
const MAX_ROWS = 50;

type Input = StartPaymentRequest;
/** Without a provider this call had begun it before: the gateway is not asked again. */
type Claimed = { payment: PaymentRow; purchase: PurchaseRow; provider: PaymentProvider | null };

/** @throws order_closed, purchase_expired, gateway_not_configured */
function getProvider({
  ctx,
  purchase,
  input,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  input: Input;
}): PaymentProvider {
  if (purchase.status !== 'in_progress' || purchase.released_at !== null) throw new AppError('order_closed');
  const { created_at, placed_at } = purchase;
  if (isTooOldToPay({ placedAt: placed_at ?? created_at, now: ctx.now }))
    throw new AppError('purchase_expired');
  const offered = resolveMethods({ row: purchase.supplier, service: toServiceChoice(purchase) });
  const method = offered.find((one) => one.method === input.method);
  const { slug, currency } = ctx.instance;
  const provider = ctx.findProvider({ name: method?.provider ?? null, slug, currency });
  if (!provider) throw new AppError('gateway_not_configured');
  return provider;
}

/**
 * Written before the gateway is called; the unique index refuses a second (guarantee/one-charge). It keeps its gateway,
 * whatever the branch uses later. @throws payment_in_progress, too_many_attempts
 */
async function claimAttempt({
  sql,
  ctx,
  purchase,
  provider,
  method,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  provider: PaymentProvider;
  method: Input['method'];
}): Promise<PaymentRow> {
  const at = ctx.now.getTime();
  const checkAt = new Date(at + FIRST_CHECK_MS);
  const values = [
    ctx.instance.id,
    purchase.id,
    checkAt,
    new Date(at + ATTEMPT_MS),
    ctx.idempotencyKey,
    provider.name,
    method,
  ];
  const [first] = await sql<PaymentRow>(
    `update payments set status = 'unknown', check_at = $3, expires_at = $4, request_key = $5, provider = $6, method = $7
     where instance_id = $1 and purchase_id = $2 and status = 'created' returning ${PAYMENT_COLUMNS}`,
    values,
  );
  if (first) return first;
  const [live] = await sql(
    `select 1 from payments where instance_id = $1 and purchase_id = $2 and status in ${IN_FLIGHT_OR_PAID}`,
    [ctx.instance.id, purchase.id],
  );
  if (live) throw new AppError('payment_in_progress');
  const [next] = await sql<PaymentRow>(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference,
       created_at, expires_at, check_at, request_key)
     select instance_id, purchase_id, attempt + 1, $7, $6, 'unknown', amount_minor,
       purchase_id || '-' || (attempt + 1) || '-' || ${NEVER_BEFORE}, $8, $4, $3, $5
     from (select * from payments where instance_id = $1 and purchase_id = $2 order by attempt desc limit 1) last
     where (select count(*) from payments where instance_id = $1 and purchase_id = $2
       and details ->> 'reason' is distinct from 'not_sent') < ${MAX_ATTEMPTS}
       and (select count(*) from payments where instance_id = $1 and purchase_id = $2 and created_at >= $9) < ${MAX_ROWS}
     returning ${PAYMENT_COLUMNS}`,
    [...values, ctx.now, purchase.placed_at ?? purchase.created_at],
  );
  if (!next) throw new AppError('too_many_attempts');
  return next;
}

/** Begun before this call's server died (guarantee/killed-backend). */
async function findBegun({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<PaymentRow | null> {
  if (ctx.idempotencyKey === null) return null;
  const [begun] = await sql<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where instance_id = $1 and purchase_id = $2 and request_key = $3`,
    [ctx.instance.id, purchase.id, ctx.idempotencyKey],
  );
  return begun ?? null;
}

function claim({ ctx, input }: { ctx: Context; input: Input }): Promise<Claimed> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({
      sql,
      ctx,
      purchaseId: input.purchase_id,
      lock: true,
      guests: true,
    });
    const begun = await findBegun({ sql, ctx, purchase });
    if (begun) return { payment: begun, purchase, provider: null };
    const provider = getProvider({ ctx, purchase, input });
    const payment = await claimAttempt({ sql, ctx, purchase, provider, method: input.method });
    await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'unknown' });
    await ctx.checkpoint('payment-claimed');
    return { payment, purchase, provider };
  });
}

/** Checked within seconds, unless an event named the charge meanwhile. */
async function noteFailure({ ctx, payment }: { ctx: Context; payment: PaymentRow }): Promise<void> {
  const failedAt = ctx.clock();
  await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql(
      `update payments set check_at = $3, details = details || $4::jsonb
       where instance_id = $1 and id = $2 and status = 'unknown' and details -> 'is_named' is null`,
      [
        ctx.instance.id,
        payment.id,
        nextLookAt({ failedAt, now: failedAt }),
        JSON.stringify({ failed_at: failedAt.toISOString() }),
      ],
    ),
  );
}

/** Outside any transaction. Null without an answer (guarantee/lost-answer). */
async function charge({
  claimed: { payment, purchase, provider },
  input,
  ctx,
}: {
  claimed: Claimed;
  input: Input;
  ctx: Context;
}): Promise<Outcome | null> {
  const contact = purchase.details.contact ?? null;
  if (!provider) return null;
  try {
    return await provider.create({
      reference: payment.reference,
      amountMinor: payment.amount_minor,
      currency: ctx.instance.currency,
      ...toCharge({ request: input, contact }),
      // (guarantee/return-address)
      returnUrl: `${ctx.publicOrigin}${screenPath({ screen: '*/order/#', slug: purchase.supplier.slug, id: purchase.id })}`,
      expiresAt: payment.expires_at ?? new Date(ctx.now.getTime() + ATTEMPT_MS),
      consent: { terms: input.acceptance, personalData: input.acceptance },
    });
  } catch (error) {
    const told = toldOf({ request: input, contact });
    reportFailure({ ctx, call: 'create', provider: provider.name, paymentId: payment.id, error, told });
    if (error instanceof GatewayError && error.kind === 'unknown' && error.reach === 'answered')
      await noteFailure({ ctx, payment });
    if (!(error instanceof GatewayError) || error.kind === 'unknown') return null;
    const { reference, amount_minor: amountMinor, provider_ref: providerRef } = payment;
    const { currency } = ctx.instance;
    const closed = { status: 'error', providerRef, reference, amountMinor, currency } as const;
    const reason = error.reach === 'not_sent' ? 'not_sent' : 'not_taken';
    const isRefused = error.kind === 'refused';
    await settle({
      ctx,
      paymentId: payment.id,
      outcome: closedOutcome(isRefused ? closed : { ...closed, reason }),
    });
    if (!isRefused) throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
    return null;
  }
}

async function settle({
  ctx,
  paymentId,
  outcome,
}: {
  ctx: Context;
  paymentId: number;
  outcome: Outcome;
}): Promise<void> {
  await ctx.db.tenant(ctx.instance.id, (sql) => settlePayment({ sql, ctx, paymentId, outcome }));
}

/**
 * Written before the call, so crash, time-out and early event find it (guarantee/lost-answer, guarantee/early-event).
 * @throws not_found, order_closed, purchase_expired, gateway_not_configured, gateway_unavailable, payment_in_progress,
 * too_many_attempts, card_data_not_accepted
 */
export async function startPayment({ ctx, input }: { ctx: Context; input: Input }): Promise<Payment> {
  assertNoCard(input);
  const claimed = await claim({ ctx, input });
  await ctx.checkpoint('payment-before-charge');
  const outcome = await charge({ claimed, input, ctx });
  await ctx.checkpoint('payment-after-charge');
  if (outcome) await settle({ ctx, paymentId: claimed.payment.id, outcome });
  ctx.announce(claimed.purchase.id);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: claimed.purchase.id, guests: true });
    const [row] = await sql<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where instance_id = $1 and id = $2`,
      [ctx.instance.id, claimed.payment.id],
    );
    if (!row) throw new AppError('not_found');
    return toPayment({ row, purchase, ctx });
  });
}

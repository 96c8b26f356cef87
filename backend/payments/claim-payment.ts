import { getOwnPurchase, type MemberPurchaseRow, type PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { NEVER_BEFORE, PAYMENT_COLUMNS, type PaymentRow, recordEvent, sumsOf } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import type { BranchProvider } from './accounts';
import { assertBuyer } from './buyer';
import { checkTransfer } from './check-transfer';
import { getBranchProvider } from './get-branch-provider';
import { resolveMethods } from './methods';

type Input = StartPaymentRequest;

export const ATTEMPT_MS = 15 * 60_000;
/** A bank's address is waited for. */
const FIRST_CHECK_MS = { card: 2_000, nequi: 2_000, pse: 1_000 } as const satisfies Record<
  Input['method'],
  number
>;
/** Without those that never left for the gateway. */
const MAX_ATTEMPTS = 10;
const MAX_ROWS = 50;

/** Without a provider this call had begun it before: the gateway is not asked again. */
export type Claimed = { payment: PaymentRow; purchase: MemberPurchaseRow; provider: BranchProvider | null };

/** @throws order_closed, purchase_expired, gateway_not_configured, gateway_unavailable */
async function getProvider({
  sql,
  ctx,
  purchase,
  input,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  input: Input;
}): Promise<BranchProvider> {
  if (purchase.status !== 'in_progress' || purchase.released_at !== null) throw new AppError('order_closed');
  const { created_at, placed_at } = purchase;
  if (isTooOldToPay({ placedAt: placed_at ?? created_at, now: ctx.now }))
    throw new AppError('purchase_expired');
  const offered = resolveMethods({ row: purchase.supplier, service: toServiceChoice(purchase) });
  const method = offered.find((one) => one.method === input.method);
  const name = method?.provider ?? null;
  const provider = await getBranchProvider({ ctx, sql, name, supplierId: purchase.supplier.id });
  if (!provider) throw new AppError('gateway_not_configured');
  return provider;
}

/** What a claim reads of the attempts before it. */
type Earlier = PaymentRow & { request_key: string | null };

const listEarlier = ({ sql, ctx, purchase }: { sql: Sql; ctx: Context; purchase: PurchaseRow }) =>
  sql<Earlier>(
    `select ${PAYMENT_COLUMNS}, request_key from payments where instance_id = $1 and purchase_id = $2`,
    [ctx.instance.id, purchase.id],
  );

/** Begun by the same call before its server died (guarantee/killed-backend). */
function findBegun({ ctx, earlier }: { ctx: Context; earlier: readonly Earlier[] }): PaymentRow | undefined {
  const { idempotencyKey: key } = ctx;
  if (key === null) return undefined;
  return earlier.find((one) => one.request_key === key && one.payer_id === getDinerId(ctx));
}

/**
 * Written before the gateway is called, for what is left to pay (guarantee/one-charge). What nobody has begun to pay is
 * taken over by whoever begins. It keeps its gateway and its account there, whatever the
 * branch uses later (rule payments/accounts).
 * @throws payment_in_progress, too_many_attempts
 */
async function claimAttempt({
  sql,
  ctx,
  purchase,
  provider,
  method,
  pse,
  earlier,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  provider: BranchProvider;
  method: Input['method'];
  pse: Payment['pse'];
  earlier: readonly Earlier[];
}): Promise<PaymentRow> {
  const amountMinor = leftToPayMinor({
    totalMinor: purchase.total_minor ?? 0,
    payments: earlier.map(sumsOf),
  });
  if (amountMinor === 0) throw new AppError('payment_in_progress');
  const at = ctx.now.getTime();
  const checkAt = new Date(at + FIRST_CHECK_MS[method]);
  const values = [
    ctx.instance.id,
    purchase.id,
    checkAt,
    new Date(at + ATTEMPT_MS),
    ctx.idempotencyKey,
    provider.name,
    method,
    JSON.stringify(pse ? { pse } : {}),
    getDinerId(ctx),
    amountMinor,
    provider.accountId,
  ];
  const [first] = await sql<PaymentRow>(
    `update payments set status = 'unknown', check_at = $3, expires_at = $4, request_key = $5, provider = $6, method = $7,
       details = details || $8::jsonb, payer_id = $9, amount_minor = $10, account_id = $11
     where instance_id = $1 and purchase_id = $2 and status = 'created' returning ${PAYMENT_COLUMNS}`,
    values,
  );
  if (first) return first;
  const [next] = await sql<PaymentRow>(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference,
       created_at, expires_at, check_at, request_key, details, payer_id, account_id)
     select instance_id, purchase_id, attempt + 1, $7, $6, 'unknown', $10,
       purchase_id || '-' || (attempt + 1) || '-' || ${NEVER_BEFORE}, $12, $4, $3, $5, $8, $9, $11
     from (select * from payments where instance_id = $1 and purchase_id = $2 order by attempt desc limit 1) last
     where (select count(*) from payments where instance_id = $1 and purchase_id = $2
       and details ->> 'reason' is distinct from 'not_sent') < ${MAX_ATTEMPTS}
       and (select count(*) from payments where instance_id = $1 and purchase_id = $2 and created_at >= $13) < ${MAX_ROWS}
     returning ${PAYMENT_COLUMNS}`,
    [...values, ctx.now, purchase.placed_at ?? purchase.created_at],
  );
  if (!next) throw new AppError('too_many_attempts');
  return next;
}

/** Outside the transaction that claims: the gateway may be asked for its banks. @throws what `checkTransfer` throws */
async function checkRequest({ ctx, input }: { ctx: Context; input: Input }): Promise<Payment['pse']> {
  if (input.method !== 'pse') return null;
  const provider = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchase_id, guests: true });
    const earlier = await listEarlier({ sql, ctx, purchase });
    return findBegun({ ctx, earlier }) ? null : getProvider({ sql, ctx, purchase, input });
  });
  return provider && checkTransfer({ ctx, provider, request: input });
}

/**
 * @throws not_found, order_closed, purchase_expired, gateway_not_configured, payment_in_progress, too_many_attempts,
 * bank_unknown, document_invalid, gateway_unavailable, contact_required, phone_invalid
 */
export async function claimPayment({ ctx, input }: { ctx: Context; input: Input }): Promise<Claimed> {
  const pse = await checkRequest({ ctx, input });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({
      sql,
      ctx,
      purchaseId: input.purchase_id,
      lock: true,
      guests: true,
    });
    const earlier = await listEarlier({ sql, ctx, purchase });
    const begun = findBegun({ ctx, earlier });
    if (begun) return { payment: begun, purchase, provider: null };
    const provider = await getProvider({ sql, ctx, purchase, input });
    assertBuyer({ purchase, input });
    const payment = await claimAttempt({ sql, ctx, purchase, provider, method: input.method, pse, earlier });
    await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'unknown' });
    await ctx.checkpoint('payment-claimed');
    return { payment, purchase, provider };
  });
}

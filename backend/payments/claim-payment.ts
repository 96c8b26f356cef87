import { resolveMethods } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { writeReturnAddress } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type MemberPurchaseRow, type PurchaseRow, recordEvent } from '@/backend/purchases';
import { listPayments, type PaymentRow } from '@/backend/purchases/payments';
import type { Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import type { ChargedMethod } from '@/lib/domain/payments/providers';
import type { BranchProvider } from './accounts';
import { assertBuyer } from './buyer';
import { checkPse } from './check-pse';
import { claimAttempt } from './claim-attempt';
import { findShare } from './find-share';
import { getBranchProvider } from './get-branch-provider';

type Input = StartPaymentRequest;

export const ATTEMPT_MS = 15 * 60_000;

/** When the gateway was first asked for it. */
export const begunAt = ({ expires_at, created_at }: Pick<PaymentRow, 'expires_at' | 'created_at'>): Date =>
  expires_at ? new Date(expires_at.getTime() - ATTEMPT_MS) : created_at;
/** A bank's address is waited for. */
const FIRST_CHECK_MS: Readonly<Record<ChargedMethod, number>> = {
  card: 2_000,
  nequi: 2_000,
  pse: 1_000,
};
/** Without a charge this call had begun it before: the gateway is not asked again. */
export type Claimed = {
  payment: PaymentRow;
  purchase: MemberPurchaseRow;
  charge: { provider: BranchProvider; returnUrl: string } | null;
};

/** An account is paid while it is open, whatever its age (rule payments/shares). @throws order_closed, purchase_expired */
function assertPayable({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): void {
  const { status, is_account, released_at, created_at, placed_at } = purchase;
  if (status !== 'in_progress' || (released_at !== null && !is_account)) throw new AppError('order_closed');
  if (!is_account && isTooOldToPay({ placedAt: placed_at ?? created_at, now: ctx.now }))
    throw new AppError('purchase_expired');
}

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
  assertPayable({ ctx, purchase });
  const offered = resolveMethods({ row: purchase.supplier, service: toServiceChoice(purchase) });
  const method = offered.find((one) => one.method === input.method);
  const name = method?.provider ?? null;
  const provider = await getBranchProvider({ ctx, sql, name, supplierId: purchase.supplier.id });
  if (!provider) throw new AppError('gateway_not_configured');
  return provider;
}

/** Begun by the same call before its server died (guarantee/killed-backend). */
function findBegun({
  ctx,
  earlier,
}: {
  ctx: Context;
  earlier: readonly PaymentRow[];
}): PaymentRow | undefined {
  const { idempotencyKey: key } = ctx;
  if (key === null) return undefined;
  return earlier.find((one) => one.request_key === key && one.payer_id === getDinerId(ctx));
}

/** Outside the transaction that claims: the gateway may be asked for its banks. @throws what `checkPse` throws */
async function checkRequest({ ctx, input }: { ctx: Context; input: Input }): Promise<Payment['pse']> {
  if (input.method !== 'pse') return null;
  const provider = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchase_id, guests: true });
    const earlier = await listPayments({ sql, ctx, purchaseId: purchase.id });
    return findBegun({ ctx, earlier }) ? null : getProvider({ sql, ctx, purchase, input });
  });
  return provider && checkPse({ ctx, provider, request: input });
}

/**
 * @param countPush only of an attempt that is begun, which it undoes by throwing (rule payments/nequi)
 * @throws not_found, order_closed, purchase_expired, gateway_not_configured, payment_in_progress, payment_minimum,
 * too_many_attempts, bank_unknown, document_invalid, gateway_unavailable, contact_required, phone_invalid, share_gone,
 * share_too_large, invalid_input for a share without an account, or an account without one
 */
export async function claimPayment({
  ctx,
  input,
  countPush,
}: {
  ctx: Context;
  input: Input;
  countPush: () => Promise<void>;
}): Promise<Claimed> {
  const pse = await checkRequest({ ctx, input });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({
      sql,
      ctx,
      purchaseId: input.purchase_id,
      lock: true,
      guests: true,
    });
    const earlier = await listPayments({ sql, ctx, purchaseId: purchase.id });
    const begun = findBegun({ ctx, earlier });
    if (begun) return { payment: begun, purchase, charge: null };
    const provider = await getProvider({ sql, ctx, purchase, input });
    assertBuyer({ purchase, input });
    const share = await findShare({ sql, ctx, purchase, shareId: input.share_id, earlier });
    const at = ctx.now.getTime();
    const attempt = {
      method: input.method,
      status: 'unknown' as const,
      provider: provider.name,
      accountId: provider.accountId,
      details: pse ? { pse } : {},
      checkAt: new Date(at + FIRST_CHECK_MS[input.method]),
      expiresAt: new Date(at + ATTEMPT_MS),
    };
    const payment = await claimAttempt({ sql, ctx, purchase, attempt, earlier, share });
    await countPush();
    const returnUrl = await writeReturnAddress({ sql, ctx, purchase, paymentId: payment.id });
    await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'unknown' });
    await ctx.checkpoint('payment-claimed');
    return { payment, purchase, charge: { provider, returnUrl } };
  });
}

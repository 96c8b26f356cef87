import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { assertLink, findPurchase, type PurchaseRow } from '@/backend/purchases';
import { listLatestPayments, listPayments, sumsOf } from '@/backend/purchases/payments';
import type { OrderStub } from '@/lib/contract/orders/links';
import { type PaymentStep, paymentStep } from '@/lib/domain/payments/payment-step';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import { isExpired } from '../load-order';
import { readAtOnce } from '../read-at-once';
import { toPayment } from '../to-payment';
import { findRole } from './link-rows';

type Input = { id: string; token: string };

/** @throws not_found */
export async function readStep({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: string;
}): Promise<{ purchase: PurchaseRow; step: PaymentStep }> {
  const { id: instanceId } = ctx.instance;
  const purchase = await findPurchase({ sql, ctx, purchaseId });
  if (!purchase) throw new AppError('not_found');
  const { id, status, is_account: isAccount } = purchase;
  // An account may have another share left to pay.
  if (isAccount) return { purchase, step: status === 'in_progress' ? 'to_pay' : 'over' };
  const row = (await listLatestPayments({ sql, instanceId, purchaseIds: [id] })).get(id);
  const step = paymentStep({
    is_cart: status === 'cart',
    is_expired: isExpired({ purchase, ctx }),
    status,
    payment: row ? toPayment({ row, purchase, ctx }) : null,
  });
  return { purchase, step };
}

/** Others at the table have paid some of it, or are about to. */
async function readLeft({ sql, ctx, purchase }: { sql: Sql; ctx: Context; purchase: PurchaseRow }) {
  const payments = await listPayments({ sql, ctx, purchaseId: purchase.id });
  return leftToPayMinor({ totalMinor: purchase.total_minor ?? 0, payments: payments.map(sumsOf) });
}

/** A member needs no link any more (rule orders/links). @throws not_found, link_expired */
export function openOrderLink({ ctx, input }: { ctx: Context; input: Input }): Promise<OrderStub> {
  return readAtOnce(ctx, async (sql) => {
    const own = { sql, ctx, purchaseId: input.id };
    const role = await findRole(own);
    if (role === null) await assertLink({ ...own, token: input.token, purpose: 'pay' });
    const { purchase, step } = await readStep(own);
    const { name, phone, whatsapp } = purchase.supplier.settings;
    const major = majorOf(ctx.instance.currency);
    const leftMinor = purchase.is_account ? await readLeft({ sql, ctx, purchase }) : null;
    return {
      id: purchase.id,
      number: purchase.number,
      bck_purchase_id: purchase.bck_purchase_id,
      supplier: { name, phone, whatsapp },
      total: step === 'cart' ? null : major(purchase.total_minor ?? 0),
      left: leftMinor === null ? null : major(leftMinor),
      step,
      role,
    };
  });
}

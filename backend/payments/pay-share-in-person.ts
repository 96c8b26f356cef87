import { resolveMethods } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { loadOrder } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type MemberPurchaseRow, recordEvent } from '@/backend/purchases';
import { listPayments } from '@/backend/purchases/payments';
import type { Order, PayInPersonRequest } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { claimAttempt } from './claim-attempt';
import { findShare } from './find-share';
import { readCash } from './read-cash';

type Input = PayInPersonRequest & { purchaseId: string; share_id: number };
type Work = { sql: Sql; ctx: Context; purchase: MemberPurchaseRow; input: Input };

/** The same call again changes nothing. */
async function isAsked({ sql, ctx, purchase, input }: Work): Promise<boolean> {
  const asked = await sql(
    `select 1 from shares s join payments p on p.instance_id = s.instance_id and p.id = s.payment_id
     where s.instance_id = $1 and s.purchase_id = $2 and s.id = $3 and s.payer_id = $4 and p.provider is null
       and p.method = $5 and p.status in ('pending', 'success')`,
    [ctx.instance.id, purchase.id, input.share_id, getDinerId(ctx), input.method],
  );
  return asked.length > 0;
}

/** @throws order_closed, payment_method_required, cash_amount_low, share_gone, share_too_large, payment_in_progress */
async function ask(work: Work): Promise<void> {
  const { sql, ctx, purchase, input } = work;
  if (purchase.status !== 'in_progress') throw new AppError('order_closed');
  const offered = resolveMethods({ row: purchase.supplier, service: toServiceChoice(purchase) });
  if (!offered.some(({ method }) => method === input.method)) throw new AppError('payment_method_required');
  const earlier = await listPayments({ sql, ctx, purchaseId: purchase.id });
  const share = await findShare({ sql, ctx, purchase, shareId: input.share_id, earlier });
  const totalMinor = share ? share.amountMinor + share.tipMinor : 0;
  const cashMinor = readCash({ ctx, input, totalMinor });
  const attempt = {
    method: input.method,
    status: 'pending',
    details: cashMinor === null ? {} : { cash_minor: cashMinor },
  } as const;
  await claimAttempt({ sql, ctx, purchase, attempt, earlier, share });
  await recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'payment', value: 'in_person' });
}

/**
 * Asks staff to take a share of a table's account, in cash or by the reader (rule payments/shares). A payer who came by
 * a link is not at the table: staff would look for them. @throws not_found, owner_only, order_closed,
 * payment_method_required, cash_amount_low, invalid_input, share_gone, share_too_large, payment_in_progress,
 * too_many_attempts
 */
export async function payShareInPerson({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  const order = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({
      sql,
      ctx,
      purchaseId: input.purchaseId,
      lock: true,
      table: true,
    });
    const work = { sql, ctx, purchase, input };
    if (!(await isAsked(work))) await ask(work);
    await ctx.checkpoint('in-person-settled');
    return loadOrder({ sql, ctx, purchaseId: purchase.id });
  });
  ctx.publish({ id: order.id, supplierId: order.supplier.id, tableId: order.seat?.id ?? null });
  return order;
}

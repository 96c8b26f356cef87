import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { assertLink } from '@/backend/purchases';
import { addPayer, countLinkPayers } from '@/backend/purchases/members';
import type { Order } from '@/lib/contract/orders/orders';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { loadOrder } from '../load-order';
import { lockOrder } from '../move-order';
import { findRole } from './link-rows';
import { readStep } from './open-order-link';

type Input = { id: string; token: string };
type Work = { sql: Sql; ctx: Context; input: Input };

/**
 * Lets the caller pay a purchase that is held, so that no two take the last place; members at a table count as no guests.
 * @throws link_full
 */
export async function letPay({
  sql,
  ctx,
  purchaseId,
}: Omit<Work, 'input'> & { purchaseId: string | number }) {
  if ((await countLinkPayers({ sql, ctx, purchaseId })) >= MOST_GUESTS) throw new AppError('link_full');
  await ctx.checkpoint('order-joined');
  await addPayer({ sql, ctx, purchaseId });
}

/** Lets the caller in where there is something to pay. */
async function letIn({ sql, ctx, input }: Work): Promise<void> {
  const own = { sql, ctx, purchaseId: input.id };
  await assertLink({ ...own, token: input.token, purpose: 'pay', lock: true });
  await lockOrder(own);
  const { step } = await readStep(own);
  if (step !== 'to_pay' && step !== 'on_its_way') throw new AppError('order_closed');
  await letPay(own);
}

/**
 * Members join again without a link, except a group's guests and removed members. @throws not_found, link_expired,
 * link_full, order_closed
 */
export function joinOrder({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const role = await findRole({ sql, ctx, purchaseId: input.id });
    if (role === null) await letIn({ sql, ctx, input });
    return loadOrder({ sql, ctx, purchaseId: input.id });
  });
}

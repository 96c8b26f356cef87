import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { assertLink } from '@/backend/purchases';
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
  const values = [ctx.instance.id, purchaseId, getDinerId(ctx)];
  const [{ guests } = { guests: 0 }] = await sql<{ guests: number }>(
    `select count(*)::int as guests from purchase_members
     where instance_id = $1 and purchase_id = $2 and profile_id <> $3
       and (pays_at is not null or role = 'guest' and number is null)`,
    values,
  );
  if (guests >= MOST_GUESTS) throw new AppError('link_full');
  await ctx.checkpoint('order-joined');
  await sql(
    `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, pays_at)
     values ($1, $2, $3, 'guest', $4, $4) on conflict (instance_id, purchase_id, profile_id)
       do update set pays_at = excluded.pays_at`,
    [...values, ctx.now],
  );
}

/** Only where there is something to pay. */
async function letIn({ sql, ctx, input }: Work): Promise<void> {
  const own = { sql, ctx, purchaseId: input.id };
  await assertLink({ ...own, token: input.token, purpose: 'pay', lock: true });
  await lockOrder(own);
  const { step } = await readStep(own);
  if (step !== 'to_pay' && step !== 'on_its_way') throw new AppError('order_closed');
  await letPay(own);
}

/** Its members join again without a link, but a group's guests and whoever was taken off. @throws not_found, link_expired, link_full, order_closed */
export function joinOrder({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const role = await findRole({ sql, ctx, purchaseId: input.id });
    if (role === null) await letIn({ sql, ctx, input });
    return loadOrder({ sql, ctx, purchaseId: input.id });
  });
}

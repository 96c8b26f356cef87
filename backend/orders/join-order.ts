import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { Order } from '@/lib/contract/orders/orders';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { assertLink, findRole } from './link-rows';
import { loadOrder } from './load-order';
import { lockOrder } from './move-order';
import { readStep } from './open-order-link';

type Input = { id: string; token: string };
type Work = { sql: Sql; ctx: Context; input: Input };

/** Only where there is something to pay. The lock lets no two take the last place. */
async function letIn({ sql, ctx, input }: Work): Promise<void> {
  const own = { sql, ctx, purchaseId: input.id };
  await assertLink({ ...own, token: input.token, lock: true });
  await lockOrder(own);
  const { step } = await readStep(own);
  if (step === 'expired') throw new AppError('purchase_expired');
  if (step !== 'to_pay' && step !== 'on_its_way') throw new AppError('order_closed');
  const values = [ctx.instance.id, input.id, getDinerId(ctx)];
  const [{ guests } = { guests: 0 }] = await sql<{ guests: number }>(
    `select count(*)::int as guests from purchase_members
     where instance_id = $1 and purchase_id = $2 and role = 'guest' and profile_id <> $3`,
    values,
  );
  if (guests >= MOST_GUESTS) throw new AppError('link_full');
  await ctx.checkpoint('order-joined');
  await sql(
    `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
     values ($1, $2, $3, 'guest', $4) on conflict do nothing`,
    [...values, ctx.now],
  );
}

/** Its members join again without a link. @throws not_found, link_expired, link_full, order_closed, purchase_expired */
export function joinOrder({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const role = await findRole({ sql, ctx, purchaseId: input.id });
    if (role === null) await letIn({ sql, ctx, input });
    return loadOrder({ sql, ctx, purchaseId: input.id });
  });
}

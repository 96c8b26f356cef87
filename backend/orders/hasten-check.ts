import type { Context } from '@/backend/context';
import type { Payment } from '@/lib/contract/orders/orders';
import { IN_FLIGHT } from './order-rows';

/** While a page waits for a payment, the gateway is asked at least this often (guarantee/lost-events). */
const WATCHED_MS = 30_000;

/**
 * Brings forward when the gateway is asked next, because a page of its diner waits for the answer. However many pages
 * ask and however often, only a check that lies further away is moved: the gateway hears of it twice a minute at most.
 */
export async function hastenCheck({
  ctx,
  payment,
}: {
  ctx: Context;
  /** As it has just been read for its own diner. */
  payment: Pick<Payment, 'id' | 'online' | 'status'> | null;
}): Promise<void> {
  if (!payment?.online || payment.status !== 'pending') return;
  await ctx.db.statement(
    ctx.instance.id,
    `update payments set check_at = $3 where instance_id = $1 and id = $2 and status in ${IN_FLIGHT} and check_at > $3`,
    [ctx.instance.id, payment.id, new Date(ctx.now.getTime() + WATCHED_MS)],
  );
}

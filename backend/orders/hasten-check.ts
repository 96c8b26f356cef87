import type { Context } from '@/backend/context';
import type { Payment } from '@/lib/contract/orders/orders';
import { IN_FLIGHT } from './order-rows';

/** While a page waits, the gateway is asked this often (guarantee/lost-events). */
const WATCHED_MS = 30_000;

/** Moves only a check further away: any number of pages ask twice a minute at most. */
export async function hastenCheck({
  ctx,
  payment,
}: {
  ctx: Context;
  payment: Pick<Payment, 'id' | 'online' | 'status'> | null;
}): Promise<void> {
  if (!payment?.online || payment.status !== 'pending') return;
  await ctx.db.statement(
    ctx.instance.id,
    `update payments set check_at = $3 where instance_id = $1 and id = $2 and status in ${IN_FLIGHT} and check_at > $3`,
    [ctx.instance.id, payment.id, new Date(ctx.now.getTime() + WATCHED_MS)],
  );
}

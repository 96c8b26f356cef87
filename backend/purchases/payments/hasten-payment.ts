import type { Context } from '@/backend/context';
import { IN_FLIGHT } from './select-payment';

/**
 * A payment that is not over is asked about at this time, unless it is sooner anyway; in a transaction of its own.
 * @param isBack only one whose payer was led to another page
 */
export async function hastenPayment({
  ctx,
  paymentId,
  at,
  isBack,
}: {
  ctx: Context;
  paymentId: number;
  at: Date;
  isBack: boolean;
}): Promise<void> {
  await ctx.db.statement(
    ctx.instance.id,
    `update payments set check_at = $3 where instance_id = $1 and id = $2 and status in ${IN_FLIGHT} and check_at > $3
       and (not $4 or status = 'pending' and details -> 'action' ->> 'type' = 'redirect')`,
    [ctx.instance.id, paymentId, at, isBack],
  );
}

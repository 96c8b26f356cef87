import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { recordEvent } from '@/backend/purchases';
import { hasArrived } from '@/lib/domain/orders/order-rating';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { forgetBrowserSoon } from './notices/push-browsers';
import { askRating } from './notices/rating-notices';
import { addStatusNotice } from './notices/status-notices';

/** What no longer waits for the kitchen holds no stock. The purchase is locked by the caller. */
export async function writeStatus({
  sql,
  ctx,
  purchaseId,
  to,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  to: OrderStatus;
}): Promise<void> {
  await sql(
    `update purchases set status = $3, version = version + 1, updated_at = $4,
       stock_held = stock_held and $3 not in ('delivered', 'closed_account', 'finished'),
       released_at = case when $3 = 'cart' then null else released_at end
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, to, ctx.now],
  );
  await recordEvent({ sql, ctx, purchaseId, kind: 'status', value: to });
  await addStatusNotice({ sql, ctx, purchaseId, to });
  await forgetBrowserSoon({ sql, ctx, purchaseId, to });
  if (hasArrived(to)) await askRating({ sql, ctx, purchaseId });
}

import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { setStatus } from '@/backend/purchases';
import { hasArrived } from '@/lib/domain/orders/order-rating';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { giveDeliveryCode } from './delivery-code';
import { forgetBrowserSoon } from './notices/push-browsers';
import { askRating } from './notices/rating-notices';
import { addStatusNotice } from './notices/status-notices';

/** Moves a purchase that the caller has locked, and plans what its diner is told of it. */
export async function setStatusAndNotify({
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
  await setStatus({ sql, ctx, purchaseId, to });
  if (to === 'on_the_way') await giveDeliveryCode({ sql, ctx, purchaseId });
  await addStatusNotice({ sql, ctx, purchaseId, to });
  await forgetBrowserSoon({ sql, ctx, purchaseId, to });
  if (hasArrived(to)) await askRating({ sql, ctx, purchaseId });
}

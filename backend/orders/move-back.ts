import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { setStatusBack } from '@/backend/purchases';
import { untakeOnHandOver } from '@/backend/purchases/payments';
import { isClosedOrder, type OrderStatus } from '@/lib/domain/orders/order-states';
import { keepBrowser } from './notices/push-browsers';
import { unaskRating } from './notices/rating-notices';
import { withdrawStatusNotice } from './notices/status-notices';

/**
 * Moves an order, which the caller has locked and which was not cancelled, back to a status that it had; what its diner was not told yet
 * of the move they are not told (rule staff/undo).
 */
export async function moveOrderBack({
  sql,
  ctx,
  order: { id: purchaseId, status: from },
  to,
}: {
  sql: Sql;
  ctx: Context;
  order: { id: number; status: OrderStatus };
  to: OrderStatus;
}): Promise<void> {
  await setStatusBack({ sql, ctx, purchaseId, from, to });
  if (isClosedOrder(from) && !isClosedOrder(to)) await untakeOnHandOver({ sql, ctx, purchaseId });
  await withdrawStatusNotice({ sql, ctx, purchaseId, of: from });
  if (!isClosedOrder(from)) return;
  await keepBrowser({ sql, ctx, purchaseId });
  await unaskRating({ sql, ctx, purchaseId });
}

import type { Context } from '@/backend/context';
import { purchaseTopic, tableTopic } from '@/backend/platform/events/topic-events';
import type { Seat } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';

/**
 * Everybody at a table sees what is chosen there (rule table/account), and whoever fills a cart together with others
 * (rule cart/group). After the transaction.
 */
export function announceDraft({
  ctx,
  seat,
  group = null,
  purchase_id,
}: { ctx: Context; seat: Seat | null } & Partial<Pick<Cart, 'group' | 'purchase_id'>>): void {
  if (seat?.kind === 'table') ctx.publish(tableTopic(seat.id));
  if (group && purchase_id !== undefined) ctx.publish(purchaseTopic(purchase_id));
}

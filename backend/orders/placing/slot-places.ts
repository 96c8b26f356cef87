import { refuseFullSlot } from '@/backend/branches';
import { type LoadedCart, scheduleOf } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';

/** The slot that an order is wanted for, or promised in: its date and hour by the branch's clock. */
function slotOf({ purchase, promisedSlot }: Pick<LoadedCart, 'purchase' | 'promisedSlot'>) {
  const wanted = scheduleOf(purchase);
  if (wanted) return wanted;
  const [date = null, hour = null] = promisedSlot?.split(' ') ?? [];
  return { date, hour };
}

/**
 * Orders of one slot take their places one after the other; an order that is a cart again or cancelled holds none
 * (rule branches/slot-places). What has neither a wanted hour nor a promise takes a place without asking for one. Open menus hear of
 * it. @throws slot_full; promise_moved for an order for now, whose cart is promised the next slot
 */
export async function takeSlot({
  sql,
  ctx,
  cart,
}: {
  sql: Sql;
  ctx: Context;
  cart: LoadedCart;
}): Promise<void> {
  const { purchase } = cart;
  const { slotOrders = null } = purchase.supplier.settings;
  const { date, hour } = slotOf(cart);
  if (slotOrders === null || date === null || hour === null) return;
  ctx.publish(menuTopic(purchase.supplier.id));
  const isWanted = scheduleOf(purchase) !== null;
  if (!isWanted && cart.arrival === null) return;
  await Promise.all([
    sql(
      `select pg_advisory_xact_lock(hashtextextended('slot ' || $1::bigint || ' ' || $2::bigint || ' ' || $3::text || ' ' || $4::text, 0))`,
      [ctx.instance.id, purchase.supplier.id, date, hour],
    ),
    // A statement of its own, so it sees what others have taken meanwhile.
    refuseFullSlot({
      ...{ sql, instanceId: ctx.instance.id, supplierId: purchase.supplier.id, slot: { date, hour } },
      ...{ purchaseId: purchase.id, places: slotOrders },
      refusal: isWanted ? 'slot_full' : 'promise_moved',
    }),
  ]);
}

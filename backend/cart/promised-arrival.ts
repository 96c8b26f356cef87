import { type ArrivalPromise, kitchenSlotAt, promiseAt } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PricedZoneRow } from '@/backend/delivery';
import type { PurchaseRow } from '@/backend/purchases';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { TakenSlots } from '@/lib/domain/branches/slots';
import { isPromised } from '@/lib/domain/orders/arrival';
import { scheduleOf } from './schedule';

/** Whether a purchase is for as soon as can be, and is told when that is. */
export const isForNow = (purchase: PurchaseRow): boolean =>
  isPromised(toServiceChoice(purchase)) && scheduleOf(purchase) === null;

/** When an order for now comes, and the slot that it takes; what has no promise takes one all the same (rule branches/slot-places). */
export function promiseOf({
  ctx: { now },
  purchase,
  zone,
  taken,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  zone: PricedZoneRow | null;
  taken: TakenSlots;
}): ArrivalPromise {
  const nothing = { arrival: null, slot: null, isFull: false };
  if (scheduleOf(purchase) !== null) return nothing;
  const service = toServiceChoice(purchase);
  const { settings } = purchase.supplier;
  if (!isPromised(service)) return { ...nothing, slot: kitchenSlotAt({ settings, service, now }) };
  return promiseAt({ settings, service, zoneMinutes: zone?.way_minutes ?? null, now, taken });
}

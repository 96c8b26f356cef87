import { arrivalAt, schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PricedZoneRow } from '@/backend/delivery';
import type { PurchaseRow } from '@/backend/purchases';
import { findPromisedSlot } from '@/lib/domain/branches/promised-slot';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { slotKey, type TakenSlots } from '@/lib/domain/branches/slots';
import { type ArrivalMinutes, arrivalWindow, isPromised, promiseAnew } from '@/lib/domain/orders/arrival';
import { scheduleOf } from './schedule';

/** `slot`, by `slotKey`: the one whose place it takes. `isFull`: the kitchen has no place within the longest promise. */
export type ArrivalPromise = { arrival: ArrivalMinutes | null; slot: string | null; isFull: boolean };

const MINUTE_MS = 60_000;
const NOTHING: ArrivalPromise = { arrival: null, slot: null, isFull: false };

/** Whether a purchase is for as soon as can be, and is told when that is. */
export const isForNow = (purchase: PurchaseRow): boolean =>
  isPromised(toServiceChoice(purchase)) && scheduleOf(purchase) === null;

/** When an order for now comes, moved to a slot that has a place (rule orders/arrival, rule branches/slot-places). */
export function promiseOf({
  ctx,
  purchase,
  zone,
  taken,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  zone: PricedZoneRow | null;
  taken: TakenSlots;
}): ArrivalPromise {
  const service = toServiceChoice(purchase);
  if (!isPromised(service) || scheduleOf(purchase) !== null) return NOTHING;
  const { settings } = purchase.supplier;
  const { now } = ctx;
  const zoneMinutes = zone?.way_minutes ?? null;
  const arrival = arrivalAt({ settings, service, zoneMinutes, now });
  const { slotMinutes, slotOrders } = schedulingOf({ settings, service: purchase.service, zoneMinutes });
  if (slotOrders === null) return { ...NOTHING, arrival };
  const { from } = arrivalWindow({ arrival, start: now });
  const promised = findPromisedSlot({ hours: settings, now, from, service, slotMinutes, slotOrders, taken });
  if (promised === null) return { ...NOTHING, isFull: true };
  const minutes = Math.ceil((promised.from.getTime() - now.getTime()) / MINUTE_MS);
  const moved = promised.from > from ? promiseAnew({ minutes, start: now, now, service }) : arrival;
  return { arrival: moved, slot: slotKey(promised.slot), isFull: false };
}

import type { StoredBranch } from '@/backend/stored/stored-branch';
import { busyAt } from '@/lib/domain/branches/busy';
import { findPromisedSlot, slotAt } from '@/lib/domain/branches/promised-slot';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { SLOT_MINUTES, slotKey, type TakenSlots } from '@/lib/domain/branches/slots';
import {
  type ArrivalMinutes,
  arrivalWindow,
  isPromised,
  MOST_PROMISED_MINUTES,
  promiseAnew,
  type resolveArrival,
} from '@/lib/domain/orders/arrival';
import { arrivalAt } from './supplier-rows';

/** `slot`, by `slotKey`: the one whose place it takes. `isFull`: the kitchen has no place within the longest promise. */
export type ArrivalPromise = { arrival: ArrivalMinutes | null; slot: string | null; isFull: boolean };

type Asked = {
  settings: StoredBranch;
  now: Date;
  /** Places of the branch's slots that others hold. */
  taken: TakenSlots;
};
type PromisedService = Parameters<typeof resolveArrival>[0]['service'];

const MINUTE_MS = 60_000;

/** When an order for now comes, moved to a slot that has a place (rule orders/arrival, rule branches/slot-places). */
export function promiseAt({
  settings,
  service,
  zoneMinutes,
  now,
  taken,
}: Asked & { service: PromisedService; zoneMinutes: number | null }): ArrivalPromise {
  const arrival = arrivalAt({ settings, service, zoneMinutes, now });
  const { slotMinutes = SLOT_MINUTES, slotOrders = null } = settings;
  if (slotOrders === null) return { arrival, slot: null, isFull: false };
  const { from } = arrivalWindow({ arrival, start: now });
  const promised = findPromisedSlot({ hours: settings, now, from, service, slotMinutes, slotOrders, taken });
  if (promised === null) return { arrival: null, slot: null, isFull: true };
  const minutes = Math.ceil((promised.from.getTime() - now.getTime()) / MINUTE_MS);
  const moved = promised.from > from ? promiseAnew({ minutes, start: now, now, service }) : arrival;
  return { arrival: moved, slot: slotKey(promised.slot), isFull: false };
}

/** The minutes that an open menu says, with the load of the kitchen; the longest promise where no slot has a place (rule branches/slot-places). */
export function loadedArrivalOf(asked: Asked): Record<PromisedService, ArrivalMinutes> {
  const { now } = asked;
  const arrivalOf = (service: PromisedService) =>
    promiseAt({ ...asked, service, zoneMinutes: null }).arrival ??
    promiseAnew({ minutes: MOST_PROMISED_MINUTES, start: now, now, service });
  return { delivery: arrivalOf('delivery'), take_away: arrivalOf('take_away') };
}

/**
 * The slot, by `slotKey`, whose place what is eaten here takes in its kitchen, full or not (rule branches/slot-places). Null: the
 * branch counts none, or the service has a promise.
 */
export function kitchenSlotAt({
  settings,
  service,
  now,
}: Omit<Asked, 'taken'> & { service: ServiceChoice }): string | null {
  const { preparationMinutes, slotMinutes = SLOT_MINUTES, slotOrders = null, busy } = settings;
  if (slotOrders === null || isPromised(service) || service === 'book') return null;
  const minutes = preparationMinutes + (busyAt({ busy, at: now })?.minutes ?? 0);
  const from = new Date(now.getTime() + minutes * MINUTE_MS);
  return slotKey(slotAt({ hours: settings, from, service, slotMinutes }));
}

import type { Service } from '@/lib/domain/branches/services';
import type { StateOf, Stores } from '@/lib/stores/create-stores';

type Slot = 'purchaseId' | 'taPurchaseId' | 'otPurchaseId';

/** One open purchase per service, none for bookings (rule cart/one-per-service). */
const SLOTS: Partial<Record<Service, Slot>> = {
  delivery: 'purchaseId',
  take_away: 'taPurchaseId',
  on_table: 'otPurchaseId',
};

export function purchaseOfService(order: StateOf<'order'>): number | null {
  const slot = order.service ? SLOTS[order.service] : undefined;
  return slot ? order[slot] : null;
}

const holdsPurchase = (order: StateOf<'order'>): boolean =>
  Object.values(SLOTS).some((slot) => order[slot] !== null);

/** The server may hold carts of this diner (rule cart/found-again). */
export const mayHaveCarts = (order: StateOf<'order'>): boolean =>
  order.cartsLeft || order.parted.length > 0 || holdsPurchase(order);

/** A purchase has one service: it leaves the other slots. */
export function keepPurchase({
  stores,
  service,
  purchaseId,
}: {
  stores: Pick<Stores, 'order'>;
  service: Service;
  purchaseId: number;
}): void {
  const slot = SLOTS[service];
  if (!slot) return;
  const order = stores.order.getState();
  const left = Object.values(SLOTS).filter((one) => one !== slot && order[one] === purchaseId);
  stores.order.setState({ ...Object.fromEntries(left.map((one) => [one, null])), [slot]: purchaseId });
}

export const isHeld = (order: StateOf<'order'>, purchaseId: number): boolean =>
  Object.values(SLOTS).some((slot) => order[slot] === purchaseId);

/** Only if it is still the stored one. @returns whether it was */
export function forgetPurchase({
  stores,
  purchaseId,
}: {
  stores: Pick<Stores, 'order'>;
  purchaseId: number;
}): boolean {
  const order = stores.order.getState();
  const held = Object.values(SLOTS).filter((slot) => order[slot] === purchaseId);
  for (const slot of held) stores.order.setState({ [slot]: null });
  return held.length > 0;
}

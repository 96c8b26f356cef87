import type { Service } from '@/lib/domain/services';
import type { StateOf, Stores } from './create-stores';

type Slot = 'purchaseId' | 'taPurchaseId' | 'otPurchaseId';

/** Three purchases live side by side (decision 92); a booking is none of them. */
const SLOTS: Partial<Record<Service, Slot>> = {
  delivery: 'purchaseId',
  take_away: 'taPurchaseId',
  on_table: 'otPurchaseId',
};

/** The purchase that a service is being ordered with, or null. */
export function purchaseOfService(order: StateOf<'order'>): number | null {
  const slot = order.service ? SLOTS[order.service] : undefined;
  return slot ? order[slot] : null;
}

/** Remembers, or with null forgets, the purchase of a service. */
export function keepPurchase({
  stores,
  service,
  purchaseId,
}: {
  stores: Pick<Stores, 'order'>;
  service: Service;
  purchaseId: number | null;
}): void {
  const slot = SLOTS[service];
  if (slot) stores.order.setState({ [slot]: purchaseId });
}

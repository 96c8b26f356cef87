import { SERVICE_LABELS, toService, toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { mayHaveCarts } from './cart/purchase-of-service';
import type { Stores } from './create-stores';

export function chosenService({ order }: Pick<Stores, 'order'>): ServiceChoice | null {
  const { service, subservice } = order.getState();
  return service === null ? null : toServiceChoice({ service, subservice });
}

/** Take away clears the delivery zone; null clears the order except `cartsLeft` (rule cart/found-again). */
export function chooseService({
  stores,
  choice,
}: {
  stores: Pick<Stores, 'order' | 'delivery'>;
  choice: ServiceChoice | null;
}): void {
  if (choice === null) {
    const order = stores.order.getState();
    const cartsLeft = mayHaveCarts(order);
    stores.order.setState({ ...stores.order.getInitialState(), cartsLeft }, true);
    return;
  }
  stores.order.setState({ ...toService(choice), service_label: SERVICE_LABELS[choice] });
  if (choice === 'take_away') {
    stores.delivery.setState({ polygon: { supplier_id: null, id: null, delivery_price: 0, minimum: 0 } });
  }
}

import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { chooseService } from '@/lib/stores/choose-service';
import type { Stores } from '@/lib/stores/create-stores';
import { keepPurchase } from './purchase-of-service';

export function resumeCart({
  stores,
  order,
}: {
  stores: Pick<Stores, 'order' | 'delivery'>;
  order: Pick<Order, 'id' | 'service' | 'subservice'>;
}): void {
  chooseService({ stores, choice: toServiceChoice(order) });
  keepPurchase({ stores, service: order.service, purchaseId: order.id });
}

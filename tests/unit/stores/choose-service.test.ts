import { chooseService, chosenService } from '@/lib/stores/choose-service';
import { createStores } from '@/lib/stores/create-stores';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const open = () => {
  const storage = memoryStorage();
  return createStores({ openStorage: () => storage, openSpare: () => storage });
};

describe('choosing a service', () => {
  it('keeps service, subservice and the label of the wire (rule branches/service-labels)', () => {
    const stores = open();
    chooseService({ stores, choice: 'schedule' });
    expect(stores.order.getState()).toMatchObject({
      service: 'delivery',
      subservice: 'schedule',
      service_label: 'Programar pedido',
    });
    expect(chosenService(stores)).toBe('schedule');
  });

  it('leaves the carts of the other services alone', () => {
    const stores = open();
    stores.order.setState({ purchaseId: 5, taPurchaseId: 6 });
    chooseService({ stores, choice: 'take_away' });
    expect(stores.order.getState()).toMatchObject({ purchaseId: 5, taPurchaseId: 6 });
  });

  it('empties the zone for take away: price 0 and minimum 0', () => {
    const stores = open();
    stores.delivery.setState({ polygon: { supplier_id: 1, id: 9, delivery_price: 4900, minimum: 20000 } });
    chooseService({ stores, choice: 'take_away' });
    expect(stores.delivery.getState().polygon).toEqual({
      supplier_id: null,
      id: null,
      delivery_price: 0,
      minimum: 0,
    });
  });

  it('no service clears the order and nothing else (rule cart/found-again)', () => {
    const stores = open();
    chooseService({ stores, choice: 'delivery' });
    stores.order.setState({ purchaseId: 5, parted: ['7'] });
    stores.profile.setState({ ghost: { latitude: 4.6, longitude: -74.1 } });
    chooseService({ stores, choice: null });
    expect(stores.order.getState()).toEqual({ ...stores.order.getInitialState(), cartsLeft: true });
    expect(stores.profile.getState().ghost).not.toBeNull();
  });
});

import { forgetPurchase, keepPurchase, purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { createStores } from '@/lib/stores/create-stores';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const open = () => {
  const storage = memoryStorage();
  return createStores({ openStorage: () => storage, openSpare: () => storage });
};

describe('the purchase of a service', () => {
  it('is remembered beside those of the other services', () => {
    const stores = open();
    keepPurchase({ stores, service: 'delivery', purchaseId: 5 });
    keepPurchase({ stores, service: 'take_away', purchaseId: 6 });
    stores.order.setState({ service: 'take_away' });
    expect(purchaseOfService(stores.order.getState())).toBe(6);
    stores.order.setState({ service: 'delivery' });
    expect(purchaseOfService(stores.order.getState())).toBe(5);
  });

  it('is forgotten wherever it is remembered', () => {
    const stores = open();
    keepPurchase({ stores, service: 'delivery', purchaseId: 5 });
    keepPurchase({ stores, service: 'take_away', purchaseId: 6 });
    forgetPurchase({ stores, purchaseId: 5 });
    expect(stores.order.getState()).toMatchObject({ purchaseId: null, taPurchaseId: 6 });
  });

  it('stays where it was begun after the one that is forgotten', () => {
    const stores = open();
    keepPurchase({ stores, service: 'delivery', purchaseId: 7 });
    forgetPurchase({ stores, purchaseId: 5 });
    expect(stores.order.getState().purchaseId).toBe(7);
  });
});

import { createStores, followOtherTabs, forgetAll } from '@/lib/stores/create-stores';
import { memoryStorage } from '@/tests/support/browser/memory-storage';

const NAMES = ['template', 'profile', 'customer', 'order', 'shared', 'ontable', 'coupons', 'delivery'];

function open(storage = memoryStorage()) {
  return { storage, stores: createStores({ openStorage: () => storage, openSpare: memoryStorage }) };
}

describe('the eight persisted slices', () => {
  it('carry their names (rule visit/storage)', () => {
    const { stores } = open();
    expect(Object.values(stores).map((store) => store.persist.getOptions().name)).toEqual(NAMES);
  });

  it('come back as they were', () => {
    const { storage, stores } = open();
    stores.order.setState({ service: 'delivery', purchaseId: 5 });
    const { order } = open(storage).stores;
    expect(order.getState()).toMatchObject({ service: 'delivery', purchaseId: 5, parted: [] });
  });

  it.each(['{', 'null', '[]', '"x"', '{"version":1}', `"${'x'.repeat(100_000)}"`])(
    'a broken one is dropped alone: %.20s',
    (rubbish) => {
      for (const name of NAMES) {
        const { storage, stores } = open();
        stores.customer.setState({ id: 7 });
        stores.coupons.setState({ text: 'mesa' });
        storage.setItem(name, rubbish);
        const again = open(storage).stores;
        expect(again.customer.getState().id).toBe(name === 'customer' ? null : 7);
        expect(again.coupons.getState().text).toBe(name === 'coupons' ? '' : 'mesa');
        expect(storage.getItem(name)).toBeNull();
      }
    },
  );

  it('keep what was written before a field was added', () => {
    const { storage, stores } = open();
    const { storageTold: _told, ...before } = stores.shared.getState();
    storage.setItem('shared', JSON.stringify({ version: 1, state: { ...before, metricSent: true } }));
    expect(open(storage).stores.shared.getState()).toMatchObject({ metricSent: true, storageTold: false });
  });

  it('drops one of another version or of another shape', () => {
    const { storage } = open();
    storage.setItem('customer', JSON.stringify({ version: 99, state: { id: 7 } }));
    storage.setItem('coupons', JSON.stringify({ version: 1, state: { text: 5 } }));
    const { stores } = open(storage);
    expect(stores.customer.getState().id).toBeNull();
    expect(stores.coupons.getState().text).toBe('');
  });

  it('are forgotten as a whole', () => {
    const { storage, stores } = open();
    stores.customer.setState({ id: 7 });
    stores.coupons.setState({ text: 'mesa' });
    forgetAll(stores);
    expect(storage.size()).toBe(0);
    expect(stores.customer.getState().id).toBeNull();
  });

  it('follow what another tab wrote', async () => {
    const { storage, stores } = open();
    const target = new EventTarget();
    const stop = followOtherTabs({ stores, target, holdsCart: false });
    const tell = async () => {
      target.dispatchEvent(Object.assign(new Event('storage'), { key: 'coupons' }));
    };
    open(storage).stores.coupons.setState({ text: 'mesa' });
    await tell();
    expect(stores.coupons.getState().text).toBe('mesa');
    stop();
    open(storage).stores.coupons.setState({ text: 'otro' });
    await tell();
    expect(stores.coupons.getState().text).toBe('mesa');
  });

  it.each([
    ['of which another tab took the diner out', { key: 'profile', newValue: null }, 1],
    ['that was emptied', { key: null, newValue: null }, 1],
    ['of which another tab took something else', { key: 'coupons', newValue: null }, 0],
    ['in which another tab wrote who the diner is', { key: 'profile', newValue: '{}' }, 0],
  ])('begin anew with a storage %s (rule people/erase)', (_what, said, times) => {
    const target = new EventTarget();
    const onForgotten = jest.fn();
    followOtherTabs({ stores: open().stores, target, holdsCart: false, onForgotten });
    target.dispatchEvent(Object.assign(new Event('storage'), said));
    expect(onForgotten).toHaveBeenCalledTimes(times);
  });
});

describe('a page that is a cart’s alone', () => {
  type Written = Partial<ReturnType<ReturnType<typeof open>['stores']['order']['getState']>>;
  const HELD = { service: 'take_away', taPurchaseId: 7 } as const;
  const GIVEN_UP = { service: null, taPurchaseId: null, cartsLeft: true };

  it.each<[string, Written, boolean, Written, Written]>([
    ['keeps it where another tab gives it up', HELD, true, GIVEN_UP, HELD],
    ['or goes on with another service', HELD, true, { service: 'delivery', purchaseId: 9 }, HELD],
    ['or with another cart', HELD, true, { taPurchaseId: 9 }, HELD],
    ['follows what leaves it that cart', HELD, true, { cartsLeft: true }, { ...HELD, cartsLeft: true }],
    ['and gets one that it lacks', { service: 'take_away' }, true, HELD, HELD],
    ['while a menu follows all of it', HELD, false, GIVEN_UP, GIVEN_UP],
  ])('%s', (_what, here, holdsCart, written, left) => {
    const { storage, stores } = open();
    stores.order.setState(here);
    const target = new EventTarget();
    followOtherTabs({ stores, target, holdsCart });
    open(storage).stores.order.setState(written);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'order' }));
    expect(stores.order.getState()).toMatchObject(left);
  });
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => ({
  ...memoryStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('storage that refuses (guarantee/no-storage)', () => {
  it.each([
    ['has a getter that throws', denied],
    ['is full', full],
  ])('%s: what was chosen is kept for the tab, and that is told once', (_case, openStorage) => {
    const [onRefused, spare] = [jest.fn(), memoryStorage()];
    const openTab = () => createStores({ openStorage, openSpare: () => spare, onRefused });
    const stores = openTab();
    stores.customer.setState({ id: 7 });
    stores.coupons.setState({ text: 'mesa' });
    expect(onRefused.mock.calls).toEqual([['tab']]);
    expect(openTab().customer.getState().id).toBe(7);
  });

  it.each([
    ['has a getter that throws', denied],
    ['is full', full],
  ])('%s, the tab’s too: the page goes on in memory and says so once', (_case, refusing) => {
    const onRefused = jest.fn();
    const stores = createStores({ openStorage: refusing, openSpare: refusing, onRefused });
    stores.customer.setState({ id: 7 });
    stores.coupons.setState({ text: 'mesa' });
    expect(stores.customer.getState().id).toBe(7);
    expect(onRefused.mock.calls).toEqual([['page']]);
    forgetAll(stores);
    expect(stores.customer.getState().id).toBeNull();
  });

  it('becomes full in the middle: the newest is read, and the tab’s copy ends with the refusal', () => {
    const [storage, spare, onRefused] = [memoryStorage(), memoryStorage(), jest.fn()];
    let isFull = false;
    const write = (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(name, value);
    };
    const openStorage = () => ({ ...storage, setItem: write });
    const openTab = () => createStores({ openStorage, openSpare: () => spare, onRefused });
    const stores = openTab();
    stores.coupons.setState({ text: 'mesa' });
    expect(onRefused).not.toHaveBeenCalled();
    isFull = true;
    stores.coupons.setState({ text: 'otro' });
    expect(onRefused.mock.calls).toEqual([['tab']]);
    expect(openTab().coupons.getState().text).toBe('otro');
    isFull = false;
    stores.coupons.setState({ text: 'tres' });
    expect(openTab().coupons.getState().text).toBe('tres');
    expect(spare.size()).toBe(0);
  });
});

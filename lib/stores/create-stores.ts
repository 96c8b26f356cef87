import { purchaseOfService } from './purchase-of-service';
import { createSafeStorage, type Keeping, type TextStorage } from './safe-storage';
import { createSliceStore } from './slice-store';
import {
  couponsSlice,
  customerSlice,
  deliverySlice,
  onTableSlice,
  orderSlice,
  payStateSlice,
  profileSlice,
  sharedSlice,
  templateSlice,
} from './slices';

/**
 * The nine persisted slices (rule visit/storage), one store each.
 * @param openStorage may throw, as a browser's own getter does
 * @param openSpare what keeps for the tab where the browser keeps nothing for longer
 * @param onRefused told when less is kept than before (guarantee/no-storage)
 */
export function createStores({
  openStorage,
  openSpare,
  onRefused = () => undefined,
}: {
  openStorage: () => TextStorage;
  openSpare: () => TextStorage;
  onRefused?: (keeping: Keeping) => void;
}) {
  const storage = createSafeStorage({ open: openStorage, openSpare, onRefused });
  return {
    template: createSliceStore({ slice: templateSlice, storage }),
    profile: createSliceStore({ slice: profileSlice, storage }),
    customer: createSliceStore({ slice: customerSlice, storage }),
    order: createSliceStore({ slice: orderSlice, storage }),
    shared: createSliceStore({ slice: sharedSlice, storage }),
    ontable: createSliceStore({ slice: onTableSlice, storage }),
    cluvipay: createSliceStore({ slice: payStateSlice, storage }),
    coupons: createSliceStore({ slice: couponsSlice, storage }),
    delivery: createSliceStore({ slice: deliverySlice, storage }),
  };
}
export type Stores = ReturnType<typeof createStores>;
export type StoreName = keyof Stores;
export type StateOf<N extends StoreName> = ReturnType<Stores[N]['getState']>;

/** Empties every slice, in memory and in the browser. */
export function forgetAll(stores: Stores): void {
  for (const store of Object.values(stores)) {
    // A store of the union gets back the very state it began with.
    (store.setState as (state: unknown, replace: true) => void)(store.getInitialState(), true);
    store.persist.clearStorage();
  }
}

/** Whether what another tab wrote gives up the purchase that is being ordered with here, or goes on with another. */
function losesPurchase({ order }: Pick<Stores, 'order'>): boolean {
  const held = purchaseOfService(order.getState());
  const kept = order.persist.getOptions().storage?.getItem(orderSlice.name);
  const written = kept && 'state' in kept ? kept.state : order.getInitialState();
  return held !== null && purchaseOfService(written) !== held;
}

/**
 * Takes over what another tab wrote (guarantee/two-tabs). A page that is a cart's alone stays with its cart whatever
 * another tab chooses: what was typed there is not lost, and the server says what became of it. @returns what stops it
 */
export function followOtherTabs({
  stores,
  target,
  holdsCart,
}: {
  stores: Stores;
  target: EventTarget;
  holdsCart: boolean;
}): () => void {
  const follow = (event: Event) => {
    const key = (event as StorageEvent).key;
    const store = Object.values(stores).find((one) => one.persist.getOptions().name === key);
    if (holdsCart && store === stores.order && losesPurchase(stores)) return;
    void store?.persist.rehydrate();
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}

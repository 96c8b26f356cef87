import { purchaseOfService } from './cart/purchase-of-service';
import { deliverySlice } from './delivery/delivery-slice';
import { createSafeStorage, type Keeping, type TextStorage } from './safe-storage';
import { createSliceStore } from './slice-store';
import {
  couponsSlice,
  customerSlice,
  onTableSlice,
  orderSlice,
  profileSlice,
  sharedSlice,
  templateSlice,
} from './slices';

/**
 * The eight persisted slices (rule visit/storage).
 * @param openSpare lasts as long as the tab
 * @param onRefused told when storage is refused (guarantee/no-storage)
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
    coupons: createSliceStore({ slice: couponsSlice, storage }),
    delivery: createSliceStore({ slice: deliverySlice, storage }),
  };
}
export type Stores = ReturnType<typeof createStores>;
export type StoreName = keyof Stores;
export type StateOf<N extends StoreName> = ReturnType<Stores[N]['getState']>;

export function forgetAll(stores: Stores): void {
  for (const store of Object.values(stores)) {
    // Safe: each store gets its own initial state.
    (store.setState as (state: unknown, replace: true) => void)(store.getInitialState(), true);
    store.persist.clearStorage();
  }
}

/** True if another tab dropped or replaced the current purchase. */
function losesPurchase({ order }: Pick<Stores, 'order'>): boolean {
  const held = purchaseOfService(order.getState());
  const kept = order.persist.getOptions().storage?.getItem(orderSlice.name);
  const written = kept && 'state' in kept ? kept.state : order.getInitialState();
  return held !== null && purchaseOfService(written) !== held;
}

/** Whether another tab emptied the storage. */
const isForgotten = ({ key, newValue }: StorageEvent): boolean =>
  key === null || (key === profileSlice.name && newValue === null);

/**
 * Follows other tabs (guarantee/two-tabs); a cart's own page keeps its cart.
 * @param onForgotten this tab would write again what was forgotten (rule people/erase)
 * @returns the stop function
 */
export function followOtherTabs({
  stores,
  target,
  holdsCart,
  onForgotten = () => undefined,
}: {
  stores: Stores;
  target: EventTarget;
  holdsCart: boolean;
  onForgotten?: () => void;
}): () => void {
  const follow = (event: Event) => {
    if (isForgotten(event as StorageEvent)) return onForgotten();
    const key = (event as StorageEvent).key;
    const store = Object.values(stores).find((one) => one.persist.getOptions().name === key);
    if (holdsCart && store === stores.order && losesPurchase(stores)) return;
    void store?.persist.rehydrate();
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}

import type { DeliveryAddress } from '@/lib/contract/people/contact';
import type { StateOf, Stores } from './create-stores';

export type SavedAddress = StateOf<'profile'>['places'][number];
type Words = Pick<DeliveryAddress, 'address' | 'address_optional' | 'neighbourhood' | 'city'>;

/** How many are offered; the oldest goes. */
const MOST = 5;

/** Whether two addresses are one to their diner: what helps the courier may differ. */
export const isSameAddress = (one: Words, other: Words): boolean =>
  (['address', 'address_optional', 'neighbourhood', 'city'] as const).every(
    (name) => one[name] === other[name],
  );

/** Forgets an address in this browser. */
export function forgetAddress({
  stores,
  address,
}: {
  stores: Pick<Stores, 'profile'>;
  address: Words;
}): void {
  stores.profile.setState(({ places }) => ({ places: places.filter((one) => !isSameAddress(one, address)) }));
}

/** Keeps where an order went, the newest first; its price hangs on the branch and is not kept (rule delivery/saved-addresses). */
export function saveAddress({
  stores,
  address,
  supplierId,
}: {
  stores: Pick<Stores, 'profile'>;
  address: DeliveryAddress;
  supplierId: number;
}): void {
  const saved = { ...address, location_price: null, supplier_id: supplierId, polygon_id: null };
  forgetAddress({ stores, address });
  stores.profile.setState(({ places }) => ({ places: [saved, ...places].slice(0, MOST) }));
}

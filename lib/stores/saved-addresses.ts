import type { DeliveryAddress } from '@/lib/contract/people/contact';
import type { StateOf, Stores } from './create-stores';

export type SavedAddress = StateOf<'profile'>['places'][number];
type Words = Pick<DeliveryAddress, 'address' | 'address_optional' | 'neighbourhood' | 'city'>;

const MOST = 5;

/** Notes for the courier may differ. */
export const isSameAddress = (one: Words, other: Words): boolean =>
  (['address', 'address_optional', 'neighbourhood', 'city'] as const).every(
    (name) => one[name] === other[name],
  );

export function forgetAddress({
  stores,
  address,
}: {
  stores: Pick<Stores, 'profile'>;
  address: Words;
}): void {
  stores.profile.setState(({ places }) => ({ places: places.filter((one) => !isSameAddress(one, address)) }));
}

/** Newest first, without the price, which depends on the branch (rule delivery/saved-addresses). */
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

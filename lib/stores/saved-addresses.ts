import type { DeliveryAddress } from '@/lib/contract/people/contact';
import type { StateOf, Stores } from './create-stores';

export type SavedAddress = StateOf<'profile'>['places'][number];
type Words = Pick<DeliveryAddress, 'address' | 'address_optional' | 'neighbourhood' | 'city'>;

/** No address: none of the saved ones is it. */
export const NO_WORDS: Words = { address: '', address_optional: '', neighbourhood: '', city: '' };

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
  stores: Pick<Stores, 'profile' | 'delivery'>;
  address: Words;
}): void {
  const { place } = stores.delivery.getState();
  if (place && isSameAddress(place, address)) stores.delivery.setState({ place: null, isNews: false });
  stores.profile.setState(({ places }) => ({ places: places.filter((one) => !isSameAddress(one, address)) }));
}

/** Newest first, without the price, which depends on the branch (rule delivery/saved-addresses). */
export function saveAddress({
  stores,
  address,
  supplierId,
}: {
  stores: Pick<Stores, 'profile' | 'delivery'>;
  address: DeliveryAddress;
  supplierId: number;
}): void {
  const saved = { ...address, location_price: null, supplier_id: supplierId, polygon_id: null };
  const wasChosen = stores.delivery.getState().place !== null;
  forgetAddress({ stores, address });
  stores.profile.setState(({ places }) => ({ places: [saved, ...places].slice(0, MOST) }));
  // The last answer to «where to» is the one that was ordered to.
  if (wasChosen) stores.delivery.setState({ place: saved, isNews: false, isRough: false });
}

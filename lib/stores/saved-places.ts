import type { DeliveryPlace } from '@/lib/contract/people/contact';
import type { StateOf, Stores } from './create-stores';

export type SavedPlace = StateOf<'profile'>['places'][number];
type Words = Pick<DeliveryPlace, 'address' | 'address_optional' | 'neighbourhood' | 'city'>;

/** How many are offered; the oldest goes. */
const MOST = 5;

/** Whether two places are one to their diner: what helps the courier may differ. */
export const isSamePlace = (one: Words, other: Words): boolean =>
  (['address', 'address_optional', 'neighbourhood', 'city'] as const).every(
    (name) => one[name] === other[name],
  );

/** Forgets a place in this browser. */
export function forgetPlace({ stores, place }: { stores: Pick<Stores, 'profile'>; place: Words }): void {
  stores.profile.setState(({ places }) => ({ places: places.filter((one) => !isSamePlace(one, place)) }));
}

/** Keeps where an order went, the newest first; its price hangs on the branch and is not kept (rule delivery/saved-places). */
export function savePlace({
  stores,
  place,
  supplierId,
}: {
  stores: Pick<Stores, 'profile'>;
  place: DeliveryPlace;
  supplierId: number;
}): void {
  const saved = { ...place, location_price: null, supplier_id: supplierId, polygon_id: null };
  forgetPlace({ stores, place });
  stores.profile.setState(({ places }) => ({ places: [saved, ...places].slice(0, MOST) }));
}

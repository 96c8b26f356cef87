import type { AddressDraft, DeliveryAddress } from '@/lib/contract/people/contact';
import type { StateOf, Stores } from '@/lib/stores/create-stores';

export type SavedAddress = StateOf<'profile'>['places'][number];
type Words = Pick<DeliveryAddress, 'address' | 'address_optional' | 'neighbourhood' | 'city'>;
type Places = { stores: Pick<Stores, 'profile' | 'delivery'> };

/** No address: none of the saved ones is it. */
export const NO_WORDS: Words = { address: '', address_optional: '', neighbourhood: '', city: '' };

const MOST = 10;

/** Notes for the courier may differ. */
export const isSameAddress = (one: Words, other: Words): boolean =>
  (['address', 'address_optional', 'neighbourhood', 'city'] as const).every(
    (name) => one[name] === other[name],
  );

const hasName = ({ kind, label }: Pick<SavedAddress, 'kind' | 'label'>): boolean =>
  kind !== 'other' || label !== '';

/** The parts of a saved address that an order takes. */
export const toAddressDraft = ({
  kind,
  label,
  location_price,
  supplier_id,
  polygon_id,
  zone,
  ...address
}: SavedAddress): AddressDraft => address;

/** Too many: the oldest goes, first of those without a name. */
function withinLimit(places: SavedAddress[]): SavedAddress[] {
  if (places.length <= MOST) return places;
  const unnamed = places.findLastIndex((one) => !hasName(one));
  // The newest stays.
  const out = unnamed > 0 ? unnamed : places.length - 1;
  return places.filter((_one, index) => index !== out);
}

/** There is one home and one work. */
const renounce = (one: SavedAddress, kind: SavedAddress['kind']): SavedAddress =>
  kind !== 'other' && one.kind === kind ? { ...one, kind: 'other' } : one;

export function forgetAddress({ stores, address }: Places & { address: Words }): void {
  const { place, typed } = stores.delivery.getState();
  if (place && isSameAddress(place, address))
    stores.delivery.setState({ place: null, isNews: false, polygon: null });
  if (typed?.words.address === address.address) stores.delivery.setState({ typed: null });
  stores.profile.setState(({ places }) => ({ places: places.filter((one) => !isSameAddress(one, address)) }));
}

/** As the diner named or changed it, in the place of the one that it was (rule delivery/saved-addresses). */
export function keepAddress({ stores, was, address }: Places & { was: Words; address: SavedAddress }): void {
  const { place } = stores.delivery.getState();
  stores.profile.setState(({ places }) => {
    const isKept = places.some((one) => isSameAddress(one, was));
    const others = places
      .filter((one) => isSameAddress(one, was) || !isSameAddress(one, address))
      .map((one) => (isSameAddress(one, was) ? address : renounce(one, address.kind)));
    return { places: withinLimit(isKept ? others : [address, ...others]) };
  });
  if (place && isSameAddress(place, was)) stores.delivery.setState({ place: address });
}

/** Newest first, without the price, which depends on the branch (rule delivery/saved-addresses). */
export function saveAddress({
  stores,
  address,
  supplierId,
  zone = null,
}: Places & { address: DeliveryAddress; supplierId: number; zone?: string | null }): void {
  const known = stores.profile.getState().places.find((one) => isSameAddress(one, address));
  const { kind, label } = known ?? { kind: 'other' as const, label: '' };
  const unpriced = { location_price: null, polygon_id: null };
  const saved = { ...address, kind, label, ...unpriced, supplier_id: supplierId, zone };
  const wasChosen = stores.delivery.getState().place !== null;
  forgetAddress({ stores, address });
  stores.profile.setState(({ places }) => ({ places: withinLimit([saved, ...places]) }));
  // The last answer to «where to» is the one that was ordered to.
  if (wasChosen) stores.delivery.setState({ place: saved, isNews: false, isRough: false });
}

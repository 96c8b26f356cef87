import type { ReachingBranch } from '@/lib/contract/delivery/branches-at';
import type { NamedZone } from '@/lib/contract/delivery/polygons';
import { type AddressDraft, NO_ADDRESS } from '@/lib/contract/people/contact';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import { toAddressLine, toPlaceText } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import type { Country } from '@/lib/domain/tenant/countries';
import type { StateOf, Stores } from '@/lib/stores/create-stores';
import type { SavedAddress } from './saved-addresses';

type Chosen = NonNullable<StateOf<'delivery'>['place']>;
type OfDelivery = Pick<Stores, 'delivery'>;

/** As many as an address of the contract takes. */
const MOST_LETTERS = 200;

const NOWHERE: Chosen = {
  ...NO_ADDRESS,
  kind: 'other',
  label: '',
  location_price: null,
  supplier_id: null,
  polygon_id: null,
  zone: null,
};

/** A place from the search, or a point with the place that was found there. */
export function choosePlace({
  stores,
  country,
  place,
  typed,
}: {
  stores: OfDelivery;
  country: Country;
  place: FoundPlace;
  /** The words that the diner wrote to find it. */
  typed: string;
}): void {
  const { id, latitude, longitude, neighbourhood, reference, postcode, city, precision } = place;
  const isRough = precision === 'street';
  stores.delivery.setState({
    place: {
      ...NOWHERE,
      latitude,
      longitude,
      neighbourhood,
      reference,
      postcode,
      city,
      place_id: id,
      address: toAddressLine({ country, typed, place }),
      formatted_address: toPlaceText(place),
    },
    isNews: true,
    isRough,
    polygon: null,
  });
}

/** A point of the device or of the map, with the address that the diner typed before it. */
export function choosePoint({
  stores,
  point,
  typed = '',
}: {
  stores: OfDelivery;
  point: Point;
  typed?: string;
}): void {
  const place = { ...NOWHERE, ...point, address: typed.trim().slice(0, MOST_LETTERS) };
  stores.delivery.setState({ place, isNews: true, isRough: false, polygon: null });
}

/** A zone by its name, with the address that the diner typed: it is of one branch (rule delivery/price). */
export function chooseZone({
  stores,
  zone: { supplier_id, polygon_id, zone, delivery_price: location_price },
  city,
  typed,
}: {
  stores: OfDelivery;
  zone: NamedZone;
  city: string;
  typed: string;
}): void {
  const address = typed.trim().slice(0, MOST_LETTERS);
  const priced = { supplier_id, polygon_id, zone, location_price };
  const place = { ...NOWHERE, ...priced, address, neighbourhood: zone, city };
  stores.delivery.setState({ place, isNews: true, isRough: false, polygon: null });
}

/** The words of a point come later, unless another place was chosen meanwhile. */
export function namePoint({
  stores,
  point: { latitude, longitude },
  found,
}: {
  stores: OfDelivery;
  point: Point;
  found: FoundPlace;
}): void {
  const { place } = stores.delivery.getState();
  if (place?.latitude !== latitude || place.longitude !== longitude || place.neighbourhood !== '') return;
  const { precision, address, neighbourhood, reference, postcode, city } = found;
  const whole = precision === 'house' ? address : '';
  stores.delivery.setState({
    place: { ...place, address: place.address || whole, neighbourhood, reference, postcode, city },
  });
}

export function chooseSaved({ stores, saved }: { stores: OfDelivery; saved: SavedAddress }): void {
  stores.delivery.setState({ place: saved, isNews: true, isRough: false, polygon: null });
}

/** As the form of an order says it, for the form of another branch. */
export function chooseAddress({ stores, address }: { stores: OfDelivery; address: AddressDraft }): void {
  stores.delivery.setState({ place: { ...NOWHERE, ...address }, isNews: true, polygon: null });
}

export function forgetChosen({ delivery }: OfDelivery): void {
  delivery.setState({ place: null, isNews: false, isRough: false, polygon: null, typed: null });
}

/** The terms of a branch that delivers to the chosen place, for its menu (rule delivery/reach). */
export function keepQuote({
  stores,
  branch: { supplier_id, polygon_id: id, delivery_price, minimum },
}: {
  stores: OfDelivery;
  branch: Pick<ReachingBranch, 'supplier_id' | 'polygon_id' | 'delivery_price' | 'minimum'>;
}): void {
  const polygon = delivery_price === null ? null : { supplier_id, id, delivery_price, minimum };
  stores.delivery.setState({ polygon });
}

import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import { toAddressLine, toPlaceText } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import type { StateOf, Stores } from './create-stores';
import type { SavedAddress } from './saved-addresses';

type Chosen = NonNullable<StateOf<'delivery'>['place']>;
type OfDelivery = Pick<Stores, 'delivery'>;

const NOWHERE: Chosen = {
  latitude: null,
  longitude: null,
  address: '',
  address_optional: '',
  neighbourhood: '',
  reference: '',
  formatted_address: '',
  city: '',
  place_id: null,
  location_price: null,
  supplier_id: null,
  polygon_id: null,
};

/** A place from the search, or a point with the place that was found there. */
export function choosePlace({
  stores,
  place,
  typed,
}: {
  stores: OfDelivery;
  place: FoundPlace;
  /** What the diner wrote to find it. */
  typed: string;
}): void {
  const { id, latitude, longitude, neighbourhood, city, precision } = place;
  const isRough = precision === 'street';
  stores.delivery.setState({
    place: {
      ...NOWHERE,
      latitude,
      longitude,
      neighbourhood,
      city,
      place_id: id,
      address: toAddressLine({ typed, place }),
      formatted_address: toPlaceText(place),
    },
    isRough,
  });
}

/** A point of the device or of the map; its words follow if they are found. */
export function choosePoint({
  stores,
  point: { latitude, longitude },
  found,
}: {
  stores: OfDelivery;
  point: Point;
  found: FoundPlace | null;
}): void {
  const isWhole = found?.precision === 'house';
  stores.delivery.setState({
    place: {
      ...NOWHERE,
      latitude,
      longitude,
      address: isWhole ? found.address : '',
      neighbourhood: found?.neighbourhood ?? '',
      city: found?.city ?? '',
    },
    isRough: false,
  });
}

export function chooseSaved({ stores, saved }: { stores: OfDelivery; saved: SavedAddress }): void {
  stores.delivery.setState({ place: saved, isRough: false });
}

export function forgetChosen({ delivery }: OfDelivery): void {
  delivery.setState({ place: null, isRough: false });
}

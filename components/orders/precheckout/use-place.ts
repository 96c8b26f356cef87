import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useFilledWords } from '@/components/delivery/use-filled-words';
import { useApp } from '@/lib/browser/app-provider';
import { type FoundPlace, toAddressLine } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import { useAddressOf } from '@/lib/queries/delivery/places';
import type { StateOf } from '@/lib/stores/create-stores';
import { isSameAddress, type SavedAddress, toAddressDraft } from '@/lib/stores/delivery/saved-addresses';
import type { OrderForm } from './order-form';

/** `rough`: a place was found, not its door. */
type Placed = 'found' | 'rough' | 'pinned';

/** A point without words was set on the map. */
const isWritten = ({ latitude, address }: OrderForm['place']) => latitude !== null && address !== '';

/** An address that is chosen while the form is open, such as in the left panel (rule delivery/saved-addresses). */
function useChosenBeside({
  take,
  isSaid,
}: {
  take: (chosen: SavedAddress) => void;
  /** The form says it already, and hands it on to another form. */
  isSaid: (chosen: SavedAddress) => boolean;
}): void {
  const { stores } = useApp();
  const takeNews = useEffectEvent((chosen: SavedAddress) => {
    if (isSaid(chosen)) return;
    stores.delivery.setState({ isNews: false });
    take(chosen);
  });
  useEffect(
    () =>
      stores.delivery.subscribe(({ isNews, place }) => {
        if (isNews && place) takeNews(place);
      }),
    [stores],
  );
}

function howPlaced({
  place,
  delivery: { isRough, place: chosen },
}: {
  place: OrderForm['place'];
  delivery: StateOf<'delivery'>;
}): Placed | null {
  if (!isWritten(place)) return null;
  return isRough && chosen?.address === place.address ? 'rough' : 'found';
}

type GetValues = UseFormReturn<OrderForm>['getValues'];
type Put = (place: Partial<OrderForm['place']>) => void;

/** How exactly the point of the address is known. */
function usePlaced(getValues: GetValues) {
  const { stores } = useApp();
  const [placed, setPlaced] = useState(() =>
    howPlaced({ place: getValues('place'), delivery: stores.delivery.getState() }),
  );
  /** The point was seen, or another one is meant. */
  const settle = (how: Placed) => {
    stores.delivery.setState({ isRough: false });
    setPlaced(how);
  };
  return { placed, settle };
}

/** Looks up the address of a point. The diner's own text stays; a found address without a number is not filled in. */
function useFillByPoint({
  getValues,
  put,
  words,
}: {
  getValues: GetValues;
  put: Put;
  words: ReturnType<typeof useFilledWords>;
}) {
  const addressOf = useAddressOf();
  return async ({ latitude, longitude }: Point): Promise<void> => {
    const place = await addressOf({ latitude, longitude });
    const now = getValues('place');
    if (!place || now.latitude !== latitude || now.longitude !== longitude) return;
    const isWhole = place.precision === 'house';
    put({ ...words.fillEmpty(now, place), address: now.address || (isWhole ? place.address : '') });
  };
}

const NO_POINT = { latitude: null, longitude: null, place_id: null };

/** The address and its point fill each other in (rule delivery/place-search). */
export function usePlace({ hasMap }: { hasMap: boolean }) {
  const { tenant } = useApp();
  const { setValue, getValues, formState } = useFormContext<OrderForm>();
  const words = useFilledWords();
  const { placed, settle } = usePlaced(getValues);
  const how = { shouldValidate: formState.isSubmitted };
  const put: Put = (place) => setValue('place', { ...getValues('place'), ...place }, how);
  const fillByPoint = useFillByPoint({ getValues, put, words });
  const takeSaved = (saved: SavedAddress) => {
    // The order is brought in this branch's city.
    const here = { ...toAddressDraft(saved), city: getValues('place.city') || saved.city };
    words.forget();
    setValue('place', hasMap ? here : { ...here, ...NO_POINT }, { shouldValidate: true });
    settle('found');
  };
  useChosenBeside({ take: takeSaved, isSaid: (chosen) => isSameAddress(chosen, getValues('place')) });
  return {
    takeSaved,
    /** The diner should see the point. */
    needsMap: placed !== 'found',
    isRough: placed === 'rough',
    pin: ({ latitude, longitude }: Point) => {
      put({ latitude, longitude, place_id: null });
      settle('pinned');
      return fillByPoint({ latitude, longitude });
    },
    choose: (place: FoundPlace, typed: string) => {
      const { id, latitude, longitude, city } = place;
      const known = getValues('place');
      put({
        address: toAddressLine({ country: tenant.country, typed, place }),
        ...words.fill(known, place),
        city: city || known.city,
        // The photos show another door.
        ...(known.photos ? { photos: [] } : {}),
        // A list of zones shows no point.
        ...(hasMap ? { latitude, longitude, place_id: id } : {}),
      });
      settle(place.precision === 'house' ? 'found' : 'rough');
    },
    /** The zone decides again. */
    unpin: () => put(NO_POINT),
    /** A zone names its neighbourhood, unless the diner wrote another. */
    nameByZone: (before: string | null, zone: string | null) => {
      const { neighbourhood } = getValues('place');
      if (neighbourhood === '' || neighbourhood === before) put({ neighbourhood: zone ?? '' });
    },
    changePhotos: (change: (photos: number[]) => number[]) =>
      put({ photos: change(getValues('place').photos ?? []) }),
    /** The text no longer names the found place. */
    forget: () => setValue('place.place_id', null),
    write: words.write,
  };
}

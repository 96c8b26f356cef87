import { useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { NamedZone } from '@/lib/contract/delivery/polygons';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import { isVagueAddress } from '@/lib/domain/delivery/vague-address';
import { useAddressOf } from '@/lib/queries/delivery/places';
import {
  choosePlace,
  choosePoint,
  chooseSaved,
  chooseZone,
  namePoint,
} from '@/lib/stores/delivery/chosen-address';
import { MOST_LETTERS } from '@/lib/stores/delivery/delivery-slice';
import type { SavedAddress } from '@/lib/stores/delivery/saved-addresses';

/** The text of the search, kept letter by letter: a reload brings it back. @param begun typed before the script came */
function useTyped(begun: string) {
  const { stores } = useApp();
  const searched = useSlice('delivery', (state) => state.searched);
  const [early, setEarly] = useState(begun);
  const onType = (text: string) => {
    setEarly('');
    stores.delivery.setState({ searched: text.slice(0, MOST_LETTERS) });
  };
  return { typed: early || searched, onType };
}

/** Keeps the place that the diner says, in each way that the form offers (rule delivery/reach). */
export function useDeliveryAnswer(begun: string) {
  const { stores, tenant } = useApp();
  const { country } = tenant;
  const addressOf = useAddressOf();
  const { typed, onType } = useTyped(begun);
  const [isAnswered, setAnswered] = useState(false);
  const answer = () => {
    setAnswered(true);
    onType('');
  };
  const pin = async (point: Point) => {
    setAnswered(true);
    const isKept = !isVagueAddress({ country, text: typed });
    choosePoint({ stores, point, typed: isKept ? typed : '' });
    const found = await addressOf(point);
    if (found) namePoint({ stores, point, found });
  };
  return {
    isAnswered,
    typed,
    onType,
    onPlace: (place: FoundPlace, written: string) => {
      answer();
      choosePlace({ stores, country, place, typed: written });
    },
    onPoint: (point: Point) => void pin(point),
    onZone: (zone: NamedZone, city: string) => {
      answer();
      chooseZone({ stores, zone, city, typed });
    },
    onSaved: (saved: SavedAddress) => {
      answer();
      chooseSaved({ stores, saved });
    },
  };
}

'use client';

import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { LocateButton } from '@/components/delivery/locate-button';
import { PlaceField } from '@/components/delivery/place-field';
import { SavedPlaces } from '@/components/delivery/saved-places/saved-places';
import { useDevicePoint } from '@/components/delivery/use-device-point';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { NamedZone } from '@/lib/contract/delivery/polygons';
import { pointOf } from '@/lib/contract/people/contact';
import { addressExamples } from '@/lib/domain/delivery/address-form';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { Placing } from '@/lib/domain/delivery/placing';
import type { Point } from '@/lib/domain/delivery/point';
import { NO_WORDS, type SavedAddress } from '@/lib/stores/delivery/saved-addresses';
import { LocationMap } from './location-map';
import { NamedZones, useZonesOf } from './named-zones';

type Props = {
  /** The answer before it had the focus. */
  takesFocus: boolean;
  listed: readonly ListedBranch[];
  near: Point;
  /** The text of the search. */
  typed: string;
  onType: (typed: string) => void;
  onPlace: (place: FoundPlace, typed: string) => void;
  onPoint: (point: Point) => void;
  onZone: (zone: NamedZone, city: string) => void;
  onSaved: (saved: SavedAddress) => void;
};

/** Searched where the installation can; else as it is typed (rule delivery/place-search). */
function TypedField({
  near,
  by,
  typed,
  onType,
  onPlace,
}: Pick<Props, 'near' | 'typed' | 'onType' | 'onPlace'> & { by: Placing }) {
  const { country, searchesPlaces } = useApp().tenant;
  const t = useTranslations('Place');
  const placeholder = t('example', { address: addressExamples(country).address });
  const field = { label: t('address'), placeholder };
  const text = { value: typed, error: undefined, onChange: onType, onBlur: () => undefined };
  return searchesPlaces ? (
    <PlaceField {...field} near={near} by={by} isBegun={typed !== ''} text={text} onPlace={onPlace} />
  ) : (
    <Field {...field} {...text} autoComplete="address-line1" />
  );
}

/** Typed, from the device, chosen of the saved ones, or marked on the map (rule delivery/reach). */
export function LocationForm({ takesFocus, listed, onPoint, onZone, onSaved, ...search }: Props) {
  const { tenant, screen } = useApp();
  const t = useTranslations('Place');
  const saved = useSlice('profile', ({ places }) => places);
  const device = useDevicePoint({ onPoint });
  const [hasMap, setMap] = useState(false);
  const mapId = useId();
  const form = useRef<HTMLDivElement>(null);
  const zones = useZonesOf(listed);
  const by = zones.length === 0 || screen.map ? 'map' : 'zone';
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={form} className="grid gap-3">
      {(tenant.searchesPlaces || zones.length > 0) && <TypedField {...search} by={by} />}
      {(!tenant.searchesPlaces || search.typed !== '') && <NamedZones zones={zones} onZone={onZone} />}
      <SavedPlaces
        saved={saved.filter((one) => pointOf(one) !== null || one.zone !== null)}
        current={NO_WORDS}
        onChoose={onSaved}
      />
      <div className="location-ways">
        <LocateButton device={device} by={by} />
        {by === 'map' && (
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={hasMap}
            aria-controls={mapId}
            onClick={() => setMap(!hasMap)}
          >
            <Icon of={MapPin} size={22} className="flex-none" />
            {t('on_map')}
          </button>
        )}
      </div>
      <div id={mapId}>{hasMap && <LocationMap listed={listed} onPoint={onPoint} />}</div>
    </div>
  );
}

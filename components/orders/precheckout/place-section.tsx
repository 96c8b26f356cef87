'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { PlaceTexts } from '@/components/delivery/place-fields';
import { SavedPlaces } from '@/components/delivery/saved-places';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { type DeliveryPlace, pointOf } from '@/lib/contract/people/contact';
import { forgetPlace, type SavedPlace } from '@/lib/stores/saved-places';
import { useTextField } from './form-field';
import type { OrderForm } from './order-form';
import { Section } from './section';

export type PlacePart = (props: {
  texts: PlaceTexts;
  point: Pick<DeliveryPlace, 'latitude' | 'longitude'>;
  pointError: string | undefined;
  /** The chosen one of the cart's shipping zones. */
  zone: string | null;
  zoneError: string | undefined;
  onPoint: (point: { latitude: number; longitude: number }) => void;
  onZone: (zone: string | null) => void;
  onZoneLeft: () => void;
}) => ReactNode;

/** Where a delivery goes: a place that was used before, or a new one. */
export function PlaceSection({ choosesZone, render }: { choosesZone: boolean; render: PlacePart }) {
  const { stores } = useVisit();
  const saved = useSlice('profile', ({ places }) => places);
  const place = useWatch<OrderForm, 'place'>({ name: 'place' });
  const t = useTranslations('Checkout');
  const { setValue } = useFormContext<OrderForm>();
  const latitude = useController<OrderForm, 'place.latitude'>({ name: 'place.latitude' });
  const longitude = useController<OrderForm, 'place.longitude'>({ name: 'place.longitude' });
  const zone = useController<OrderForm, 'zone'>({ name: 'zone' });
  const texts: PlaceTexts = {
    address: useTextField('place.address'),
    address_optional: useTextField('place.address_optional'),
    neighbourhood: useTextField('place.neighbourhood'),
    reference: useTextField('place.reference'),
  };
  const choose = ({ location_price, supplier_id, polygon_id, ...chosen }: SavedPlace) =>
    setValue('place', chosen, { shouldValidate: true });
  return (
    <Section title={t('where')}>
      <SavedPlaces
        // One in words alone is of no use where the price hangs on a point.
        places={saved.filter((one) => choosesZone || pointOf(one) !== null)}
        current={place}
        onChoose={choose}
        onForget={(one) => forgetPlace({ stores, place: one })}
      />
      {render({
        texts,
        point: { latitude: latitude.field.value, longitude: longitude.field.value },
        pointError: latitude.fieldState.error?.message,
        zone: zone.field.value,
        zoneError: zone.fieldState.error?.message,
        onPoint: (point) => {
          setValue('place.longitude', point.longitude);
          latitude.field.onChange(point.latitude);
        },
        onZone: zone.field.onChange,
        onZoneLeft: zone.field.onBlur,
      })}
    </Section>
  );
}

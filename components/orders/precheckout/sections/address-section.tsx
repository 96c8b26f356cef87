'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { AddressTexts } from '@/components/delivery/address-fields';
import { SavedAddresses } from '@/components/delivery/saved-addresses';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { type DeliveryAddress, pointOf } from '@/lib/contract/people/contact';
import { forgetAddress, type SavedAddress } from '@/lib/stores/saved-addresses';
import { useTextField } from './form-field';
import { Section } from './section';

export type AddressPart = (props: {
  texts: AddressTexts;
  point: Pick<DeliveryAddress, 'latitude' | 'longitude'>;
  pointError: string | undefined;
  zone: string | null;
  zoneError: string | undefined;
  onPoint: (point: { latitude: number; longitude: number }) => void;
  onZone: (zone: string | null) => void;
  onZoneLeft: () => void;
}) => ReactNode;

export function AddressSection({ choosesZone, render }: { choosesZone: boolean; render: AddressPart }) {
  const { stores } = useVisit();
  const saved = useSlice('profile', ({ places }) => places);
  const current = useWatch<OrderForm, 'place'>({ name: 'place' });
  const t = useTranslations('Checkout');
  const { setValue } = useFormContext<OrderForm>();
  const latitude = useController<OrderForm, 'place.latitude'>({ name: 'place.latitude' });
  const longitude = useController<OrderForm, 'place.longitude'>({ name: 'place.longitude' });
  const zone = useController<OrderForm, 'zone'>({ name: 'zone' });
  const texts: AddressTexts = {
    address: useTextField('place.address'),
    address_optional: useTextField('place.address_optional'),
    neighbourhood: useTextField('place.neighbourhood'),
    reference: useTextField('place.reference'),
  };
  const choose = ({ location_price, supplier_id, polygon_id, ...chosen }: SavedAddress) => {
    // The order is brought in this branch's city, and a list of zones shows no point.
    const here = { ...chosen, city: current.city || chosen.city };
    const nowhere = { latitude: null, longitude: null, place_id: null };
    setValue('place', choosesZone ? { ...here, ...nowhere } : here, { shouldValidate: true });
  };
  return (
    <Section title={t('where')}>
      <SavedAddresses
        // Without a point there is no price.
        saved={saved.filter((one) => choosesZone || pointOf(one) !== null)}
        current={current}
        onChoose={choose}
        onForget={(one) => forgetAddress({ stores, address: one })}
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

'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { AddressTexts } from '@/components/delivery/address-fields';
import type { AddressPoint } from '@/components/delivery/address-point';
import { DoorPhotos } from '@/components/delivery/door-photos/door-photos';
import type { PlaceField } from '@/components/delivery/place-field';
import { SavedPlaces } from '@/components/delivery/saved-places/saved-places';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { usePlace } from '@/components/orders/precheckout/use-place';
import { useSlice } from '@/lib/browser/app-provider';
import { type AddressDraft, pointOf } from '@/lib/contract/people/contact';
import type { PointRule } from '@/lib/domain/delivery/delivery-price';
import { useTextField } from './form-field';
import { Section } from './section';

type Text = ReturnType<typeof useTextField>;

export type AddressPart = (props: {
  texts: AddressTexts;
  placed: Pick<
    ComponentProps<typeof AddressPoint>,
    'error' | 'needsMap' | 'isRough' | 'onChange' | 'onUnpin'
  > & {
    address: AddressDraft;
  };
  zone: string | null;
  zoneError: string | undefined;
  onPlace: ComponentProps<typeof PlaceField>['onPlace'];
  onZone: (zone: string | null) => void;
  onZoneLeft: () => void;
}) => ReactNode;

const tellTyped = (text: Text, tell: () => void): Text => ({
  ...text,
  onChange: (typed) => {
    text.onChange(typed);
    tell();
  },
});

export function AddressSection({ point, render }: { point: PointRule; render: AddressPart }) {
  const saved = useSlice('profile', ({ places }) => places);
  const current = useWatch<OrderForm, 'place'>({ name: 'place' });
  const t = useTranslations('Checkout');
  const latitude = useController<OrderForm, 'place.latitude'>({ name: 'place.latitude' });
  const zone = useController<OrderForm, 'zone'>({ name: 'zone' });
  const place = usePlace({ hasMap: point !== 'none' });
  const texts: AddressTexts = {
    address: tellTyped(useTextField('place.address'), place.forget),
    address_optional: useTextField('place.address_optional'),
    neighbourhood: tellTyped(useTextField('place.neighbourhood'), () => place.write('neighbourhood')),
    postcode: tellTyped(useTextField('place.postcode'), () => place.write('postcode')),
    reference: tellTyped(useTextField('place.reference'), () => place.write('reference')),
  };
  return (
    <Section name="where" title={t('where')}>
      <SavedPlaces
        saved={saved.filter((one) => point !== 'required' || pointOf(one) !== null)}
        current={current}
        onChoose={(chosen) => {
          place.takeSaved(chosen);
          if (chosen.zone !== null) zone.field.onChange(chosen.zone);
        }}
      />
      {render({
        texts,
        placed: {
          address: current,
          error: latitude.fieldState.error?.message,
          needsMap: place.needsMap,
          isRough: place.isRough,
          onChange: (at) => void place.pin(at),
          onUnpin: place.unpin,
        },
        zone: zone.field.value,
        zoneError: zone.fieldState.error?.message,
        onPlace: place.choose,
        onZone: (chosen) => {
          place.nameByZone(zone.field.value, chosen);
          zone.field.onChange(chosen);
        },
        onZoneLeft: zone.field.onBlur,
      })}
      <div className="mt-4">
        <DoorPhotos photos={current.photos} onChange={place.changePhotos} />
      </div>
    </Section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { type AddressWords, addressExamples, addressOrder } from '@/lib/domain/delivery/address-form';
import type { Placing } from '@/lib/domain/delivery/placing';
import type { Point } from '@/lib/domain/delivery/point';
import { postcodeRule } from '@/lib/domain/delivery/postcode';
import { PlaceField } from './place-field';

type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;
export type AddressTexts = Record<keyof AddressWords | 'reference', Bound>;

/** The phone fills these with the diner's own address. */
const AUTOFILL = {
  address_optional: { autoComplete: 'address-line2' },
  neighbourhood: { autoComplete: 'address-level3' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
} as const;

type Props = {
  texts: AddressTexts;
  /** Null: no search. */
  near: Point | null;
  /** How the page takes an address that is not found. */
  by: Placing;
  onPlace: ComponentProps<typeof PlaceField>['onPlace'];
  /** Places it: a point on a map, or a zone. Follows the address. */
  children: ReactNode;
};

/** The fields in the order of the country, with its examples (rule delivery/address-form). */
export function AddressFields({ texts, near, by, onPlace, children }: Props) {
  const t = useTranslations('Place');
  const { country, searchesPlaces } = useApp().tenant;
  const from = searchesPlaces ? near : null;
  const examples = addressExamples(country);
  const exampleOf = (name: keyof AddressWords) => t('example', { address: examples[name] });
  const needsPostcode = postcodeRule(country)?.isNeeded;
  const labelOf = (name: Exclude<keyof AddressWords, 'address'>) =>
    t(name === 'postcode' && !needsPostcode ? 'postcode_optional' : name);
  const address = from ? (
    <PlaceField
      label={t('address')}
      placeholder={exampleOf('address')}
      text={texts.address}
      near={from}
      by={by}
      onPlace={onPlace}
    />
  ) : (
    <Field
      label={t('address')}
      placeholder={exampleOf('address')}
      autoComplete="address-line1"
      {...texts.address}
    />
  );
  return (
    <div className="grid gap-4">
      {addressOrder({ country, searches: from !== null }).map((name) =>
        name === 'address' ? (
          <div key={name} className="grid gap-4">
            {address}
            {children}
          </div>
        ) : (
          <Field
            key={name}
            label={labelOf(name)}
            placeholder={exampleOf(name)}
            {...AUTOFILL[name]}
            {...texts[name]}
          />
        ),
      )}
      <Field
        label={t('reference')}
        placeholder={t('reference_example')}
        autoComplete="off"
        {...texts.reference}
      />
    </div>
  );
}

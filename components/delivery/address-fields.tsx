'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { useVisit } from '@/lib/browser/visit-provider';
import { PlaceField } from './place-field';

const FURTHER = ['address_optional', 'neighbourhood', 'reference'] as const;
type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;
export type AddressTexts = Record<'address' | (typeof FURTHER)[number], Bound>;

type Search = Pick<ComponentProps<typeof PlaceField>, 'near' | 'onPlace'>;

/** `children` place it: a point on a map, or a zone. */
export function AddressFields({
  texts,
  children,
  ...search
}: Search & { texts: AddressTexts; children: ReactNode }) {
  const [t, words] = [useTranslations('Checkout'), useTranslations('Place')];
  const { tenant } = useVisit();
  const label = words('address');
  return (
    <div className="grid gap-4">
      {tenant.searchesPlaces ? (
        <PlaceField label={label} text={texts.address} {...search} />
      ) : (
        <Field label={label} autoComplete="street-address" {...texts.address} />
      )}
      {children}
      {FURTHER.map((name) => (
        <Field key={name} label={t(name)} autoComplete="off" {...texts[name]} />
      ))}
    </div>
  );
}

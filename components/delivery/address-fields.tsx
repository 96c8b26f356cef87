'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';

const FIELDS = ['address', 'address_optional', 'neighbourhood', 'reference'] as const;
type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;
/** What binds each text of an address to the form that it is part of. */
export type AddressTexts = Record<(typeof FIELDS)[number], Bound>;

/** Where an order goes: what decides its price stands first, the words help whoever brings it. */
export function AddressFields({
  texts,
  children,
}: {
  texts: AddressTexts;
  /** What decides the price: the point, or a zone of a list. */
  children: ReactNode;
}) {
  const t = useTranslations('Checkout');
  return (
    <div className="grid gap-4">
      {children}
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(name)}
          autoComplete={name === 'address' ? 'street-address' : 'off'}
          {...texts[name]}
        />
      ))}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';

const FIELDS = ['address', 'address_optional', 'neighbourhood', 'reference'] as const;
type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;
/** Binds the texts to their form. */
export type AddressTexts = Record<(typeof FIELDS)[number], Bound>;

/** What sets the price comes first. */
export function AddressFields({
  texts,
  children,
}: {
  texts: AddressTexts;
  /** The point or the zone. */
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

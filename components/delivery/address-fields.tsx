'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';

const FIELDS = ['address', 'address_optional', 'neighbourhood', 'reference'] as const;
type Bound = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;
export type AddressTexts = Record<(typeof FIELDS)[number], Bound>;

export function AddressFields({ texts, children }: { texts: AddressTexts; children: ReactNode }) {
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

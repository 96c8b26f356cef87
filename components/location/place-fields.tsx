'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { DeliveryPlace } from '@/lib/contract/contact';

const FIELDS = ['address', 'address_optional', 'neighbourhood', 'reference'] as const;
type FieldName = (typeof FIELDS)[number];

/** Where an order goes: what decides its price stands first, the words help whoever brings it. */
export function PlaceFields({
  place,
  errors,
  tried,
  children,
  onChange,
}: {
  place: Pick<DeliveryPlace, FieldName>;
  errors: Partial<Record<FieldName, string>>;
  /** The form was refused: every field says what is wrong with it, not only those that were left. */
  tried: boolean;
  /** What decides the price: the point, or a zone of a list. */
  children: ReactNode;
  onChange: (changes: Partial<Pick<DeliveryPlace, FieldName>>) => void;
}) {
  const t = useTranslations('Checkout');
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  return (
    <div className="grid gap-4">
      {children}
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(name)}
          value={place[name]}
          error={tried || left.includes(name) ? errors[name] : undefined}
          autoComplete={name === 'address' ? 'street-address' : 'off'}
          onChange={(value) => onChange({ [name]: value })}
          onBlur={() => setLeft((before) => [...before.filter((one) => one !== name), name])}
        />
      ))}
    </div>
  );
}

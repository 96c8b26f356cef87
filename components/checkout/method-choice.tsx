'use client';

import { Banknote, CreditCard, HandCoins, Landmark, Smartphone, Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import type { PaymentMethodAnswer } from '@/lib/contract/payment-methods';
import type { PaymentMethod } from '@/lib/domain/payment-methods';
import { useVisit } from '@/lib/visit/visit-provider';

const ICONS: Partial<Record<PaymentMethod, typeof CreditCard>> = {
  card: CreditCard,
  pse: Landmark,
  nequi: Smartphone,
  wallet: Smartphone,
  cash: Banknote,
  card_reader: HandCoins,
  face_to_face: Store,
};

/** How to pay, as tiles in the words of the country; cash asks with what note (decision 56). */
export function MethodChoice({
  methods,
  chosen,
  error,
  cashAmount,
  cashError,
  tried,
  onChoose,
  onCash,
}: {
  methods: readonly PaymentMethodAnswer[];
  chosen: PaymentMethod | null;
  error: string | undefined;
  cashAmount: string;
  /** What is wrong with it, as soon as it may be said. */
  cashError: string | undefined;
  /** The form was refused: it may. */
  tried: boolean;
  onChoose: (method: PaymentMethod) => void;
  onCash: (amount: string) => void;
}) {
  const t = useTranslations('Checkout');
  const nameOf = useTranslations('Methods');
  const { place } = useVisit().tenant;
  const [hasLeftCash, setHasLeftCash] = useState(false);
  if (methods.length === 0) return <p>{t('no_methods', { place })}</p>;
  return (
    <div className="grid gap-2">
      <div
        role="radiogroup"
        className="grid gap-2"
        aria-label={t('how')}
        aria-invalid={error ? true : undefined}
      >
        {methods.map(({ key }) => {
          const Icon = ICONS[key] ?? CreditCard;
          return (
            <label key={key} className="choice">
              <input type="radio" name="method" checked={chosen === key} onChange={() => onChoose(key)} />
              <Icon size={22} aria-hidden />
              <span className="flex-1">{nameOf(key)}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {chosen === 'cash' && (
        <Field
          label={t('cash_amount')}
          hint={t('cash_hint')}
          inputMode="decimal"
          value={cashAmount}
          error={tried || hasLeftCash ? cashError : undefined}
          onChange={onCash}
          onBlur={() => setHasLeftCash(true)}
        />
      )}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { Cart } from '@/lib/contract/cart';
import type { Currency } from '@/lib/domain/currencies';
import { formatAmount } from '@/lib/domain/money';

/** What decides the price of delivery where a branch has no map: one of its zones, each with what it costs (decision 42). */
export function ShippingZoneChoice({
  zones,
  chosen,
  currency,
  error,
  onChoose,
}: {
  zones: Cart['shipping_zones'];
  chosen: string | null;
  currency: Currency;
  error: string | undefined;
  onChoose: (zone: string | null) => void;
}) {
  const t = useTranslations('Checkout');
  const priced = ({ zone, value }: Cart['shipping_zones'][number]) =>
    value === 0 ? t('zone_free', { zone }) : `${zone} · ${formatAmount({ amount: value, currency })}`;
  return (
    <SelectField
      label={t('zone')}
      empty={t('choose')}
      value={chosen ?? ''}
      options={zones.map((one) => ({ value: one.zone, text: priced(one) }))}
      error={error}
      onChange={(zone) => onChoose(zone || null)}
    />
  );
}

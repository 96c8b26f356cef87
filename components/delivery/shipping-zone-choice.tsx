'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

/** Each zone is chosen by its name and says its price (rule delivery/price). */
export function ShippingZoneChoice({
  zones,
  chosen,
  currency,
  error,
  onChoose,
  onLeave,
}: {
  zones: Cart['shipping_zones'];
  chosen: string | null;
  currency: Currency;
  error: string | undefined;
  onChoose: (zone: string | null) => void;
  onLeave: () => void;
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
      onBlur={onLeave}
    />
  );
}

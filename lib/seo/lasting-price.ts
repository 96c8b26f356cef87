import { type OfferedPrice, resolveCardPrice } from '@/lib/domain/menu/card-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';

/** For caches, in major units: the card's price without promotions that come and go by the clock. */
export function lastingPrice({ product, currency }: { product: OfferedPrice; currency: Currency }): number {
  const promo = product.promo?.window ? null : product.promo;
  const { nowMinor } = resolveCardPrice({
    product: { ...product, promo },
    currency,
    at: new Date(0),
    timezone: 'UTC',
  });
  return toMajor({ amountMinor: nowMinor, currency });
}

import { type OfferedPrice, resolveCardPrice } from '@/lib/domain/menu/card-price';
import { isPassing } from '@/lib/domain/menu/promo';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';

/** For caches, in major units: the card's price without promotions that come and go. */
export function lastingPrice({ product, currency }: { product: OfferedPrice; currency: Currency }): number {
  const promo = product.promo && isPassing(product.promo) ? null : product.promo;
  const { nowMinor } = resolveCardPrice({
    product: { ...product, promo },
    currency,
    at: new Date(0),
    timezone: 'UTC',
    service: null,
  });
  return toMajor({ amountMinor: nowMinor, currency });
}

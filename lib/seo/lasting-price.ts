import { type OfferedPrice, resolveCardPrice } from '@/lib/domain/menu/card-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';

/**
 * The price that is told to those who keep it, in major units: the card's with its cheapest options, but for a promotion that comes and goes by
 * the clock. What is left is the same at every instant.
 */
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

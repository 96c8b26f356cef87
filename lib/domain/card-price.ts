import type { Currency } from './currencies';
import { nearestMinor } from './money';
import { isPromoActive, type PromoTerms } from './promo';
import { currentPrice } from './unit-price';

export type OfferedPrice = { price: number; promo: PromoTerms<number> | null };

/** What a card prints: the price that holds now and, when a promotion lowers it, the one before. Minor units. */
export function resolveCardPrice({
  product,
  currency,
  at,
  timezone,
}: {
  product: OfferedPrice;
  currency: Currency;
  at: Date;
  timezone: string;
}): { nowMinor: number; beforeMinor: number | null; promoActive: boolean } {
  const minor = (amount: number) => nearestMinor({ amount, currency });
  const listMinor = minor(product.price);
  const { promo } = product;
  const terms = promo && { ...promo, price: promo.price === null ? null : minor(promo.price) };
  const nowMinor = currentPrice({ listMinor, promo: terms, at, timezone });
  return {
    nowMinor,
    beforeMinor: nowMinor < listMinor ? listMinor : null,
    promoActive: promo !== null && isPromoActive({ promo, at, timezone }),
  };
}

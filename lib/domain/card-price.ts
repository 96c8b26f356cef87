import type { Currency } from './currencies';
import { toMinor } from './money';
import { isPromoActive, type PromoTerms } from './promo';
import { currentPrice } from './unit-price';

/** What a card prints: the price that holds now and, when a promotion lowers it, the one before. Minor units. */
export function resolveCardPrice({
  product,
  currency,
  at,
  timezone,
}: {
  product: { price: number; promo: PromoTerms<number> | null };
  currency: Currency;
  at: Date;
  timezone: string;
}): { nowMinor: number; beforeMinor: number | null; promoActive: boolean } {
  const minor = (amount: number) => toMinor({ amount, currency }) ?? 0;
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

import type { Currency } from './currencies';
import { toMinor } from './money';
import { isPromoActive, type PromoTerms } from './promo';

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
  const listMinor = toMinor({ amount: product.price, currency }) ?? 0;
  const promoActive = product.promo !== null && isPromoActive({ promo: product.promo, at, timezone });
  const promoPrice = promoActive ? product.promo?.price : null;
  const promoMinor =
    promoPrice === null || promoPrice === undefined ? null : toMinor({ amount: promoPrice, currency });
  return promoMinor === null || promoMinor >= listMinor
    ? { nowMinor: listMinor, beforeMinor: null, promoActive }
    : { nowMinor: promoMinor, beforeMinor: listMinor, promoActive };
}

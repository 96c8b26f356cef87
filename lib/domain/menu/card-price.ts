import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor } from '@/lib/domain/money/money';
import { isPromoActive, type PromoTerms } from './promo';
import { currentPrice } from './unit-price';

/** Major units; `options_least` is the least that required options add. */
export type OfferedPrice = { price: number; promo: PromoTerms<number> | null; options_least: number };

/** The lowest price now and, with a promotion, before; required options included. Minor units. */
export function resolveCardPrice({
  product,
  currency,
  ...moment
}: {
  product: OfferedPrice;
  currency: Currency;
  at: Date;
  timezone: string;
  /** Null: not known yet. */
  service: ServiceChoice | null;
}): { nowMinor: number; beforeMinor: number | null; promoActive: boolean } {
  const minor = (amount: number) => nearestMinor({ amount, currency });
  const listMinor = minor(product.price);
  const { promo } = product;
  const terms = promo && { ...promo, price: promo.price === null ? null : minor(promo.price) };
  const ownMinor = currentPrice({ listMinor, promo: terms, ...moment });
  const optionsMinor = minor(product.options_least);
  return {
    nowMinor: ownMinor + optionsMinor,
    beforeMinor: ownMinor < listMinor ? listMinor + optionsMinor : null,
    promoActive: promo !== null && isPromoActive({ promo, ...moment }),
  };
}

import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney } from '@/lib/domain/money/money';
import { type Badge, listBadges } from './badges';
import { resolveCardPrice } from './card-price';
import type { DietTag } from './food-labels';
import type { PromoTerms } from './promo';

export type OfferedDish = {
  price: number;
  options_least: number;
  options_vary: boolean;
  promo: (PromoTerms<number> & { label: string }) | null;
  available: boolean;
  is_new: boolean;
  is_alcoholic: boolean;
  tags: readonly DietTag[];
};

/**
 * What a menu prints of a product's price, ready to read. `timed` where a promotion comes and goes by the
 * clock: the page is static, so it carries the words of both states and the browser shows the one that holds.
 */
export type DishOffer = {
  price: string;
  was: string | null;
  active: boolean;
  timed: { on: string; off: string } | null;
  badges: Badge[];
};

/**
 * The offer of a product at an instant, in the branch's zone; `sayFrom` where the price depends on what is chosen. A timed promotion's badge is always there and stands
 * last, so that its coming and going moves nothing.
 */
export function resolveOffer({
  product,
  currency,
  at,
  timezone,
  sayFrom,
}: {
  product: OfferedDish;
  currency: Currency;
  at: Date;
  timezone: string;
  /** Says of a price that it is the lowest: «desde {price}». */
  sayFrom: (price: string) => string;
}): DishOffer {
  const { promo } = product;
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const printFrom = (amountMinor: number) =>
    product.options_vary ? sayFrom(print(amountMinor)) : print(amountMinor);
  const resolve = (terms: OfferedDish['promo']) =>
    resolveCardPrice({ product: { ...product, promo: terms }, currency, at, timezone });
  const now = resolve(promo);
  const running = resolve(promo && { ...promo, window: null });
  const isTimed = promo !== null && promo.window !== null;
  const was = isTimed ? running.beforeMinor : now.beforeMinor;
  return {
    price: printFrom(now.nowMinor),
    was: was === null ? null : print(was),
    active: now.promoActive,
    timed: isTimed ? { on: printFrom(running.nowMinor), off: printFrom(resolve(null).nowMinor) } : null,
    badges: [
      ...listBadges({ product, promoActive: now.promoActive && !isTimed }),
      ...(isTimed ? (['promo'] as const) : []),
    ],
  };
}

import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney } from '@/lib/domain/money/money';
import { type Badge, listBadges } from './badges';
import { resolveCardPrice } from './card-price';
import type { DietTag } from './food-labels';
import { isPassing, type PromoTerms } from './promo';

export type OfferedDish = {
  price: number;
  options_least: number;
  options_vary: boolean;
  promo: (PromoTerms<number> & { label: string }) | null;
  label: string | null;
  available: boolean;
  is_new: boolean;
  is_alcoholic: boolean;
  tags: readonly DietTag[];
};

/** Formatted price. A `timed` promotion's page carries both states, and the browser shows one. */
export type DishOffer = {
  price: string;
  /** The price in minor units, with a plus where choices cost more. It is compared and sorted by, as translations change texts. */
  fact: string;
  was: string | null;
  active: boolean;
  timed: { on: string; off: string; onFact: string; offFact: string } | null;
  badges: Badge[];
};

/** The offer in the branch's zone; `sayFrom` if the price varies. A timed badge is last: its coming moves nothing. */
export function resolveOffer({
  product,
  currency,
  sayFrom,
  ...moment
}: {
  product: OfferedDish;
  currency: Currency;
  at: Date;
  timezone: string;
  /** Null: not known yet. */
  service: ServiceChoice | null;
  /** «desde {price}» */
  sayFrom: (price: string) => string;
}): DishOffer {
  const { promo } = product;
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const printFrom = (amountMinor: number) =>
    product.options_vary ? sayFrom(print(amountMinor)) : print(amountMinor);
  const factOf = (amountMinor: number) => `${amountMinor}${product.options_vary ? '+' : ''}`;
  const resolve = (terms: OfferedDish['promo']) =>
    resolveCardPrice({ product: { ...product, promo: terms }, currency, ...moment });
  const now = resolve(promo);
  const running = resolve(promo && { ...promo, window: null, services: [] });
  const listMinor = resolve(null).nowMinor;
  const isNamed = promo !== null && promo.label !== '';
  const isTimed = promo !== null && isPassing(promo);
  const was = isTimed ? running.beforeMinor : now.beforeMinor;
  return {
    price: printFrom(now.nowMinor),
    fact: factOf(now.nowMinor),
    was: was === null ? null : print(was),
    active: now.promoActive,
    timed: isTimed
      ? {
          on: printFrom(running.nowMinor),
          off: printFrom(listMinor),
          onFact: factOf(running.nowMinor),
          offFact: factOf(listMinor),
        }
      : null,
    badges: [
      ...listBadges({ product, promoActive: now.promoActive && !isTimed && isNamed }),
      ...(isTimed && isNamed ? (['promo'] as const) : []),
    ],
  };
}

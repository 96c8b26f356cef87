import type { DishOffer } from '@/lib/domain/menu/dish-offer';
import type { PromoTerms } from '@/lib/domain/menu/promo';
import { findPart, PROMO_ASLEEP } from './dishes';

type PromoWindow = NonNullable<PromoTerms<unknown>['window']>;

/** A static document cannot know the price now. */
export function promoMarks({
  offer,
  window,
}: {
  offer: DishOffer;
  window: PromoWindow | null;
}): Record<`data-${string}`, string> {
  if (!offer.timed || !window) return {};
  const { on, off } = offer.timed;
  return {
    'data-promo': JSON.stringify(window),
    'data-price-on': on,
    'data-price-off': off,
    ...(offer.active ? {} : { [PROMO_ASLEEP]: '' }),
  };
}

type TimedPromo = { window: PromoWindow; show: (active: boolean) => void };

export function listPromos(root: ParentNode): TimedPromo[] {
  return [...root.querySelectorAll<HTMLElement>('[data-promo]')].map((dish) => ({
    // Safe: written by `promoMarks` of this build.
    window: JSON.parse(dish.dataset.promo ?? 'null') as PromoWindow,
    show: (active) => {
      dish.toggleAttribute(PROMO_ASLEEP, !active);
      const price = findPart(dish, 'price');
      const text = active ? dish.dataset.priceOn : dish.dataset.priceOff;
      if (price && text !== undefined && price.textContent !== text) price.textContent = text;
    },
  }));
}

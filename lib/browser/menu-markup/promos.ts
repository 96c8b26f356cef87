import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { DishOffer } from '@/lib/domain/menu/dish-offer';
import type { PromoTimes } from '@/lib/domain/menu/promo';
import { findPart, PROMO_ASLEEP } from './dishes';

/** A static document cannot know the price now, nor the service. */
export function promoMarks({
  offer,
  promo,
}: {
  offer: DishOffer;
  promo: PromoTimes | null;
}): Record<`data-${string}`, string> {
  if (!offer.timed || !promo) return {};
  const { window, services } = promo;
  const { on, off } = offer.timed;
  return {
    'data-promo': JSON.stringify(window),
    ...(services.length > 0 ? { 'data-promo-for': services.join(' ') } : {}),
    'data-price-on': on,
    'data-price-off': off,
    ...(offer.active ? {} : { [PROMO_ASLEEP]: '' }),
  };
}

type TimedPromo = { promo: PromoTimes; show: (active: boolean) => void };

export function listPromos(root: ParentNode): TimedPromo[] {
  return [...root.querySelectorAll<HTMLElement>('[data-promo]')].map((dish) => ({
    // Safe: written by `promoMarks` of this build.
    promo: {
      window: JSON.parse(dish.dataset.promo ?? 'null') as PromoTimes['window'],
      services: (dish.dataset.promoFor?.split(' ') ?? []) as ServiceChoice[],
    },
    show: (active) => {
      dish.toggleAttribute(PROMO_ASLEEP, !active);
      const price = findPart(dish, 'price');
      const text = active ? dish.dataset.priceOn : dish.dataset.priceOff;
      if (price && text !== undefined && price.textContent !== text) price.textContent = text;
    },
  }));
}

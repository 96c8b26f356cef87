import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { DishOffer } from '@/lib/domain/menu/dish-offer';
import type { PromoTimes } from '@/lib/domain/menu/promo';
import { PROMO_ASLEEP, writePrice } from './dishes';

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
  const { on, off, onFact, offFact } = offer.timed;
  return {
    'data-promo': JSON.stringify(window),
    ...(services.length > 0 ? { 'data-promo-for': services.join(' ') } : {}),
    'data-price-on': on,
    'data-price-off': off,
    'data-amount-on': onFact,
    'data-amount-off': offFact,
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
      const { priceOn, priceOff, amountOn, amountOff } = dish.dataset;
      const [text, fact] = active ? [priceOn, amountOn] : [priceOff, amountOff];
      if (text !== undefined && fact !== undefined) writePrice({ dish, text, fact });
    },
  }));
}

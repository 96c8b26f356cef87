import type { DishOffer } from '@/lib/domain/dish-offer';
import { isPromoActive, type PromoTerms } from '@/lib/domain/promo';

type PromoWindow = NonNullable<PromoTerms<unknown>['window']>;

/** The attributes by which `keepPrices` finds a promotion of some hours in a static document. */
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
    ...(offer.active ? {} : { 'data-promo-off': '' }),
  };
}

const MINUTE_MS = 60_000;

/** Shows the state of every promotion below a root that holds at an instant; texts change in their own place. */
export function showPrices({ root, timezone, at }: { root: ParentNode; timezone: string; at: Date }): void {
  for (const dish of root.querySelectorAll<HTMLElement>('[data-promo]')) {
    // Written by `promoMarks` of this very build.
    const window = JSON.parse(dish.dataset.promo ?? 'null') as PromoWindow;
    const active = isPromoActive({ promo: { price: null, window }, at, timezone });
    dish.toggleAttribute('data-promo-off', !active);
    const price = dish.querySelector('.price');
    const text = active ? dish.dataset.priceOn : dish.dataset.priceOff;
    if (price && text !== undefined && price.textContent !== text) price.textContent = text;
  }
}

/**
 * Keeps prices right to the minute: the document may be a minute old, and stays open for hours.
 * @returns what stops it
 */
export function keepPrices({ root, timezone }: { root: ParentNode; timezone: string }): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const now = Date.now();
    showPrices({ root, timezone, at: new Date(now) });
    timer = setTimeout(look, MINUTE_MS - (now % MINUTE_MS));
  };
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    look();
  };
  look();
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

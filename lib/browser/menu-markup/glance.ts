import { findPart, nameOf, PROMO_ASLEEP, textOf } from './dishes';

export type ProductGlance = {
  name: string;
  description: string;
  price: string;
  was: string | null;
  picture: string | null;
  badges?: { label: string; isPromo: boolean }[];
};

export const badgeMarks = ({ isPromo }: { isPromo: boolean }) => ({
  'data-dish-badge': isPromo ? 'promo' : 'fact',
});

export function glanceAt(dish: Element): ProductGlance {
  const isAsleep = dish.hasAttribute(PROMO_ASLEEP);
  const badges = [...dish.querySelectorAll<HTMLElement>('[data-dish-badge]')].map((badge) => ({
    label: badge.textContent,
    isPromo: badge.dataset.dishBadge === 'promo',
  }));
  return {
    name: nameOf(dish),
    description: textOf(dish, 'text'),
    price: textOf(dish, 'price'),
    was: isAsleep ? null : textOf(dish, 'was') || null,
    picture: findPart(dish, 'picture')?.querySelector('img')?.currentSrc || null,
    badges: badges.filter(({ isPromo }) => !(isPromo && isAsleep)),
  };
}

import type { BadgeLook, SaidBadge } from '@/lib/domain/menu/badges';
import { findPart, nameOf, PROMO_ASLEEP, textOf } from './dishes';

export type ProductPreview = {
  name: string;
  description: string;
  price: string;
  was: string | null;
  picture: string | null;
  badges?: SaidBadge[];
};

export const badgeMarks = ({ look }: { look: BadgeLook }) => ({ 'data-dish-badge': look });

export function readPreview(dish: Element): ProductPreview {
  const isAsleep = dish.hasAttribute(PROMO_ASLEEP);
  const badges = [...dish.querySelectorAll<HTMLElement>('[data-dish-badge]')].map((badge) => ({
    label: badge.textContent,
    look: badge.dataset.dishBadge as BadgeLook,
  }));
  return {
    name: nameOf(dish),
    description: textOf(dish, 'text'),
    price: textOf(dish, 'price'),
    was: isAsleep ? null : textOf(dish, 'was') || null,
    picture: findPart(dish, 'picture')?.querySelector('img')?.currentSrc || null,
    badges: badges.filter(({ look }) => !(look === 'promo' && isAsleep)),
  };
}

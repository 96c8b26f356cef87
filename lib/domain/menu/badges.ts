import type { DietTag } from './food-labels';

export type Badge = 'sold_out' | 'promo' | 'new' | 'adult' | DietTag;

export function listBadges({
  product,
  promoActive,
}: {
  product: { available: boolean; is_new: boolean; is_alcoholic: boolean; tags: readonly DietTag[] };
  promoActive: boolean;
}): Badge[] {
  return [
    ...(product.available ? [] : ['sold_out' as const]),
    ...(promoActive ? ['promo' as const] : []),
    ...(product.is_new ? ['new' as const] : []),
    ...(product.is_alcoholic ? ['adult' as const] : []),
    ...product.tags,
  ];
}

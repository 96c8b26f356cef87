import type { Language } from '@/lib/domain/tenant/countries';
import type { DietTag } from './food-labels';

export type Badge = 'sold_out' | 'label' | 'promo' | 'new' | 'adult' | DietTag;

export function listBadges({
  product,
  promoActive,
}: {
  product: {
    available: boolean;
    label: string | null;
    is_new: boolean;
    is_alcoholic: boolean;
    tags: readonly DietTag[];
  };
  promoActive: boolean;
}): Badge[] {
  return [
    ...(product.available ? [] : ['sold_out' as const]),
    ...(product.label === null ? [] : ['label' as const]),
    ...(promoActive ? ['promo' as const] : []),
    ...(product.is_new ? ['new' as const] : []),
    ...(product.is_alcoholic ? ['adult' as const] : []),
    ...product.tags,
  ];
}

/**
 * The meaning of a badge to the eye: gone, an offer, a word of the restaurant's, or a part of the dish. In words that the
 * document has anyway (guarantee/document-weight).
 */
export type BadgeLook = 'off' | 'promo' | 'text' | 'dish';

const LOOKS: Partial<Record<Badge, BadgeLook>> = {
  sold_out: 'off',
  promo: 'promo',
  label: 'text',
  new: 'text',
};

export type SaidBadge = { label: string; lang?: Language | undefined; look: BadgeLook };

/** Says badges in the restaurant's own words, else in those of the catalogue. */
export function sayBadges({
  badges,
  product: { label, label_in, promo },
  say,
}: {
  badges: readonly Badge[];
  product: {
    label: string | null;
    label_in?: Language | undefined;
    promo: { label: string; label_in?: Language | undefined } | null;
  };
  say: (badge: Exclude<Badge, 'label' | 'promo'>) => string;
}): SaidBadge[] {
  return badges.map((badge) => {
    const look = LOOKS[badge] ?? 'dish';
    if (badge === 'promo') return { label: promo?.label ?? '', lang: promo?.label_in, look };
    if (badge === 'label') return { label: label ?? '', lang: label_in, look };
    return { label: say(badge), look };
  });
}

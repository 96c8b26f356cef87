import { langMark } from './lang-mark';

const LOOKS = {
  off: 'chip chip-off',
  promo: 'chip chip-promo',
  text: 'chip chip-text',
  dish: 'chip',
} as const;

type DishBadge = { label: string; lang?: string | undefined; look: keyof typeof LOOKS };

/** Each as it is meant (rule menu/badges). @param marksOf attributes for scripts */
export function DishBadges({
  badges,
  marksOf,
}: {
  badges: readonly DishBadge[];
  marksOf?: (badge: DishBadge) => Record<`data-${string}`, string>;
}) {
  if (badges.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {badges.map((badge) => (
        <span key={badge.label} className={LOOKS[badge.look]} {...langMark(badge.lang)} {...marksOf?.(badge)}>
          {badge.label}
        </span>
      ))}
    </div>
  );
}

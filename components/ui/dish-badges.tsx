export type DishBadge = { label: string; isPromo: boolean };

/**
 * Small facts above a name; the first one stands out, and so does a promotion, which may come and go with its hours.
 * @param marksOf what a script finds a badge by
 */
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
      {badges.map((badge, index) => (
        <span
          key={badge.label}
          className={`chip${index === 0 || badge.isPromo ? ' chip-strong' : ''}${badge.isPromo ? ' chip-promo' : ''}`}
          {...marksOf?.(badge)}
        >
          {badge.label}
        </span>
      ))}
    </div>
  );
}

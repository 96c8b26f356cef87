export type DishBadge = { label: string; isPromo: boolean };

/** The first and promotions stand out. @param marksOf attributes for scripts */
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

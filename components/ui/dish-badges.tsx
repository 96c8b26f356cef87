export type DishBadge = { label: string; isPromo: boolean };

/** Small facts above a name; the first one stands out, and so does a promotion, which may come and go with its hours. */
export function DishBadges({ badges }: { badges: readonly DishBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {badges.map(({ label, isPromo }, index) => (
        <span
          key={label}
          className={index === 0 || isPromo ? 'chip chip-strong' : 'chip'}
          {...(isPromo ? { 'data-promo-chip': '' } : {})}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

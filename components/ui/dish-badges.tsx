/** Small facts above a name; the first one stands out. */
export function DishBadges({ labels }: { labels: string[] }) {
  if (labels.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {labels.map((label, index) => (
        <span key={label} className={index === 0 ? 'chip chip-strong' : 'chip'}>
          {label}
        </span>
      ))}
    </div>
  );
}

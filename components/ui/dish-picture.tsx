import { Picture } from './picture';

type Stored = { hash: string; width: number; height: number; widths: number[] };

/** A product's picture on a ground of the brand; without one, its initial. Decorative: the name stands beside it. */
export function DishPicture({
  picture,
  initial,
  size = 96,
}: {
  picture: Stored | null;
  initial: string;
  size?: number;
}) {
  return (
    <div className="tile" aria-hidden>
      {picture ? (
        <Picture {...picture} alt="" shownWidth={size} />
      ) : (
        <span className="text-[36px] font-semibold text-brand-text">{initial}</span>
      )}
    </div>
  );
}

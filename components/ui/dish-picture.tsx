import { Picture } from './picture';

type Stored = { hash: string; width: number; height: number; widths: number[] };
type Props = { picture: Stored | null; initial: string };

/** Pictures up to this width are drawn at their own size on a ground of the brand; wider ones fill the place. */
const OWN_SIZE_PX = 256;
const TILE_PX = 112;
const HERO_PX = 640;
const SMALL_BELOW = 96;

const isPhoto = (picture: Stored) => picture.width > OWN_SIZE_PX;

function Initial({ initial }: { initial: string }) {
  return <span className="text-[2.25rem] font-semibold text-brand-text">{initial}</span>;
}

/** A product's picture on a menu or in a list; without one, its initial. Decorative: the name stands beside it. */
export function DishPicture({ picture, initial, size = 96 }: Props & { size?: number }) {
  const fills = picture !== null && isPhoto(picture);
  return (
    <div className={size < SMALL_BELOW ? 'tile tile-small' : 'tile'} aria-hidden>
      {picture ? (
        <Picture
          {...picture}
          alt=""
          shownWidth={fills ? Math.max(size, TILE_PX) : size}
          className={fills ? 'h-full w-full object-cover' : undefined}
        />
      ) : (
        <Initial initial={initial} />
      )}
    </div>
  );
}

/** The same as the large 4:3 picture of a product's own page and sheet. */
export function DishHero({ picture, initial }: Props) {
  const fills = picture !== null && isPhoto(picture);
  return (
    <div className="hero" aria-hidden>
      {picture ? (
        <Picture
          {...picture}
          alt=""
          eager
          shownWidth={fills ? HERO_PX : Math.min(OWN_SIZE_PX, picture.width)}
          className={fills ? 'h-full w-full object-cover' : undefined}
        />
      ) : (
        <Initial initial={initial} />
      )}
    </div>
  );
}

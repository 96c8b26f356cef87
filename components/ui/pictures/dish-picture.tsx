import { Picture } from './picture';

type Stored = { hash: string; width: number; height: number; widths: number[] };

/** Narrower pictures keep their size on a brand ground. */
const OWN_SIZE_PX = 256;
const TILE_PX = 112;
const HERO_PX = 640;
const SMALL_BELOW = 96;

const isPhoto = (picture: Stored) => picture.width > OWN_SIZE_PX;

/** Decorative: the name stands beside it. */
export function DishPicture({ picture, size = 96 }: { picture: Stored; size?: number }) {
  const fills = isPhoto(picture);
  return (
    <div className={size < SMALL_BELOW ? 'tile tile-small' : 'tile'} aria-hidden>
      <Picture
        {...picture}
        alt=""
        shownWidth={fills ? Math.max(size, TILE_PX) : size}
        className={fills ? 'h-full w-full object-cover' : undefined}
      />
    </div>
  );
}

export function DishHero({ picture }: { picture: Stored }) {
  const fills = isPhoto(picture);
  return (
    <div className="hero" aria-hidden>
      <Picture
        {...picture}
        alt=""
        eager
        shownWidth={fills ? HERO_PX : Math.min(OWN_SIZE_PX, picture.width)}
        className={fills ? 'h-full w-full object-cover' : undefined}
      />
    </div>
  );
}

import { join } from 'node:path';
import pLimit from 'p-limit';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { type Place, type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { SaidError } from '../problems/said-error';
import { LONGEST_SECONDS, makePicture, type StoredPictures } from './make-picture';
import { PICTURE_NAME } from './picture-names';

export type PictureReader = (name: string | null, place: Place) => Promise<BundlePicture | null>;

/** More would take too much memory. */
const AT_A_TIME = 4;

/**
 * All pictures of an import have one time, counted from the first: a usual one takes a fifth of a second, and other tenants'
 * imports wait for this one.
 */
const FIRST_MS = 60_000;
const EACH_MS = 500;

type Made = { picture: BundlePicture } | { picture: null; why: Said };

export function createPictureReader({
  folder,
  stored,
  report,
  clock = () => performance.now(),
}: {
  folder: string;
  stored: StoredPictures;
  report: (problem: Problem) => void;
  /** Milliseconds, from any moment. */
  clock?: () => number;
}): PictureReader {
  const made = new Map<string, Promise<Made>>();
  const inTurn = pLimit(AT_A_TIME);
  let began: number | null = null;
  const draw = async (name: string) => {
    began ??= clock();
    const allowedMs = FIRST_MS + EACH_MS * made.size;
    const msLeft = began + allowedMs - clock();
    if (msLeft <= 0)
      throw new SaidError(say('picture_slow', { name, seconds: Math.round(allowedMs / 1_000) }));
    const longestSeconds = Math.min(LONGEST_SECONDS, msLeft / 1_000);
    return makePicture({ folder, path: join(folder, 'images', name), stored, longestSeconds, clock });
  };
  const make = (name: string): Promise<Made> => {
    const known = made.get(name);
    if (known) return known;
    const making = inTurn(() => draw(name)).then(
      (picture): Made => ({ picture }),
      (error: unknown): Made => {
        if (!(error instanceof SaidError)) throw error;
        return { picture: null, why: { ...error.said, values: { ...error.said.values, name } } };
      },
    );
    made.set(name, making);
    return making;
  };
  return async (name, place) => {
    if (name === null) return null;
    if (!PICTURE_NAME.test(name)) {
      report({ place, ...say('picture_name', { given: name }) });
      return null;
    }
    const made = await make(name);
    if (made.picture === null) report({ place, ...made.why });
    return made.picture;
  };
}

import { join } from 'node:path';
import pLimit from 'p-limit';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import type { Problem } from '../problems/problems';
import { LONGEST_SECONDS, makePicture, PictureMissingError } from './make-picture';

export type PictureReader = (
  name: string | null,
  place: Omit<Problem, 'message'>,
) => Promise<BundlePicture | null>;

/** More would take too much memory. */
const AT_A_TIME = 4;

/**
 * All pictures of an import have one time, counted from the first: a usual one takes a fifth of a second, and other tenants'
 * imports wait for this one.
 */
const FIRST_MS = 60_000;
const EACH_MS = 500;

type Made = { picture: BundlePicture | null; why: string };

export function createPictureReader({
  folder,
  stored,
  report,
  clock = () => performance.now(),
}: {
  folder: string;
  stored: ReadonlySet<string>;
  report: (problem: Problem) => void;
  /** Milliseconds, from any moment. */
  clock?: () => number;
}): PictureReader {
  const made = new Map<string, Promise<Made>>();
  const inTurn = pLimit(AT_A_TIME);
  let began: number | null = null;
  const draw = async (path: string) => {
    began ??= clock();
    const allowedMs = FIRST_MS + EACH_MS * made.size;
    const msLeft = began + allowedMs - clock();
    if (msLeft <= 0)
      throw new Error(
        `the pictures of this folder took more than ${Math.round(allowedMs / 1_000)} s together; look for a very complex SVG`,
      );
    const longestSeconds = Math.min(LONGEST_SECONDS, msLeft / 1_000);
    return makePicture({ folder, path, stored, longestSeconds, clock });
  };
  const make = (name: string): Promise<Made> => {
    const known = made.get(name);
    if (known) return known;
    const path = join(folder, 'images', name);
    const making = inTurn(() => draw(path)).then(
      (picture) => ({ picture, why: '' }),
      (error: Error) => ({
        picture: null,
        why: error instanceof PictureMissingError ? error.message : `cannot be used: ${error.message}`,
      }),
    );
    made.set(name, making);
    return making;
  };
  return async (name, place) => {
    if (name === null) return null;
    if (!/^[\w.-]+$/.test(name)) {
      report({ ...place, message: `"${name}" is not the name of a file in images/` });
      return null;
    }
    const { picture, why } = await make(name);
    if (picture === null) report({ ...place, message: `images/${name} ${why}` });
    return picture;
  };
}

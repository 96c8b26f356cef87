import { join } from 'node:path';
import pLimit from 'p-limit';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { makePicture, PictureMissingError } from './make-picture';
import type { Problem } from './problems';

export type PictureReader = (
  name: string | null,
  place: Omit<Problem, 'message'>,
) => Promise<BundlePicture | null>;

/** More would take too much memory. */
const AT_A_TIME = 4;

type Made = { picture: BundlePicture | null; why: string };

export function createPictureReader({
  folder,
  stored,
  report,
}: {
  folder: string;
  stored: ReadonlySet<string>;
  report: (problem: Problem) => void;
}): PictureReader {
  const made = new Map<string, Promise<Made>>();
  const inTurn = pLimit(AT_A_TIME);
  const make = (name: string): Promise<Made> => {
    const known = made.get(name);
    if (known) return known;
    const path = join(folder, 'images', name);
    const making = inTurn(() => makePicture({ folder, path, stored })).then(
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

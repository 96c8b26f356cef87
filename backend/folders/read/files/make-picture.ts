import { basename } from 'node:path';
import { readPictureName } from '@/backend/folders/print/picture-name';
import { drawWidths, widthsUpTo } from '@/backend/platform/pictures/draw-widths';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { type ProblemKey, say } from '@/lib/domain/shop/problem';
import { SaidError } from '../problems/said-error';
import { readPlainFile } from './read-plain-file';

const MOST_BYTES = 20 * 1024 * 1024;
/** A nested SVG of a few lines draws a hundred thousand shapes. */
export const LONGEST_SECONDS = 10;

/** The pictures that a tenant has: their hashes, and the bytes of one of its widths. */
export type StoredPictures = {
  has(hash: string): boolean;
  bytesOf?(of: { hash: string; width: number }): Promise<Uint8Array | null>;
};

/** The kinds of pictures that a phone writes, in the name of the file's first box. */
const HEIC = /^ftyp(hei[csmx]|hev[cmsx]|mif1|msf1)$/;

/** A picture's name is said with what is wrong with its file. */
const OF_PICTURES: Partial<Record<ProblemKey, ProblemKey>> = {
  file_large: 'picture_large',
  file_unread: 'picture_unread',
  file_outside: 'picture_outside',
  file_irregular: 'picture_irregular',
};

function toPictureFault(error: unknown, name: string): unknown {
  const key = error instanceof SaidError ? OF_PICTURES[error.said.key] : undefined;
  return error instanceof SaidError && key
    ? new SaidError({ key, values: { ...error.said.values, name } })
    : error;
}

/** Nothing outside `folder` is read, `stored` hashes are not made again. @throws SaidError if missing or unusable */
export async function makePicture({
  folder,
  path,
  stored,
  longestSeconds = LONGEST_SECONDS,
  clock = () => performance.now(),
}: {
  folder: string;
  path: string;
  stored: StoredPictures;
  /** For all its widths together. */
  longestSeconds?: number;
  /** Milliseconds, from any moment. */
  clock?: () => number;
}): Promise<BundlePicture> {
  const name = basename(path);
  const source = await readPlainFile({ folder, path, mostBytes: MOST_BYTES }).catch((error: unknown) => {
    throw toPictureFault(error, name);
  });
  if (source === null) throw new SaidError(say('picture_missing', { name }));
  if (HEIC.test(source.toString('latin1', 4, 12))) throw new SaidError(say('picture_heic', { name }));
  const exported = await findExported({ name, source, stored });
  if (exported) return exported;
  // The library's own error says nothing to who made the picture, so a sentence of ours replaces it.
  const end = clock() + longestSeconds * 1_000;
  return drawWidths({ source, isStored: (hash) => stored.has(hash), msLeft: () => end - clock() }).catch(
    () => {
      throw new SaidError(say('picture_broken', { name }));
    },
  );
}

/** The stored picture that an export wrote into this file, unless the file was changed since. */
async function findExported({
  name,
  source,
  stored,
}: {
  name: string;
  source: Buffer;
  stored: StoredPictures;
}): Promise<BundlePicture | null> {
  const named = readPictureName(name);
  if (!named || !stored.has(named.hash)) return null;
  const bytes = await stored.bytesOf?.(named);
  if (!bytes || !source.equals(bytes)) return null;
  return { ...named, files: widthsUpTo(named.width).map((width) => ({ width, webp: null })) };
}

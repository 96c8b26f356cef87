import { createHash } from 'node:crypto';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { readPlainFile } from './read-plain-file';

const WIDTHS = [64, 128, 256, 640, 1120];
/** Change it when files are made differently: names stand for content. */
const RECIPE = 'webp-2';
const VECTOR_WIDTH = 1120;
const MOST_BYTES = 20 * 1024 * 1024;
/** A nested SVG of a few lines draws a hundred thousand shapes. */
export const LONGEST_SECONDS = 10;

export class PictureMissingError extends Error {
  readonly key = 'picture_missing';
}

/** Nothing outside `folder` is read, `stored` hashes are not made again. @throws Error if missing or unusable */
export async function makePicture({
  folder,
  path,
  stored,
  longestSeconds = LONGEST_SECONDS,
  clock = () => performance.now(),
}: {
  folder: string;
  path: string;
  stored: ReadonlySet<string>;
  /** For all its widths together. */
  longestSeconds?: number;
  /** Milliseconds, from any moment. */
  clock?: () => number;
}): Promise<BundlePicture> {
  const source = await readPlainFile({ folder, path, mostBytes: MOST_BYTES });
  if (source === null) throw new PictureMissingError('is not there');
  // The library's own error says nothing to who made the picture, so a sentence of ours replaces it.
  const end = clock() + longestSeconds * 1_000;
  return draw({ source, stored, msLeft: () => end - clock() }).catch(() => {
    throw new Error(
      'it is not a picture, is damaged or is too large: export it again as JPEG, PNG, WebP or SVG of 25 megapixels at most',
    );
  });
}

const TOO_LONG = 'takes too long';

/** The begun work goes on in a thread of its own: nothing stops a library that only opens a file. @throws Error after `ms` */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(TOO_LONG)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function draw({
  source,
  stored,
  msLeft,
}: {
  source: Buffer;
  stored: ReadonlySet<string>;
  msLeft: () => number;
}): Promise<BundlePicture> {
  // Imported when used, because it is large.
  const { default: sharp } = await import('sharp');
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 24);
  const opened = sharp(source, { limitInputPixels: 25_000_000 }).metadata();
  const { autoOrient, format } = await within(msLeft(), opened);
  const { width, height } = autoOrient;
  if (!width || !height) throw new Error('has no size');
  const full = format === 'svg' ? VECTOR_WIDTH : Math.min(width, VECTOR_WIDTH);
  const widths = [...new Set([...WIDTHS.filter((one) => one < full), full])];
  const density = format === 'svg' ? Math.min(2_000, Math.ceil((72 * full) / width)) : 72;
  const encode = async (one: number) => {
    const left = msLeft();
    if (left <= 0) throw new Error(TOO_LONG);
    const drawing = sharp(source, { density }).autoOrient().resize({ width: one }).webp({ quality: 80 });
    return new Uint8Array(await drawing.timeout({ seconds: Math.ceil(left / 1_000) }).toBuffer());
  };
  const files: BundlePicture['files'] = [];
  // One after the other, so that all together have one time.
  for (const one of widths) files.push({ width: one, webp: stored.has(hash) ? null : await encode(one) });
  return { hash, width: full, height: Math.round((height / width) * full), files };
}

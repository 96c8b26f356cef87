import { createHash } from 'node:crypto';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import { readPlainFile } from './read-plain-file';

const WIDTHS = [64, 128, 256, 640, 1120];
/** Change it when files are made differently: names stand for content. */
const RECIPE = 'webp-2';
const VECTOR_WIDTH = 1120;
const MOST_BYTES = 20 * 1024 * 1024;
/** A nested SVG of a few lines draws a hundred thousand shapes. */
const LONGEST_SECONDS = 10;

export class PictureMissingError extends Error {
  readonly key = 'picture_missing';
}

/** Nothing outside `folder` is read, `stored` hashes are not made again. @throws Error if missing or unusable */
export async function makePicture({
  folder,
  path,
  stored,
  longestSeconds = LONGEST_SECONDS,
}: {
  folder: string;
  path: string;
  stored: ReadonlySet<string>;
  /** For each width. */
  longestSeconds?: number;
}): Promise<BundlePicture> {
  const source = await readPlainFile({ folder, path, mostBytes: MOST_BYTES });
  if (source === null) throw new PictureMissingError('is not there');
  // The library of pictures speaks of itself.
  return draw({ source, stored, longestSeconds }).catch(() => {
    throw new Error(
      'it is no picture, or broken, or too large: export it again as JPEG, PNG, WebP or SVG of 25 megapixels at most',
    );
  });
}

async function draw({
  source,
  stored,
  longestSeconds,
}: {
  source: Buffer;
  stored: ReadonlySet<string>;
  longestSeconds: number;
}): Promise<BundlePicture> {
  // Imported when used, because it is large.
  const { default: sharp } = await import('sharp');
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 24);
  const { autoOrient, format } = await sharp(source, { limitInputPixels: 25_000_000 }).metadata();
  const { width, height } = autoOrient;
  if (!width || !height) throw new Error('has no size');
  const full = format === 'svg' ? VECTOR_WIDTH : Math.min(width, VECTOR_WIDTH);
  const widths = [...new Set([...WIDTHS.filter((one) => one < full), full])];
  const density = format === 'svg' ? Math.min(2_000, Math.ceil((72 * full) / width)) : 72;
  const encode = async (one: number) =>
    new Uint8Array(
      await sharp(source, { density })
        .autoOrient()
        .resize({ width: one })
        .webp({ quality: 80 })
        .timeout({ seconds: longestSeconds })
        .toBuffer(),
    );
  const files = await Promise.all(
    widths.map(async (one) => ({ width: one, webp: stored.has(hash) ? null : await encode(one) })),
  );
  return { hash, width: full, height: Math.round((height / width) * full), files };
}

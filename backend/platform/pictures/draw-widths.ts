import { createHash } from 'node:crypto';

const WIDTHS = [64, 128, 256, 640, 1120];
/** Change it when files are made differently: names stand for content. */
const RECIPE = 'webp-2';
const VECTOR_WIDTH = 1120;
const MOST_PIXELS = 25_000_000;
const TOO_LONG = 'takes too long';

/** A picture of a shop in all its widths. `webp` null: it is stored already. */
export type DrawnPicture = {
  hash: string;
  width: number;
  height: number;
  files: { width: number; webp: Uint8Array | null }[];
};

/** The widths of a picture that is so wide, from the least. */
export const widthsUpTo = (full: number): number[] => [
  ...new Set([...WIDTHS.filter((one) => one < full), full]),
];

/** The name of the picture that is drawn from these bytes. */
export const hashOfPicture = (source: Uint8Array): string =>
  createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 24);

/** The begun work goes on in a thread of its own: nothing stops a library that only opens a file. @throws Error after `ms` */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(TOO_LONG)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Draws a picture of a shop anew as WebP, upright, in each of its widths, without place, camera and whatever else the file held.
 * @throws Error for what is no picture, has more than 25 megapixels or takes longer than it may
 */
export async function drawWidths({
  source,
  isStored,
  msLeft,
}: {
  source: Uint8Array;
  isStored: (hash: string) => boolean;
  /** Milliseconds, for all its widths together. */
  msLeft: () => number;
}): Promise<DrawnPicture> {
  // Imported when used, because it is large.
  const { default: sharp } = await import('sharp');
  const hash = hashOfPicture(source);
  const opened = sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
  const { autoOrient, format } = await within(msLeft(), opened);
  const { width, height } = autoOrient;
  if (!width || !height) throw new Error('has no size');
  const full = format === 'svg' ? VECTOR_WIDTH : Math.min(width, VECTOR_WIDTH);
  const density = format === 'svg' ? Math.min(2_000, Math.ceil((72 * full) / width)) : 72;
  const encode = async (one: number) => {
    const left = msLeft();
    if (left <= 0) throw new Error(TOO_LONG);
    const drawing = sharp(source, { density }).autoOrient().resize({ width: one }).webp({ quality: 80 });
    return new Uint8Array(await drawing.timeout({ seconds: Math.ceil(left / 1_000) }).toBuffer());
  };
  const files: DrawnPicture['files'] = [];
  // One after the other, so that all together have one time.
  for (const one of widthsUpTo(full))
    files.push({ width: one, webp: isStored(hash) ? null : await encode(one) });
  return { hash, width: full, height: Math.round((height / width) * full), files };
}

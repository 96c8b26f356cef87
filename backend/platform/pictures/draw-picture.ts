import { AppError } from '@/backend/errors';
import { createFairTurns } from '@/backend/platform/fair-turns';
import { findPictureKind } from '@/lib/domain/payments/transfer';

/** (guarantee/proof-pictures) */
const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 10;
/** A picture of 25 megapixels takes 100 MB while it is decoded: tenants take turns. */
export const takeDrawingTurn = createFairTurns<number>({
  mostWaiting: 12,
  mostOfOne: 4,
  retryAfterSeconds: 10,
});

/** @throws picture_unusable */
async function encode(file: Uint8Array, largestSide: number): Promise<Buffer> {
  // Imported when used, because it is large.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer();
  } catch {
    throw new AppError('picture_unusable');
  }
}

/**
 * The picture drawn anew as WebP: without place, camera and whatever else the file held (guarantee/proof-pictures).
 * Tenants take turns. @throws unsupported_media_type, picture_unusable, unavailable where many of the tenant wait,
 * or some of the same address
 */
export async function drawPicture({
  instanceId,
  visitor,
  file,
  largestSide,
}: {
  instanceId: number;
  visitor: string | null;
  file: Uint8Array;
  largestSide: number;
}): Promise<Buffer> {
  if (findPictureKind(file) === null) throw new AppError('unsupported_media_type');
  return takeDrawingTurn({ party: instanceId, from: visitor, work: () => encode(file, largestSide) });
}

import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import type { Picture } from '@/lib/contract/primitives';

/** A stored picture as a bundle holds one: its files are there already. */
export function toBundlePicture(picture: Picture | null): BundlePicture | null {
  if (!picture) return null;
  const { hash, width, height, widths } = picture;
  return { hash, width, height, files: widths.map((one) => ({ width: one, webp: null })) };
}

import type { BundlePicture } from '@/backend/stored/tenant-bundle';

type Named = Pick<BundlePicture, 'hash' | 'width' | 'height'>;

/** The name of an exported picture in `images/`. It says which stored picture it is, so that an import knows it again. */
export const pictureName = ({ hash, width, height }: Named): string => `${hash}-${width}x${height}.webp`;

/** @returns the picture that such a name says, or null for any other name */
export function readPictureName(name: string): Named | null {
  const [, hash, width, height] = /^([0-9a-f]{24})-(\d{1,4})x(\d{1,5})\.webp$/.exec(name) ?? [];
  return hash && width && height ? { hash, width: Number(width), height: Number(height) } : null;
}

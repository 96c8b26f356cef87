import type { Picture } from '@/lib/contract/primitives';
import type { BundlePicture } from './tenant-bundle';

export function toPicture(picture: BundlePicture | null): Picture | null {
  if (!picture) return null;
  const { hash, width, height, files } = picture;
  return { hash, width, height, widths: files.map((file) => file.width) };
}

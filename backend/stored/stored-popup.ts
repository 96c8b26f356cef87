import type { BundlePopup } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toPopupContent({ title, text, image, url }: BundlePopup) {
  return { title, text, image: toPicture(image), url };
}
export type PopupContent = ReturnType<typeof toPopupContent>;

import type { BundleProduct } from './tenant-bundle';
import { toPicture } from './to-picture';

export function toProductContent(product: BundleProduct) {
  const { sku, categoryKey, position, optionGroups, relatedSkus, offers, image, station, ...content } =
    product;
  return { ...content, image: toPicture(image) };
}
export type ProductContent = ReturnType<typeof toProductContent>;

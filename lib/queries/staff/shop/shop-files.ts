import { saveBlob } from '@/lib/browser/save-file';
import { loadFile } from '@/lib/clients/load-file';
import { staffPath } from '@/lib/clients/staff-http';

/** The end of the address of what a restaurant is taken along as. */
export type ShopFile = 'folder.zip' | 'products.xlsx';

/** Saves all of a restaurant, or its products, as a download of the browser. @throws ApiError */
export async function saveShopFile({ slug, file }: { slug: string; file: ShopFile }): Promise<void> {
  const blob = await loadFile(`${window.location.origin}${staffPath(slug)}/staff/shop/${file}`);
  saveBlob({ name: `${slug}.${file.split('.').at(-1)}`, blob });
}

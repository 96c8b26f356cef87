import { sendFile } from '@/lib/clients/send-file';
import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { addShopPicture } from '@/lib/contract/staff/shop/picture-calls';
import { useStaff } from '../staff-context';

/** Sends pictures of a shop, which an edit names then (rule tenant/uploaded-pictures). */
export function useShopPictures(slug: string) {
  const { http } = useStaff();
  return {
    upload: (file: Blob): Promise<ShopPicture> =>
      http(slug)(addShopPicture, { body: {}, file: sendFile({ file }) }),
  };
}

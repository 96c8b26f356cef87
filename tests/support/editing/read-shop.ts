import type { ShopPort } from '@/backend/stored/shop-port';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { SHOP_PARTS } from '@/lib/domain/shop/shop-document';

/** The document that an owner reads of a shop. */
export async function readAnswer(shop: ShopPort, slug: string): Promise<ShopAnswer> {
  const read = await shop.read({ slug, own: null, parts: SHOP_PARTS });
  if ('fault' in read) throw new Error(read.fault);
  return JSON.parse(read.text) as ShopAnswer;
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { WrittenAnswer } from '@/backend/platform/written-answer';
import type { ShopPort } from '@/backend/stored/shop-port';
import { SHOP_PARTS } from '@/lib/domain/shop/shop-document';
import { ownSlugs } from './own-slugs';

/** @throws unavailable where this program edits no restaurant */
export function shopOf({ shop }: Context): ShopPort {
  if (!shop) throw new AppError('unavailable');
  return shop;
}

/** `GET /staff/shop.json` (rule tenant/change). @throws shop_unsayable for a tenant that no folder can say */
export async function getShop({
  ctx,
  input: { parts },
}: {
  ctx: Context;
  /** With commas; left out: all. */
  input: { parts?: string | undefined };
}): Promise<WrittenAnswer> {
  const read = await shopOf(ctx).read({
    slug: ctx.instance.slug,
    own: await ownSlugs(ctx),
    parts: parts?.split(',') ?? SHOP_PARTS,
  });
  if ('fault' in read) throw new AppError('shop_unsayable', { message: read.fault });
  return new WrittenAnswer(read.text);
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { audit } from '@/backend/staff/audit';
import type { PrintResult, SheetResult } from '@/backend/stored/shop-port';
import { getPictureFile } from '@/backend/tenant';
import { shopOf } from './get-shop';
import { zipFolder } from './zip-folder';

/** @throws shop_unsayable, not_found */
function assertPrinted<Result extends PrintResult | SheetResult>(
  result: Result,
): asserts result is Extract<Result, { ok: true }> {
  if (result.ok) return;
  if (result.key === 'not_found') throw new AppError('not_found');
  throw new AppError('shop_unsayable', { message: result.fault });
}

/** `GET /staff/shop/folder.zip` (rule tenant/export). It may hold a hotel's guests, so it is written down. @throws shop_unsayable */
export async function saveFolder(ctx: Context): Promise<ReadableStream<Uint8Array>> {
  const printed = await shopOf(ctx).print({ slug: ctx.instance.slug });
  assertPrinted(printed);
  await ctx.db.tenant(ctx.instance.id, (sql) => audit({ sql, ctx, action: 'shop.exported', details: {} }));
  const { texts, pictures } = printed;
  const readPicture = (input: { hash: string; width: number }) => getPictureFile({ ctx, input });
  return zipFolder({ texts, pictures, readPicture, now: ctx.now });
}

/** `GET /staff/shop/products.xlsx` (rule tenant/export). @throws shop_unsayable */
export async function saveProducts(ctx: Context): Promise<Uint8Array<ArrayBuffer>> {
  const printed = await shopOf(ctx).printSheet({ slug: ctx.instance.slug });
  assertPrinted(printed);
  return new Uint8Array(printed.bytes);
}

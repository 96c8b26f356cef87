import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { takeDrawingTurn } from '@/backend/platform/pictures/draw-picture';
import { type DrawnPicture, drawWidths, hashOfPicture } from '@/backend/platform/pictures/draw-widths';
import type { ShopPicture } from '@/lib/contract/staff/shop/fields';
import { findPictureKind } from '@/lib/domain/payments/transfer';
import { UPLOADED_KEPT_MS } from '@/lib/domain/shop/uploaded-pictures';

const LONGEST_MS = 10_000;

/** Lets a picture that nothing names yet live as long as a new one. @returns whether it is stored */
async function renew(ctx: Context, hash: string): Promise<boolean> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    await sql(
      'update pictures set forget_at = $3 where instance_id = $1 and hash = $2 and forget_at is not null',
      [id, hash, new Date(ctx.now.getTime() + UPLOADED_KEPT_MS)],
    );
    const [row] = await sql('select 1 from pictures where instance_id = $1 and hash = $2 limit 1', [
      id,
      hash,
    ]);
    return row !== undefined;
  });
}

/** @throws picture_unusable */
async function draw(file: Uint8Array, isStored: boolean): Promise<DrawnPicture> {
  const end = performance.now() + LONGEST_MS;
  try {
    return await drawWidths({
      source: file,
      isStored: () => isStored,
      msLeft: () => end - performance.now(),
    });
  } catch {
    throw new AppError('picture_unusable');
  }
}

/**
 * `POST /staff/shop/pictures` (rule tenant/uploaded-pictures). @throws unsupported_media_type, picture_unusable, unavailable where many
 * pictures of the tenant wait
 */
export async function addShopPicture({
  ctx,
  input: { file, visitor },
}: {
  ctx: Context;
  input: { file: Uint8Array; visitor: string | null };
}): Promise<ShopPicture> {
  if (findPictureKind(file) === null) throw new AppError('unsupported_media_type');
  const { id } = ctx.instance;
  const isStored = await renew(ctx, hashOfPicture(file));
  const work = () => draw(file, isStored);
  const { hash, width, height, files } = await takeDrawingTurn({ party: id, from: visitor, work });
  const forgetAt = new Date(ctx.now.getTime() + UPLOADED_KEPT_MS);
  if (!isStored)
    await ctx.db.tenant(id, async (sql) => {
      for (const { width: one, webp } of files)
        await sql(
          `insert into pictures (instance_id, hash, width, bytes, forget_at) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
          [id, hash, one, Buffer.from(webp ?? []), forgetAt],
        );
    });
  return { hash, width, height, widths: files.map((one) => one.width) };
}

/** A batch of pictures that were sent and that nothing has named. @returns how many */
export async function forgetUploadedPictures({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const gone = await sql(
    `delete from pictures where (instance_id, hash) in (
       select instance_id, hash from pictures where forget_at < $1 limit 100)
     returning 1`,
    [now],
  );
  return gone.length;
}

import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { ORDER_PHOTO_KEPT_MS, PHOTO_KEPT_MS } from '@/lib/domain/delivery/door-photos';

const FORGOTTEN = 500;

/** The order's own copies of the diner's photos; anybody else's are none (rule delivery/door-photos). */
export async function keepOrderPhotos({
  sql,
  ctx,
  purchase: { id, profile_id: profileId, number },
  photos,
}: TenantSql & {
  purchase: { id: number; profile_id: number; number: number | null };
  photos: readonly number[];
}): Promise<void> {
  // Placed before: it may have copies.
  if (photos.length === 0 && number === null) return;
  const after = (ms: number) => new Date(ctx.now.getTime() + ms);
  const work = [ctx.instance.id, id, photos];
  await Promise.all([
    sql(
      'delete from order_door_photos where instance_id = $1 and purchase_id = $2 and photo_id <> all($3::bigint[])',
      work,
    ),
    sql(
      `with used as (
         update door_photos set forget_at = $5 where instance_id = $1 and profile_id = $4 and id = any($3::bigint[])
         returning id, picture)
       insert into order_door_photos (instance_id, purchase_id, photo_id, picture, forget_at)
       select $1, $2, id, picture, $6 from used on conflict do nothing`,
      [...work, profileId, after(PHOTO_KEPT_MS), after(ORDER_PHOTO_KEPT_MS)],
    ),
  ]);
}

/** @throws not_found without one, or when it was deleted */
export async function getOrderPhoto({
  sql,
  ctx,
  purchaseId,
  photoId,
}: TenantSql & { purchaseId: number; photoId: number }): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await sql<{ picture: Uint8Array<ArrayBuffer> }>(
    'select picture from order_door_photos where instance_id = $1 and purchase_id = $2 and photo_id = $3',
    [ctx.instance.id, purchaseId, photoId],
  );
  if (!row) throw new AppError('not_found');
  return row.picture;
}

/** Those whose time is over, of all tenants. @returns how many */
export async function forgetOldPhotos({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const own = await sql(
    `delete from door_photos where (instance_id, id) in (
       select instance_id, id from door_photos where forget_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  const kept = await sql(
    `delete from order_door_photos where (instance_id, purchase_id, photo_id) in (
       select instance_id, purchase_id, photo_id from order_door_photos where forget_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  return own.length + kept.length;
}

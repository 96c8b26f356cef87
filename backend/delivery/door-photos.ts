import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { drawPicture } from '@/backend/platform/pictures/draw-picture';
import type { DoorPhoto } from '@/lib/contract/delivery/door-photo-calls';
import { MOST_OF_DINER, PHOTO_KEPT_MS } from '@/lib/domain/delivery/door-photos';

const LARGEST_SIDE = 1_280;
const PREVIEW_SIDE = 240;

const toDoorPhoto = ({ id, preview }: { id: number; preview: Uint8Array }): DoorPhoto => ({
  id,
  preview: `data:image/webp;base64,${Buffer.from(preview).toString('base64')}`,
});

/** @throws not_found */
function toId(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id)) throw new AppError('not_found');
  return id;
}

/**
 * Keeps a new photo, and deletes the oldest where there are too many (rule delivery/door-photos).
 * @throws unsupported_media_type, picture_unusable
 */
export async function uploadDoorPhoto({
  ctx,
  input: { file, visitor },
}: {
  ctx: Context;
  input: { file: Uint8Array; visitor: string | null };
}): Promise<DoorPhoto> {
  const { id: instanceId } = ctx.instance;
  const own = [instanceId, getDinerId(ctx)];
  const picture = await drawPicture({ instanceId, visitor, file, largestSide: LARGEST_SIDE });
  const preview = await drawPicture({ instanceId, visitor, file: picture, largestSide: PREVIEW_SIDE });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<{ id: number }>(
      `insert into door_photos (instance_id, profile_id, picture, preview, uploaded_at, forget_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [...own, picture, preview, ctx.now, new Date(ctx.now.getTime() + PHOTO_KEPT_MS)],
    );
    if (!row) throw new Error('a photo was not written');
    await sql(
      `delete from door_photos where instance_id = $1 and profile_id = $2 and id in (
         select id from door_photos where instance_id = $1 and profile_id = $2 order by id desc offset ${MOST_OF_DINER})`,
      own,
    );
    return toDoorPhoto({ id: row.id, preview });
  });
}

/** @throws not_found also for anybody else's */
export async function getDoorPhoto({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<DoorPhoto> {
  const own = [ctx.instance.id, getDinerId(ctx), toId(id)];
  const [row] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number; preview: Uint8Array }>(
      'select id, preview from door_photos where instance_id = $1 and profile_id = $2 and id = $3',
      own,
    ),
  );
  if (!row) throw new AppError('not_found');
  return toDoorPhoto(row);
}

/** Deletes a photo of the caller's own; a missing one is no error. @throws not_found if `id` is no id */
export async function deleteDoorPhoto({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<{ id: number }> {
  const own = [ctx.instance.id, getDinerId(ctx), toId(id)];
  await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql('delete from door_photos where instance_id = $1 and profile_id = $2 and id = $3', own),
  );
  return { id: toId(id) };
}

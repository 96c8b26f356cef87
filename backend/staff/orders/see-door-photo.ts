import type { Context } from '@/backend/context';
import { getOrderPhoto } from '@/backend/delivery';
import { AppError } from '@/backend/errors';
import { audit } from '@/backend/staff/audit';

/** The photo that an order took, and a note of who saw it. @throws not_found */
export function seeDoorPhoto({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; photoId: string };
}): Promise<Uint8Array<ArrayBuffer>> {
  const [purchaseId, photoId] = [Number(input.id), Number(input.photoId)];
  if (!Number.isSafeInteger(purchaseId) || !Number.isSafeInteger(photoId)) throw new AppError('not_found');
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const picture = await getOrderPhoto({ sql, ctx, purchaseId, photoId });
    const details = { purchase: purchaseId, photo: photoId };
    await audit({ sql, ctx, action: 'door_photo.seen', details });
    return picture;
  });
}

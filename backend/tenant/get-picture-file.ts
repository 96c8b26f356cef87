import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';

/** @throws not_found */
export function getPictureFile({
  ctx,
  input,
}: {
  ctx: Context;
  input: { hash: string; width: number };
}): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const [row] = await sql<{ bytes: Uint8Array<ArrayBuffer> }>(
      'select bytes from pictures where instance_id = $1 and hash = $2 and width = $3',
      [id, input.hash, input.width],
    );
    if (!row) throw new AppError('not_found');
    return row.bytes;
  });
}

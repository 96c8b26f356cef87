import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';

const FORGOTTEN = 50;

/** @throws not_found without one, or when it was deleted */
export async function getHelpPhoto({
  sql,
  ctx,
  id,
}: {
  sql: Sql;
  ctx: Context;
  id: number;
}): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await sql<{ picture: Uint8Array<ArrayBuffer> }>(
    'select picture from help_requests where instance_id = $1 and id = $2 and picture is not null',
    [ctx.instance.id, id],
  );
  if (!row) throw new AppError('not_found');
  return row.picture;
}

/** Forgets the photos whose time is over, of all tenants; the words stay. @returns how many */
export async function forgetOldHelpPhotos({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const forgotten = await sql(
    `update help_requests set picture = null, forget_at = null where (instance_id, id) in (
       select instance_id, id from help_requests where forget_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  return forgotten.length;
}

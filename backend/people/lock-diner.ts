import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getDinerId } from './profile-rows';

/**
 * One after the other, of what a diner does: before any account, visit or cart is locked (docs/decisions/0205). Rows that
 * name the diner may still be written: whoever places an order holds the cart and writes one.
 */
export function lockDiner({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<unknown> {
  return sql('select 1 from profiles where instance_id = $1 and id = $2 for no key update', [
    ctx.instance.id,
    getDinerId(ctx),
  ]);
}

/**
 * They are not erased while this lasts: for whoever changes a row of theirs that is there, or writes one that does not name
 * them. For a new row that does, the trigger `refuse_erased` looks. @throws unauthorized
 */
export async function holdDiner({
  sql,
  ctx,
  profileId = getDinerId(ctx),
}: {
  sql: Sql;
  ctx: Context;
  /** Left out: the caller. */
  profileId?: number;
}): Promise<void> {
  const [held] = await sql(
    'select 1 from profiles where instance_id = $1 and id = $2 and erased_at is null for key share',
    [ctx.instance.id, profileId],
  );
  if (!held) throw new AppError('unauthorized');
}

import { doerOfName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { nameDoers } from '@/backend/staff/name-doers';

/** Adds to the refusal of a move who moved the order before, as `by`, where one of the staff did; any other error stays as it is. */
export async function nameMover({
  ctx,
  id,
  error,
}: {
  ctx: Context;
  id: string;
  error: unknown;
}): Promise<unknown> {
  if (!(error instanceof AppError) || error.key !== 'illegal_transition') return error;
  const [last] = await ctx.db.statement<{ actor: string }>(
    ctx.instance.id,
    `select actor from purchase_events where instance_id = $1 and purchase_id = $2 and kind = 'status' order by id desc limit 1`,
    [ctx.instance.id, id],
  );
  if (!last) return error;
  const doer = doerOfName(last.actor);
  const { name } = (await nameDoers({ ctx, doers: [doer] }))(doer);
  if (name === null) return error;
  return new AppError(error.key, { message: error.message, values: { ...error.values, by: name } });
}

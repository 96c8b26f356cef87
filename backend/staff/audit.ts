import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { ActionKind } from '@/lib/domain/staff/history';

type Doer = { keyId: number | null; personId: number | null; deviceId: number | null; by: object };

/** The columns that say who did it; a key, a person or a tablet for what staff did, none for the operator and for a setting of the branch. */
export function doerOf({ actor }: Context): Doer {
  const nobody = { keyId: null, personId: null, deviceId: null };
  if (actor.kind === 'branch') return { ...nobody, by: { by: 'branch' } };
  if (actor.kind === 'operator' && actor.personId !== undefined)
    return { ...nobody, by: { by: 'operator', operator: actor.personId } };
  if (actor.kind !== 'staff') return { ...nobody, by: { by: 'operator' } };
  const { holder, asked } = actor;
  return { ...nobody, ...holder, by: asked ? { asked_by: asked.personId } : {} };
}

/** A tablet that was ended since its call began does nothing: whoever ends one waits for what it is doing. @throws device_ended */
async function assertLives({
  sql,
  ctx,
  deviceId,
}: {
  sql: Sql;
  ctx: Context;
  deviceId: number;
}): Promise<void> {
  const found = await sql(
    'select 1 from staff_devices where instance_id = $1 and id = $2 and ended_at is null for share',
    [ctx.instance.id, deviceId],
  );
  if (found.length === 0) throw new AppError('device_ended');
}

/** Records an action of the caller, in the transaction of that action. @throws device_ended */
export async function audit({
  sql,
  ctx,
  action,
  details,
}: {
  sql: Sql;
  ctx: Context;
  action: ActionKind;
  details: object;
}): Promise<void> {
  const { keyId, personId, deviceId, by } = doerOf(ctx);
  if (deviceId !== null) await assertLives({ sql, ctx, deviceId });
  await sql(
    `insert into staff_actions (instance_id, staff_key_id, staff_person_id, action, details, created_at, staff_device_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.instance.id, keyId, personId, action, JSON.stringify({ ...by, ...details }), ctx.now, deviceId],
  );
}

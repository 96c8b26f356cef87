import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { ActionKind } from '@/lib/domain/staff/history';

/** The columns that say who did it; a key or a person for what staff did, neither for the operator. */
export function doerOf({ actor }: Context): { keyId: number | null; personId: number | null; by: object } {
  if (actor.kind !== 'staff') return { keyId: null, personId: null, by: { by: 'operator' } };
  return { keyId: null, personId: null, ...actor.holder, by: {} };
}

/** Records an action of the caller, in the transaction of that action. */
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
  const { keyId, personId, by } = doerOf(ctx);
  await sql(
    `insert into staff_actions (instance_id, staff_key_id, staff_person_id, action, details, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [ctx.instance.id, keyId, personId, action, JSON.stringify({ ...by, ...details }), ctx.now],
  );
}

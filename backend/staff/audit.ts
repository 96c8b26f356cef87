import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Records an action of staff, in the transaction of that action. @param keyId null: the operator */
export async function audit({
  sql,
  ctx,
  keyId,
  action,
  details,
}: {
  sql: Sql;
  ctx: Context;
  keyId: number | null;
  action: string;
  details: object;
}): Promise<void> {
  await sql(
    'insert into staff_actions (instance_id, staff_key_id, action, details, created_at) values ($1, $2, $3, $4, $5)',
    [
      ctx.instance.id,
      keyId,
      action,
      JSON.stringify(keyId === null ? { by: 'operator', ...details } : details),
      ctx.now,
    ],
  );
}

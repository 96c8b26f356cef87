import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Whether a call's round is on the account, also where its server died before it stored the answer (guarantee/killed-backend).
 * The account is locked by the caller. @param sentBy null: staff @param key null: the call has none
 */
export async function isRoundSent({
  sql,
  ctx,
  account,
  sentBy,
  key,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
  sentBy: number | null;
  key: string | null;
}): Promise<boolean> {
  if (key === null) return false;
  const found = await sql(
    `select 1 from rounds where instance_id = $1 and purchase_id = $2 and sent_by is not distinct from $3
       and request_key = $4`,
    [ctx.instance.id, account.id, sentBy, key],
  );
  return found.length > 0;
}

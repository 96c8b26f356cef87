import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { RoundState } from '@/lib/domain/table/rounds';

/**
 * Moves the sent lines of a round, or one of them; those that were taken off stay so. The caller has locked the account.
 * @returns whether there is any
 */
export async function setLineStates({
  sql,
  ctx,
  account,
  of,
  state,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
  of: { round: number | string } | { lineId: number | string };
  state: RoundState;
}): Promise<boolean> {
  const [column, value] = 'round' in of ? ['round', of.round] : ['id', of.lineId];
  const set = await sql(
    `update purchase_lines set state = $4 where instance_id = $1 and purchase_id = $2 and ${column} = $3
       and round is not null and state <> 'void' returning 1`,
    [ctx.instance.id, account.id, value, state],
  );
  return set.length > 0;
}

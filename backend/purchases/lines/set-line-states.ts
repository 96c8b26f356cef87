import type { TenantSql } from '@/backend/context';
import type { RoundState } from '@/lib/domain/table/rounds';

/** SQL for a sent line that waits until it is called (rule table/courses). */
export const IS_FOR_LATER = `(state = 'sent' and later and called_at is null)`;

type Work = TenantSql & { account: { id: number } };

/**
 * Moves the sent lines of a round, or one of them; those that were taken off stay so. A line that waits to be called is moved where
 * it is named itself, and counts as called then. The caller has locked the account.
 * @returns whether there is any
 */
export async function setLineStates({
  sql,
  ctx,
  account,
  of,
  state,
}: Work & {
  of: { round: number | string } | { lineId: number | string };
  state: RoundState;
}): Promise<boolean> {
  const [column, value] = 'round' in of ? ['round', of.round] : ['id', of.lineId];
  const set = await sql(
    `update purchase_lines set state = $4, called_at = case when later then coalesce(called_at, $5::timestamptz) end
     where instance_id = $1 and purchase_id = $2 and ${column} = $3
       and round is not null and state <> 'void' ${'round' in of ? `and not ${IS_FOR_LATER}` : ''} returning 1`,
    [ctx.instance.id, account.id, value, state, ctx.now],
  );
  return set.length > 0;
}

/** Moves lines onwards that are to be made, or are made; all others are left alone. The caller has locked the account. @returns those that it moved */
export async function advanceLines({
  sql,
  ctx,
  account,
  lineIds,
  state,
}: Work & { lineIds: readonly number[]; state: 'preparation' | 'served' }): Promise<number[]> {
  const moved = await sql<{ id: number }>(
    `update purchase_lines set state = $4 where instance_id = $1 and purchase_id = $2 and id = any ($3::bigint[])
       and state = any ($5) and not ${IS_FOR_LATER} returning id`,
    [
      ...[ctx.instance.id, account.id, lineIds, state],
      state === 'served' ? ['sent', 'preparation'] : ['sent'],
    ],
  );
  return moved.map(({ id }) => id);
}

/** Whether a line is to be made or is made now; what waits to be called is neither. */
export async function hasDueLines({ sql, ctx, account }: Work): Promise<boolean> {
  const due = await sql(
    `select 1 from purchase_lines where instance_id = $1 and purchase_id = $2 and state in ('sent', 'preparation')
       and not ${IS_FOR_LATER} limit 1`,
    [ctx.instance.id, account.id],
  );
  return due.length > 0;
}

import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

type Work = { sql: Sql; ctx: Context; account: { id: number } };

/**
 * Takes lines of drafts to the account as this round, sent to the kitchen (rule table/rounds). The caller has locked all of them.
 * @param lines each with the profile whose line it is; null: the whole table's
 */
export async function sendLines({
  sql,
  ctx,
  account,
  round,
  lines,
}: Work & { round: number; lines: readonly { id: number; memberId: number | null }[] }): Promise<void> {
  await sql(
    `update purchase_lines l set purchase_id = $2, round = $3, state = 'sent', member_id = coming.member_id
     from unnest($4::bigint[], $5::bigint[]) as coming (id, member_id) where l.instance_id = $1 and l.id = coming.id`,
    [ctx.instance.id, account.id, round, lines.map(({ id }) => id), lines.map(({ memberId }) => memberId)],
  );
}

/** Takes sent lines off the bill of an account (rule table/rounds). @param reason its members read it @returns those that were on it */
export async function voidLines({
  sql,
  ctx,
  account,
  lineIds,
  reason,
}: Work & { lineIds: readonly (number | string)[]; reason: string }): Promise<number[]> {
  const voided = await sql<{ id: number }>(
    `update purchase_lines set state = 'void', void_reason = $4 where instance_id = $1 and purchase_id = $2
       and id = any ($3::bigint[]) and round is not null and state <> 'void' returning id`,
    [ctx.instance.id, account.id, lineIds, reason],
  );
  return voided.map(({ id }) => id);
}

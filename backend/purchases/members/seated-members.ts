import type { Changed, TenantSql } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { countChanges } from '../count-change';

/** Locks the open accounts of the diner, also of other tables. Before any visit is written (docs/decisions/0205). */
export async function lockOwnAccounts({ sql, ctx }: TenantSql): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    `select c.id from purchases c join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id
     where c.instance_id = $1 and m.profile_id = $2 and m.number is not null and m.left_at is null
       and c.is_account and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)} order by c.id for update of c`,
    [ctx.instance.id, getDinerId(ctx)],
  );
  return rows.map(({ id }) => id);
}

/** Accounts of the diner that the caller has locked; a diner who was taken off meanwhile stays off. */
const MINE = `m.profile_id = $2 and m.purchase_id = any ($3::bigint[]) and m.left_at is null
  and c.instance_id = $1 and c.id = m.purchase_id`;

/**
 * A diner who sits down at a table leaves every other, and is back at their own where there is a place (rule table/joining).
 * @param accountIds locked @returns the accounts whose members have changed
 */
export async function changeSeats({
  sql,
  ctx,
  accountIds,
  seatId,
}: TenantSql & { accountIds: readonly number[]; seatId: number }): Promise<Changed[]> {
  if (accountIds.length === 0) return [];
  const own = [ctx.instance.id, getDinerId(ctx), accountIds, seatId];
  const gone = await sql<{ id: number }>(
    `update purchase_members m set gone_at = $5 from purchases c
     where m.instance_id = $1 and ${MINE} and c.table_id <> $4 and m.gone_at is null returning c.id`,
    [...own, ctx.now],
  );
  const back = await sql<{ id: number }>(
    `update purchase_members m set gone_at = null from purchases c
     where m.instance_id = $1 and ${MINE} and c.table_id = $4 and m.gone_at is not null
       and (select count(*) from purchase_members o where o.instance_id = $1 and o.purchase_id = c.id
         and o.number is not null and o.left_at is null and o.gone_at is null) < ${MOST_MEMBERS} returning c.id`,
    own,
  );
  return countChanges({ sql, ctx, purchaseIds: [...gone, ...back].map(({ id }) => id) });
}

/**
 * An account has moved to this table: members who had gone there already are back, by their numbers (rule table/joining).
 * @param places how many it has left
 */
export async function meetAtSeat({
  sql,
  ctx,
  account,
  seatId,
  places,
}: TenantSql & { account: { id: number }; seatId: number; places: number }): Promise<void> {
  await sql(
    `update purchase_members set gone_at = null where instance_id = $1 and purchase_id = $2 and profile_id in (
       select m.profile_id from purchase_members m join table_visits v on v.instance_id = m.instance_id
         and v.profile_id = m.profile_id and v.table_id = $3 and v.expires_at > $4
       where m.instance_id = $1 and m.purchase_id = $2 and m.number is not null and m.left_at is null
         and m.gone_at is not null
       order by m.number limit $5)`,
    [ctx.instance.id, account.id, seatId, ctx.now, Math.max(0, places)],
  );
}

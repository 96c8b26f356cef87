import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { GROUP_OWNER } from '@/lib/domain/cart/group';
import type { PurchaseRow } from '../purchase-row';

export type GroupMemberRow = {
  purchase_id: number;
  profile_id: number;
  number: number;
  name: string;
  is_done: boolean;
};

/** The members of each group, by number; sends no statement where there is no group (rule cart/group). */
export async function listGroupMembers({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly Pick<PurchaseRow, 'id' | 'group_until'>[];
}): Promise<GroupMemberRow[]> {
  const ids = purchases.flatMap(({ id, group_until }) => (group_until === null ? [] : [id]));
  if (ids.length === 0) return [];
  return sql<GroupMemberRow>(
    `select purchase_id, profile_id, number, coalesce(name, '') as name, is_done from purchase_members
     where instance_id = $1 and purchase_id = any ($2::bigint[]) and number is not null and left_at is null
     order by number`,
    [ctx.instance.id, ids],
  );
}

type Work = { sql: Sql; ctx: Context; purchaseId: number };

/** The caller's number and name from now on: the owner, who opens the group. */
export async function nameGroupOwner({ sql, ctx, purchaseId, name }: Work & { name: string }): Promise<void> {
  await sql(
    `update purchase_members set number = $4, name = $5
     where instance_id = $1 and purchase_id = $2 and profile_id = $3`,
    [ctx.instance.id, purchaseId, getDinerId(ctx), GROUP_OWNER, name],
  );
}

/** The caller joins a group that is held by them; a guest who left comes back under their number. */
export async function addGroupGuest({ sql, ctx, purchaseId, name }: Work & { name: string }): Promise<void> {
  await sql(
    `insert into purchase_members as m (instance_id, purchase_id, profile_id, role, joined_at, number, name)
     select $1, $2, $3, 'guest', $4, max(number) + 1, $5 from purchase_members
     where instance_id = $1 and purchase_id = $2
     on conflict (instance_id, purchase_id, profile_id) do update
       set number = coalesce(m.number, excluded.number), name = excluded.name, left_at = null, is_done = false`,
    [ctx.instance.id, purchaseId, getDinerId(ctx), ctx.now, name],
  );
}

/** Whether the caller has chosen all that they want (rule cart/group). */
export async function setGroupMemberDone({
  sql,
  ctx,
  purchaseId,
  isDone,
}: Work & { isDone: boolean }): Promise<void> {
  await sql(
    'update purchase_members set is_done = $4 where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, purchaseId, getDinerId(ctx), isDone],
  );
}

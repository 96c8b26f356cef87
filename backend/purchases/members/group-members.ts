import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '../purchase-row';

export type GroupMemberRow = {
  purchase_id: number;
  profile_id: number;
  number: number;
  name: string;
  is_done: boolean;
};

/** Who is in each group, by number; asks nothing where there is none (rule cart/group). */
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

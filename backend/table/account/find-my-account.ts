import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { IS_VISIT, VISIT_TABLES } from '../find-visit';

/** The open one of the table where the diner sits as a member; by itself, in one statement. */
export async function findMyAccountId(ctx: Context): Promise<number | null> {
  const [row] = await ctx.db.statement<{ id: number }>(
    ctx.instance.id,
    `select c.id from ${VISIT_TABLES}
       join purchases c on c.instance_id = t.instance_id and c.table_id = t.id and c.is_account
         and c.status not in ('closed_account', 'finished', 'cancelled')
       join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id and m.profile_id = v.profile_id
     where ${IS_VISIT} and t.kind = 'table' and m.number is not null and m.left_at is null`,
    [ctx.instance.id, getDinerId(ctx), ctx.now],
  );
  return row?.id ?? null;
}

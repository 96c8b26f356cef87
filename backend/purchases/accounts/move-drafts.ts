import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Takes the carts of an account's members from one table to another; their members need not read them anew. */
export async function moveDrafts({
  sql,
  ctx,
  account,
  from,
  to,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
  from: number;
  to: number;
}): Promise<void> {
  await sql(
    `update purchases c set table_id = $4 from (select id from purchases where instance_id = $1 and table_id = $3
         and status = 'cart' and profile_id in (select m.profile_id from purchase_members m where m.instance_id = $1
           and m.purchase_id = $2 and m.number is not null and m.left_at is null) order by id for update) own
     where c.instance_id = $1 and c.id = own.id`,
    [ctx.instance.id, account.id, from, to],
  );
}

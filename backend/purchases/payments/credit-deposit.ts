import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Takes what is kept of a deposit's payments to the account of a table, with gateway and reference: what is not used goes
 * back by that way (rule booking/deposit). The caller has locked both purchases. @param from the deposit's purchase
 */
export async function creditDeposit({
  sql,
  ctx,
  account,
  from,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
  from: number;
}): Promise<void> {
  await sql(
    `update payments p set purchase_id = $3, attempt = coming.attempt, is_deposit = true from (
       select id, (select coalesce(max(attempt), 0) from payments where instance_id = $1 and purchase_id = $3)
           + row_number() over (order by id) as attempt
         from payments where instance_id = $1 and purchase_id = $2 and status = 'success'
           and refunds_minor < amount_minor) coming
     where p.instance_id = $1 and p.id = coming.id`,
    [ctx.instance.id, from, account.id],
  );
}

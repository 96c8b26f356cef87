import type { AccountWork } from './change-account';

/** The members of an account sit at another table; a visit that a renewed code has ended stays ended (rule table/code). */
export async function moveVisits({
  sql,
  ctx,
  account,
  seatId,
}: AccountWork & { seatId: number }): Promise<void> {
  await sql(
    `update table_visits v set table_id = t.id, code = t.code from tables t, tables old
     where v.instance_id = $1 and v.table_id = $3 and old.instance_id = $1 and old.id = $3 and v.code = old.code
       and t.instance_id = $1 and t.id = $4 and v.profile_id in (select m.profile_id from purchase_members m
         where m.instance_id = $1 and m.purchase_id = $2 and m.number is not null and m.left_at is null)`,
    [ctx.instance.id, account.id, account.seat.id, seatId],
  );
}

import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from './purchase-row';

/**
 * Gives a purchase the next number of the day and a code; one that has them of the same day keeps them. The stalls of a court
 * count together, at the first of them, also after numbers that each counted before. Holds that counter until the
 * transaction ends (rule table/pick-up). @param day by the branch's clock
 */
export async function writePickUpNumber({
  sql,
  ctx,
  purchaseId,
  supplier,
  day,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  supplier: { id: number; court: string | null };
  day: string;
}): Promise<Pick<PurchaseRow, 'turn' | 'pick_up_code'>> {
  const [turn] = await sql<Pick<PurchaseRow, 'turn' | 'pick_up_code'>>(
    `with kept as (
       select 1 from purchases where instance_id = $1 and id = $2 and turn_day = $4),
     counters as (
       select id from suppliers where instance_id = $1 and (id = $3 or court = $5)),
     given as (
       select coalesce(max(p.turn), 0) as last from purchases p join counters on counters.id = p.supplier_id
       where p.instance_id = $1 and p.turn_day = $4::date and p.turn is not null and p.court_order_id is null),
     next as (
       insert into turns (instance_id, supplier_id, day, last)
       select $1, (select min(id) from counters), $4::date, given.last + 1 from given where not exists (select from kept)
       on conflict (instance_id, supplier_id, day) do update set last = greatest(turns.last + 1, excluded.last)
       returning last)
     update purchases set turn_day = $4, turn = coalesce((select last from next), turn),
       pick_up_code = case when exists (select from kept) then pick_up_code else new_pick_up_code() end
     where instance_id = $1 and id = $2 returning turn, pick_up_code`,
    [ctx.instance.id, purchaseId, supplier.id, day, supplier.court],
  );
  if (!turn) throw new Error('an order got no pick-up number');
  return turn;
}

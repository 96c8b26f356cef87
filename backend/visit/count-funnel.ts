import type { Sql } from '@/backend/platform/database/database';
import { FUNNEL_STEPS, type Reached } from '@/lib/domain/visit/funnel';

/** Brought to the kitchen or paid; a stall's part is the order's. */
const IS_PAID = `c.status not in ('cart', 'cancelled') and c.service <> 'book' and c.court_order_id is null
  and case when c.is_account
    then exists (select 1 from payments p where p.instance_id = c.instance_id and p.purchase_id = c.id and p.status = 'success')
    else c.released_at is not null end`;

const REACHED = `select session_id, max(array_position($4::text[], step)) as rank from trackings
    where instance_id = $1 and created_at >= $2 and created_at < $3 and step is not null and session_id is not null group by 1
  union all select a.session_id, cardinality($4::text[]) from purchases c
    join acquisitions a on a.instance_id = c.instance_id and a.id = c.acquisition_id
    where c.instance_id = $1 and c.placed_at >= $2 and c.placed_at < $3 and ${IS_PAID}`;

type Range = { sql: Sql; instanceId: number; from: Date; end: Date };

/** How many visits of each source came how far, from `from` until before `end` (rule visit/numbers). */
export function countReached({ sql, instanceId, from, end }: Range): Promise<Reached[]> {
  return sql<Reached>(
    `select coalesce(a.source, 'unknown') as source, coalesce(a.medium, '') as medium, coalesce(a.campaign, '') as campaign,
       coalesce(($4::text[])[f.rank], 'visit') as step, count(*)::int as visits
     from (select session_id, max(rank) as rank from (${REACHED}) reached group by 1) f
     left join acquisitions a on a.instance_id = $1 and a.session_id = f.session_id
     group by 1, 2, 3, 4`,
    [instanceId, from, end, FUNNEL_STEPS],
  );
}

/** Orders of the same days, and how many of them belong to no visit that is known. */
export async function countOrders({
  sql,
  instanceId,
  from,
  end,
}: Range): Promise<{ all: number; unmatched: number }> {
  const [counted] = await sql<{ all: number; unmatched: number }>(
    `select count(*)::int as all, count(*) filter (where c.acquisition_id is null)::int as unmatched from purchases c
     where c.instance_id = $1 and c.placed_at >= $2 and c.placed_at < $3 and ${IS_PAID}`,
    [instanceId, from, end],
  );
  return counted ?? { all: 0, unmatched: 0 };
}

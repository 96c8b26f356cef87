import { majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import type { StaffOrderNews } from '@/lib/contract/staff/news';
import type { StaffNews } from '@/lib/domain/orders/staff-news';

/** SQL that holds for an event `e` of a purchase `c` that no staff at the branch made and that still matters (rule staff/news). */
const IS_NEWS = `(e.kind = 'unproved' and c.status in ('delivered', 'finished') or e.kind = 'line_cancelled' or (e.kind = 'tip' or e.kind = 'status' and e.value = 'cancelled'
    or e.kind = 'status' and e.value = 'accepted' and e.actor = 'branch' and c.status = 'accepted'
    or e.kind = 'help' and case when e.kind = 'help' then exists (select 1 from help_requests h
      where h.instance_id = e.instance_id and h.id = e.value::bigint and h.answer is null and h.settled_at is null) end
    or e.kind = 'unaccepted' and case when c.is_account
      then exists (select 1 from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id
        and l.round::text = e.value and l.state = 'sent' and not l.later)
      else c.status = 'in_progress' end)
  and e.actor <> 'operator' and e.actor not like 'staff:%')`;

type Row = Pick<StaffOrderNews, 'id' | 'reason' | 'words'> & {
  purchase_id: number;
  kind: StaffNews;
  created_at: Date;
  tip_minor: number | null;
};

/** The news that nobody has read yet, the oldest first. */
export async function readStaffNews({
  sql,
  ctx,
  ids,
}: TenantSql & { ids: readonly number[] }): Promise<Map<number, StaffOrderNews[]>> {
  const rows = await sql<Row>(
    `select e.id, c.id as purchase_id, e.created_at,
       case when e.kind <> 'status' then e.kind when e.value = 'accepted' then 'auto_accepted' else e.value end as kind,
       case when e.kind = 'unproved' then e.value when e.value = 'cancelled' then c.details ->> 'cancelReason' else h.reason end as reason,
       case e.kind when 'unproved' then d.words else h.words end as words,
       case when e.kind = 'tip' then e.value::bigint end as tip_minor
     from purchases c join purchase_events e on e.instance_id = c.instance_id and e.purchase_id = c.id
       and e.id >= c.unread_event_id and ${IS_NEWS}
     left join help_requests h on h.instance_id = e.instance_id and e.kind = 'help'
       and h.id = case when e.kind = 'help' then e.value::bigint end
     left join delivery_codes d on d.instance_id = e.instance_id and d.purchase_id = c.id and e.kind = 'unproved'
     where c.instance_id = $1 and c.id = any ($2::bigint[]) and c.unread_event_id is not null order by e.id`,
    [ctx.instance.id, ids],
  );
  const major = majorOf(ctx.instance.currency);
  const news = new Map<number, StaffOrderNews[]>();
  for (const { purchase_id: id, created_at: at, tip_minor: tip, ...row } of rows)
    news.set(id, [
      ...(news.get(id) ?? []),
      { ...row, at: at.toISOString(), tip: tip === null ? null : major(tip) },
    ]);
  return news;
}

/**
 * Marks the news up to `through` as read. With 0, only news that no longer matter leave. The caller has locked the purchase, by a statement before this one: news that were
 * written meanwhile are seen.
 */
export async function markNewsRead({
  sql,
  ctx,
  id,
  through,
}: TenantSql & { id: number; through: number }): Promise<void> {
  await sql(
    `update purchases c set news_read_at = $4, unread_event_id = (select min(e.id) from purchase_events e
         where e.instance_id = c.instance_id and e.purchase_id = c.id and e.id >= c.unread_event_id and e.id > $3 and ${IS_NEWS})
     where c.instance_id = $1 and c.id = $2 and c.unread_event_id is not null`,
    [ctx.instance.id, id, through, ctx.now],
  );
}

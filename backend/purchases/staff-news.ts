import { doerOfName } from '@/backend/actor-name';
import { majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import type { StaffOrderNews } from '@/lib/contract/staff/news';
import { REJECTED_HOURS, type StaffNews, UNWATCHED } from '@/lib/domain/orders/staff-news';

/**
 * SQL: the kitchen had begun with a purchase when it was cancelled: it had accepted it, or has struck a line without saying so. @param before SQL of the id of that event; none: it is being written
 */
export const wasBegun = ({
  instance,
  purchase,
  before = null,
}: {
  instance: string;
  purchase: string;
  before?: string | null;
}): string =>
  `(coalesce((select b.value from purchase_events b where b.instance_id = ${instance} and b.purchase_id = ${purchase} and b.kind = 'status'
     ${before === null ? '' : `and b.id < ${before}`} order by b.id desc limit 1), 'cart') not in ('cart', 'in_progress')
   or exists (select 1 from purchase_lines l join line_strikes m on m.instance_id = l.instance_id and m.line_id = l.id
     where l.instance_id = ${instance} and l.purchase_id = ${purchase}))`;

const IS_BY_STAFF = `(e.actor = 'operator' or e.actor like 'staff:%')`;

/** SQL that holds for an event `e` of a purchase `c` that staff have to read and that still matters (rule staff/news). @param now SQL */
const isNews = (
  now: string,
): string => `(e.kind = 'unproved' and c.status in ('delivered', 'finished') or e.kind = 'line_cancelled' or (e.kind = 'tip' or e.kind = 'status' and e.value = 'cancelled'
    or e.kind = 'status' and e.value = 'accepted' and e.actor = 'branch' and c.status = 'accepted'
    or e.kind = 'help' and case when e.kind = 'help' then exists (select 1 from help_requests h
      where h.instance_id = e.instance_id and h.id = e.value::bigint and h.answer is null and h.settled_at is null) end
    or e.kind = 'unaccepted' and case when c.is_account
      then exists (select 1 from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id
        and l.round::text = e.value and l.state = 'sent' and not l.later)
      else c.status = 'in_progress' end)
  and not ${IS_BY_STAFF} or e.kind = 'status' and e.value = 'cancelled' and ${IS_BY_STAFF}
    and e.created_at > ${now}::timestamptz - interval '${REJECTED_HOURS} hours'
    and ${wasBegun({ instance: 'e.instance_id', purchase: 'e.purchase_id', before: 'e.id' })})`;

/** SQL: a purchase `c` has news that still matter. @param now SQL */
export const hasNews = (now: string): string =>
  `exists (select 1 from purchase_events e where e.instance_id = c.instance_id and e.purchase_id = c.id
     and e.id >= c.unread_event_id and ${isNews(now)})`;

type Row = Pick<StaffOrderNews, 'id' | 'reason' | 'words'> & {
  purchase_id: number;
  kind: StaffNews;
  created_at: Date;
  tip_minor: number | null;
  actor: string | null;
};

/** The news that nobody has read yet, the oldest first. */
export async function readStaffNews({
  sql,
  ctx,
  ids,
}: TenantSql & { ids: readonly number[] }): Promise<Map<number, StaffOrderNews[]>> {
  const rows = await sql<Row>(
    `select e.id, c.id as purchase_id, e.created_at,
       case when e.kind = 'unaccepted' and e.value = '${UNWATCHED}' then 'unwatched' when e.kind <> 'status' then e.kind when e.value = 'accepted' then 'auto_accepted'
         when ${IS_BY_STAFF} then 'rejected' else e.value end as kind,
       case when e.value = 'cancelled' and ${IS_BY_STAFF} then e.actor end as actor,
       case when e.kind = 'unproved' then e.value when e.value = 'cancelled' then case when not ${IS_BY_STAFF} then c.details ->> 'cancelReason' end else h.reason end as reason,
       case e.kind when 'unproved' then d.words when 'status' then case when e.value = 'cancelled' and ${IS_BY_STAFF} then c.details ->> 'staffWords' end
         else h.words end as words,
       case when e.kind = 'tip' then e.value::bigint end as tip_minor
     from purchases c join purchase_events e on e.instance_id = c.instance_id and e.purchase_id = c.id
       and e.id >= c.unread_event_id and ${isNews('$3')}
     left join help_requests h on h.instance_id = e.instance_id and e.kind = 'help'
       and h.id = case when e.kind = 'help' then e.value::bigint end
     left join delivery_codes d on d.instance_id = e.instance_id and d.purchase_id = c.id and e.kind = 'unproved'
     where c.instance_id = $1 and c.id = any ($2::bigint[]) and c.unread_event_id is not null order by e.id`,
    [ctx.instance.id, ids, ctx.now],
  );
  const major = majorOf(ctx.instance.currency);
  const news = new Map<number, StaffOrderNews[]>();
  for (const { purchase_id: id, created_at: at, tip_minor: tip, actor, ...row } of rows)
    news.set(id, [
      ...(news.get(id) ?? []),
      {
        ...row,
        at: at.toISOString(),
        tip: tip === null ? null : major(tip),
        ...(actor === null ? {} : { by: doerOfName(actor) }),
      },
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
         where e.instance_id = c.instance_id and e.purchase_id = c.id and e.id >= c.unread_event_id and e.id > $3 and ${isNews('$4')})
     where c.instance_id = $1 and c.id = $2 and c.unread_event_id is not null`,
    [ctx.instance.id, id, through, ctx.now],
  );
}

import type { Context } from '@/backend/context';
import { EVER } from '@/backend/platform/database/ever';
import { SAID_AT_ONCE, type StaffRatings } from '@/lib/contract/staff/rating-calls';
import { listedBranches } from './branches/own-branches';
import { shownAuthor } from './shown-contact';

const DAYS = 30;

/**
 * SQL: ratings of tenant $1, of all its branches or of branches $2. @param part what each of the three kinds keeps, a condition of
 * `r.created_at` or an order with an end: so each is read by its index
 */
const said = (
  part: string,
) => `(select 'order' as of, r.purchase_id as id, c.number, c.supplier_id, r.score, r.menu_score, r.comment, r.contact, r.created_at,
      case when p.erased_at is null then r.id end as rating_id
    from order_ratings r join purchases c on c.instance_id = r.instance_id and c.id = r.purchase_id
      left join profiles p on p.instance_id = r.instance_id and p.id = r.profile_id
    where r.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2)) and ${part})
  union all (select 'booking', r.booking_id, null, b.supplier_id, r.score, null, r.comment, null, r.created_at, null
    from booking_ratings r join bookings b on b.instance_id = r.instance_id and b.id = r.booking_id
    where r.instance_id = $1 and ($2::bigint[] is null or b.supplier_id = any ($2)) and ${part})
  union all (select 'visit', null, null, r.supplier_id, r.score, r.menu_score, r.comment, r.contact, r.created_at, null
    from visit_ratings r where r.instance_id = $1 and ($2::bigint[] is null or r.supplier_id = any ($2)) and ${part})`;

const LAST = `order by created_at desc fetch first ${SAID_AT_ONCE} rows with ties`;

type Row = Omit<StaffRatings['ratings'][number], 'at' | 'answer'> & {
  created_at: Date;
  answer_words: string | null;
  answered_at: Date | null;
};

/** `GET /staff/ratings.json` (rule staff/ratings, rule staff/people). */
export function listRatings({
  ctx,
  input: { supplierId, before },
}: {
  ctx: Context;
  input: { supplierId: string | undefined; before: string | undefined };
}): Promise<StaffRatings> {
  const own = [ctx.instance.id, listedBranches({ ctx, supplierId })];
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branches = await sql<StaffRatings['branches'][number]>(
      `select said.supplier_id, coalesce(s.settings ->> 'name', '') as name, count(*)::int as count,
         round(avg(said.score), 1)::float8 as average, round(avg(said.menu_score), 1)::float8 as menu_average
       from (${said(`r.created_at > $3::timestamptz - interval '${DAYS} days'`)}) said
         join suppliers s on s.instance_id = $1 and s.id = said.supplier_id
       group by 1, 2 order by 1`,
      [...own, ctx.now],
    );
    const rows = await sql<Row>(
      `select said.*, a.answer as answer_words, a.answered_at
       from (select * from (${said(`r.created_at < $3::timestamptz order by r.created_at desc
         fetch first ${SAID_AT_ONCE} rows with ties`)}) each_kind ${LAST}) said
       left join lateral (select h.answer, h.answered_at from order_ratings r
         join help_requests h on h.instance_id = r.instance_id and h.purchase_id = r.purchase_id and h.profile_id = r.profile_id
         where r.instance_id = $1 and r.id = said.rating_id and h.answered_at >= r.created_at
         order by h.answered_at, h.id limit 1) a on true
       order by said.created_at desc`,
      [...own, before ?? EVER.to],
    );
    return {
      branches,
      ratings: rows.map(({ created_at, contact, answer_words: words, answered_at: answeredAt, ...said }) => ({
        ...said,
        answer: words !== null && answeredAt !== null ? { words, at: answeredAt.toISOString() } : null,
        contact: shownAuthor(ctx, contact),
        at: created_at.toISOString(),
      })),
    };
  });
}

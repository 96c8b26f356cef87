import type { Context } from '@/backend/context';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { listedBranches } from './branches/own-branches';
import { shownAuthor } from './shown-contact';

/** And those of the same instant as the last. */
const LIMIT = 200;
const DAYS = 30;

/** SQL: ratings of tenant $1, of all its branches or of branches $2. */
const SAID = `select 'order' as of, r.purchase_id as id, c.number, c.supplier_id, r.score, r.menu_score, r.comment, r.contact, r.created_at
    from order_ratings r join purchases c on c.instance_id = r.instance_id and c.id = r.purchase_id
    where r.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2))
  union all select 'booking', r.booking_id, null, b.supplier_id, r.score, null, r.comment, null, r.created_at
    from booking_ratings r join bookings b on b.instance_id = r.instance_id and b.id = r.booking_id
    where r.instance_id = $1 and ($2::bigint[] is null or b.supplier_id = any ($2))
  union all select 'visit', null, null, r.supplier_id, r.score, r.menu_score, r.comment, r.contact, r.created_at
    from visit_ratings r where r.instance_id = $1 and ($2::bigint[] is null or r.supplier_id = any ($2))`;

type Row = Omit<StaffRatings['ratings'][number], 'at'> & { created_at: Date };

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
       from (${SAID}) said join suppliers s on s.instance_id = $1 and s.id = said.supplier_id
       where said.created_at > $3::timestamptz - interval '${DAYS} days' group by 1, 2 order by 1`,
      [...own, ctx.now],
    );
    const rows = await sql<Row>(
      `select * from (${SAID}) said where $3::timestamptz is null or created_at < $3
       order by created_at desc fetch first ${LIMIT} rows with ties`,
      [...own, before ?? null],
    );
    return {
      branches,
      ratings: rows.map(({ created_at, contact, ...said }) => ({
        ...said,
        contact: shownAuthor(ctx, contact),
        at: created_at.toISOString(),
      })),
    };
  });
}

import type { Database } from '@/backend/platform/database/database';
import { COUNT_DAYS, DETAIL_DAYS, daysBefore } from '@/lib/domain/visit/retention';

/** Tenants of one turn, and rows of each: who has many waits for nobody and holds nobody up. */
const TENANTS = 20;
const ROWS = 200;

/** SQL: the oldest rows before $2 of each tenant of $1. @param what of a table, with its condition */
const oldest = (what: string): string =>
  `select old.instance_id, old.id from unnest($1::bigint[]) as tenant (id) cross join lateral (
     select instance_id, id from ${what} and instance_id = tenant.id and created_at < $2 order by created_at limit ${ROWS}) old`;
/** The same of tables whose ids grow with time: the first ids are looked at, and no others where these are too young. */
const first = (table: string): string =>
  `select old.instance_id, old.id from unnest($1::bigint[]) as tenant (id) cross join lateral (
     select instance_id, id, created_at from ${table} where instance_id = tenant.id order by id limit ${ROWS}) old
   where old.created_at < $2`;

/** After ninety days: who, what, from where and with what; the numbers of visits need none of it. */
const DETAILS = [
  `delete from trackings where step is null and (instance_id, id) in (${oldest("trackings where details <> '{}'")})`,
  `update trackings set details = '{}' where step is not null and (instance_id, id) in (${oldest("trackings where details <> '{}'")})`,
  `update acquisitions set details = '{}' where (instance_id, id) in (${oldest("acquisitions where details <> '{}'")})`,
  `update sessions set details = '{}', profile_id = null where (instance_id, id) in (${oldest("sessions where details <> '{}'")})`,
  `delete from performance_metrics where (instance_id, id) in (${oldest('performance_metrics where true')})`,
];
/** After thirteen months. A session that something younger belongs to stays as long as that. */
const ROWS_THEMSELVES = [
  `delete from trackings where (instance_id, id) in (${first('trackings')})`,
  `delete from acquisitions where (instance_id, id) in (${first('acquisitions')})`,
  `delete from cookie_consents where (instance_id, id) in (${oldest('cookie_consents where true')})`,
  `delete from coupon_persons where (instance_id, purchase_id, kind) in (
     select old.* from unnest($1::bigint[]) as tenant (id) cross join lateral (
       select instance_id, purchase_id, kind from coupon_persons
       where instance_id = tenant.id and created_at < $2 order by created_at limit ${ROWS}) old)`,
  `delete from sessions s where (instance_id, id) in (${oldest('sessions where true')})
     and not exists (select 1 from trackings t where t.instance_id = s.instance_id and t.session_id = s.id)
     and not exists (select 1 from acquisitions a where a.instance_id = s.instance_id and a.session_id = s.id)
     and not exists (select 1 from performance_metrics m where m.instance_id = s.instance_id and m.session_id = s.id)
     and not exists (select 1 from cookie_consents c where c.instance_id = s.instance_id and c.session_id = s.id)`,
];

/** Deletes old visits of the next tenants (rule visit/retention). @returns the last of them, 0 at the end of the list, and how many rows */
export async function forgetVisits({
  db,
  now,
  after,
}: {
  db: Database;
  now: Date;
  after: number;
}): Promise<{ last: number; forgotten: number }> {
  const tenants = await db.system((sql) =>
    sql<{ id: number }>(`select id from instances where id > $1 order by id limit ${TENANTS}`, [after]),
  );
  const ids = tenants.map(({ id }) => id);
  let forgotten = 0;
  for (const [statements, days] of [
    [DETAILS, DETAIL_DAYS],
    [ROWS_THEMSELVES, COUNT_DAYS],
  ] as const) {
    const before = daysBefore({ now, days });
    // Each by itself: none is held longer than one statement.
    for (const statement of statements) {
      const rows = await db.system((sql) => sql(`${statement} returning 1`, [ids, before]));
      forgotten += rows.length;
    }
  }
  return { last: ids.length < TENANTS ? 0 : (ids.at(-1) ?? 0), forgotten };
}

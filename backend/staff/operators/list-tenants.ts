import type { Database } from '@/backend/platform/database/database';
import type { TenantLine, TenantList, TenantSort } from '@/lib/contract/staff/operators/operator-calls';
import { FAILING_TRIES } from '@/lib/domain/staff/alarms';

const PAGE = 50;
const DAY_MS = 86_400_000;

/** SQL: the orders of a tenant `i` since a moment; an index has them by hour. */
export const ordersSince = (moment: string): string =>
  `(select count(*)::int from purchases p
    where p.instance_id = i.id and p.placed_at is not null and p.placed_at > ${moment})`;
export const LAST_ORDER =
  '(select max(p.placed_at) from purchases p where p.instance_id = i.id and p.placed_at is not null)';

const count = (from: string) => `(select count(*)::int from ${from} x where x.instance_id = i.id`;
/**
 * SQL: what waits at a tenant `i` of that which partial indexes have, so that a thousand are counted at once: charges that do not
 * match, money that is owed back, and messages that do not go out.
 */
const WAITING = `${count('payments')} and x.misfit is not null and not x.misfit ? 'settledAt')
  + ${count('refunds')} and x.state <> 'given')
  + ${count('order_notices')} and x.send_at is not null and x.send_tries >= ${FAILING_TRIES})
  + ${count('booking_notices')} and x.send_at is not null and x.send_tries >= ${FAILING_TRIES})`;

const SORTED: Record<TenantSort, string> = {
  name: 'lower(name)',
  last_order: 'last_order_at desc nulls last, lower(name)',
  orders: 'orders_30 desc, lower(name)',
  waiting: 'waiting desc, lower(name)',
};
/** A sort needs this of every tenant that is found; the rest is read of one page. */
const KEYS: Record<TenantSort, string> = {
  name: '',
  last_order: `, ${LAST_ORDER} as last_order_at`,
  orders: `, ${ordersSince('$4::timestamptz')} as orders_30`,
  waiting: `, ${WAITING} as waiting`,
};

/** Null where the page is empty: the sums stand in every row. */
type Row = Omit<TenantLine, 'last_order_at' | 'slug' | 'name' | 'status' | 'country'> & {
  slug: string | null;
  name: string | null;
  status: TenantLine['status'] | null;
  country: TenantLine['country'] | null;
  last_order_at: Date | null;
  total: number;
  found: number;
  all_locked: number;
};

function toLine({ slug, name, status, country, last_order_at: at, ...row }: Row): TenantLine[] {
  if (slug === null || name === null || status === null || country === null) return [];
  const { domains, orders_7, orders_30, waiting, owners } = row;
  const last = { last_order_at: at?.toISOString() ?? null };
  return [{ slug, name, status, country, domains, ...last, orders_7, orders_30, waiting, owners }];
}
export type TenantsAsked = {
  search?: string | undefined;
  status?: 'active' | 'locked' | undefined;
  sort?: TenantSort | undefined;
  page?: string | undefined;
};

/** One statement, whatever the installation holds. */
export const tenantsStatement = (sort: TenantSort): string =>
  `with found as (
     select i.id, i.slug, i.name, i.status, i.country${KEYS[sort]} from instances i
     where ($1::text is null or i.status = $1)
       and ($2::text is null or strpos(lower(i.name), $2) > 0 or strpos(i.slug, $2) > 0
         or exists (select 1 from instance_domains d where d.instance_id = i.id and strpos(d.host, $2) > 0))),
   page as (
     select *, row_number() over (order by ${SORTED[sort]}, id) as place from found
     order by place limit ${PAGE} offset ($5::int - 1) * ${PAGE})
   select t.total, t.all_locked, (select count(*)::int from found) as found, i.slug, i.name, i.status, i.country,
     array(select host from instance_domains d where d.instance_id = i.id order by position, host) as domains,
     ${LAST_ORDER} as last_order_at, ${ordersSince('$3::timestamptz')} as orders_7,
     ${ordersSince('$4::timestamptz')} as orders_30, ${WAITING} as waiting,
     (select count(*)::int from staff_roles r where r.instance_id = i.id and r.role = 'owner') as owners
   from (select count(*)::int as total, (count(*) filter (where status = 'locked'))::int as all_locked from instances) t
   left join page i on true order by i.place`;

/** `GET /installation/tenants.json` (rule staff/operators). */
export async function listTenants({
  db,
  now,
  baseDomain,
  input: { search = '', status, sort = 'name', page = '1' },
}: {
  db: Database;
  now: Date;
  baseDomain: string | null;
  input: TenantsAsked;
}): Promise<TenantList> {
  const word = search.trim().toLowerCase();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db.lookUp<Row>(tenantsStatement(sort), [
    ...[status ?? null, word === '' ? null : word, ago(7), ago(30), Number(page)],
  ]);
  const { total = 0, found = 0, all_locked: locked = 0 } = rows[0] ?? {};
  const next = Number(page) * PAGE < found ? Number(page) + 1 : null;
  return { total, base_domain: baseDomain, found, locked, tenants: rows.flatMap(toLine), next };
}

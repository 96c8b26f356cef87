import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { listAlarms } from '@/backend/staff/day/alarms/list-alarms';
import type { FoundSession } from '@/backend/staff/people/sessions';
import type { OperatorTenant } from '@/lib/contract/staff/operators/operator-calls';
import { LAST_ORDER, ordersSince } from './list-tenants';
import { findLook } from './looks';

const DAY_MS = 86_400_000;
const CHANGES = 5;

const living = (table: string) =>
  `(select count(*)::int from ${table} r where r.instance_id = i.id and r.removed_at is null)`;
const all = (table: string, more = '') =>
  `(select count(*)::int from ${table} r where r.instance_id = i.id ${more})`;

const USAGE = `json_build_object(
  'products', ${living('products')},
  'orders', ${all('purchases', 'and r.placed_at is not null')},
  'orders_7', ${ordersSince('$2::timestamptz')}, 'orders_30', ${ordersSince('$3::timestamptz')},
  'visits_30', ${all('sessions', 'and r.created_at > $3::timestamptz')},
  'diners', ${all('profiles')},
  'picture_bytes', (select coalesce(sum(length(bytes)), 0) from pictures r where r.instance_id = i.id),
  'people', ${all('staff_roles')},
  'devices', ${all('staff_devices', 'and r.ended_at is null')},
  'keys', ${all('staff_keys', 'and r.revoked_at is null')})`;

type Row = Pick<
  OperatorTenant,
  'slug' | 'name' | 'status' | 'country' | 'currency' | 'langs' | 'branches'
> & {
  hosts: string[];
  usage: Omit<OperatorTenant['usage'], 'last_order_at'>;
  last_order_at: Date | null;
  owners: OperatorTenant['owners'];
  invited: OperatorTenant['invited'];
  changes: OperatorTenant['changes'];
  is_own: boolean;
};

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const list = (fields: string, rest: string) =>
  `(select coalesce(json_agg(x), '[]') from (select ${fields} ${rest}) x)`;

const STATEMENT = `select i.slug, i.name, i.status, i.country, i.currency, i.langs,
  array(select host from instance_domains d where d.instance_id = i.id order by position, host) as hosts,
  ${list(
    "s.id, s.slug, coalesce(s.settings ->> 'name', s.slug) as name",
    'from suppliers s where s.instance_id = i.id and s.removed_at is null order by s.position',
  )} as branches,
  ${USAGE} as usage, ${LAST_ORDER} as last_order_at,
  ${list(
    `p.name, p.mail, (select ${iso('max(s.seen_at)')} from staff_sessions s
       where s.person_id = p.id and s.expires_at > $4::timestamptz) as seen_at`,
    `from staff_roles r join staff_people p on p.id = r.person_id
     where r.instance_id = i.id and r.role = 'owner' order by p.name`,
  )} as owners,
  ${list(
    `v.mail, v.role, ${iso('v.expires_at')} as expires_at`,
    `from staff_invitations v where v.instance_id = i.id and v.used_at is null and v.expires_at > $4::timestamptz
       and not v.is_reset order by v.id desc`,
  )} as invited,
  ${list(
    `c.id, ${iso('c.created_at')} as at, c.kind, coalesce((c.counts ->> 'steps')::int, 0) as steps`,
    `from shop_changes c where c.instance_id = i.id order by c.id desc limit ${CHANGES}`,
  )} as changes,
  exists (select 1 from staff_roles r where r.instance_id = i.id and r.person_id = $5) as is_own
  from instances i where i.slug = $1`;

/** `GET /installation/tenants/{slug}.json` (rule staff/operators). @throws not_found */
export async function readTenant({
  ctx,
  session,
}: {
  /** The restaurant's, as the operator. */
  ctx: Context;
  session: FoundSession;
}): Promise<OperatorTenant> {
  const { db, now, instance } = ctx;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [row] = await db.lookUp<Row>(STATEMENT, [...[instance.slug, ago(7), ago(30), now, session.personId]]);
  if (!row) throw new AppError('not_found');
  const { hosts, last_order_at: last, usage, ...facts } = row;
  const look = await findLook({ db, now, session });
  return {
    ...facts,
    addresses: hosts.map((host) => ctx.publicOrigin.replace(instance.host, host)),
    usage: { ...usage, last_order_at: last?.toISOString() ?? null },
    alarms: (await listAlarms({ ctx })).alarms,
    look_until: look?.slug === instance.slug ? look.until.toISOString() : null,
  };
}

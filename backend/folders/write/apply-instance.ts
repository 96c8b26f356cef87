import type { Sql } from '@/backend/platform/database/database';
import { noteOperatorStatus } from '@/backend/platform/note-operator-status';
import { toInstanceSettings } from '@/backend/stored/stored-instance';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { listTakenHosts } from './list-taken-hosts';
import type { Change } from './reconcile-rows';

/** A new one without a domain; one left by an interrupted import takes the folder's status too. */
export async function reserveInstance({ sql, bundle }: { sql: Sql; bundle: TenantBundle }) {
  const { slug, name, status, country, currency, language, langs } = bundle;
  const [made] = await sql<{ inserted: boolean }>(
    `insert into instances as t (slug, name, status, country, currency, language, langs, settings)
     values ($1, $2, $3, $4, $5, $6, $7, '{}')
     on conflict (slug) do update set status = excluded.status
     where t.status <> excluded.status
       and not exists (select 1 from instance_domains d where d.instance_id = t.id)
     returning (xmax = 0) as inserted`,
    [slug, name, status, country, currency, language, langs],
  );
  const [row] = await sql<{ id: number; reachable: boolean }>(
    `select id, exists (select 1 from instance_domains d where d.instance_id = i.id) as reachable
     from instances i where slug = $1`,
    [slug],
  );
  if (!row) throw new Error(`instance ${slug} was not written`);
  return { instanceId: row.id, isNew: made?.inserted === true, isReachable: row.reachable };
}

type Work = { sql: Sql; bundle: TenantBundle };
type Before = { id: number; status: string; country: string; currency: string; has_orders: boolean };

/** The tenant as it is, locked until the transaction ends. */
async function lockInstance({ sql, bundle }: Work): Promise<Before | undefined> {
  const [before] = await sql<Before>(
    `select id, status, currency, country, exists (select 1 from purchases p where p.instance_id = i.id and p.placed_at is not null)
       or exists (select 1 from bookings b where b.instance_id = i.id and b.contact is not null) as has_orders from instances i where slug = $1 for no key update`,
    [bundle.slug],
  );
  return before;
}

/** @throws Error in a sentence for another country or currency once there are orders */
function assertKeepsOrders({ before, bundle }: { before: Before | undefined; bundle: TenantBundle }): void {
  // Amounts are kept in minor units without their currency: another one would rewrite what diners have agreed to.
  if (before?.has_orders && before.currency !== bundle.currency)
    throw new Error(
      `${bundle.slug} has orders in ${before.currency}, so it cannot change to ${bundle.currency}: give the new currency a tenant of its own.`,
    );
  // The country's words, taxes and documents are part of what was agreed (rule orders/agreed, rule booking/agreed).
  if (before?.has_orders && before.country !== bundle.country)
    throw new Error(
      `${bundle.slug} has orders in ${before.country}, so it cannot move to ${bundle.country}: give the new country a tenant of its own.`,
    );
}

/** Null: nothing of it has changed. */
async function writeInstance({ sql, bundle }: Work): Promise<{ inserted: boolean } | null> {
  const [written] = await sql<{ inserted: boolean }>(
    `insert into instances as t (slug, name, status, country, currency, language, langs, no_tip, settings)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (slug) do update set
       name = excluded.name, country = excluded.country, currency = excluded.currency,
       language = excluded.language, langs = excluded.langs, no_tip = excluded.no_tip, settings = excluded.settings,
       status = case when excluded.status = 'locked' then 'locked' else t.status end
     where (t.name, t.country, t.currency, t.language, t.langs, t.no_tip, t.settings, t.status) is distinct from
       (excluded.name, excluded.country, excluded.currency, excluded.language, excluded.langs, excluded.no_tip,
        excluded.settings,
        case when excluded.status = 'locked' then 'locked' else t.status end)
     returning (xmax = 0) as inserted`,
    [
      bundle.slug,
      bundle.name,
      bundle.status,
      bundle.country,
      bundle.currency,
      bundle.language,
      bundle.langs,
      bundle.noTip,
      JSON.stringify(toInstanceSettings(bundle)),
    ],
  );
  return written ?? null;
}

/** @throws Error in a sentence for another tenant's domain */
async function writeDomains({ sql, bundle, instanceId }: Work & { instanceId: number }) {
  const placed = await sql<{ inserted: boolean }>(
    `insert into instance_domains as t (host, instance_id, position)
     select host, $1, place from unnest($2::text[]) with ordinality as named (host, place)
     on conflict (host) do update set position = excluded.position
     where t.instance_id = excluded.instance_id and t.position <> excluded.position
     returning (xmax = 0) as inserted`,
    [instanceId, [...new Set(bundle.domains)]],
  );
  const taken = await listTakenHosts({ sql, slug: bundle.slug, hosts: bundle.domains });
  if (taken.length > 0) throw new Error(`Domains of another tenant: ${taken.join(', ')}.`);
  const removed = await sql<{ host: string }>(
    'delete from instance_domains where instance_id = $1 and host <> all($2) returning host',
    [instanceId, bundle.domains],
  );
  return { placed, removed };
}

/**
 * The folder's status counts if new (`reserveInstance`) or `locked`; a lock set at run time survives.
 * @throws Error in a sentence for another tenant's domain, and for another country or currency once there are orders
 */
export async function applyInstance({ sql, bundle }: Work) {
  const before = await lockInstance({ sql, bundle });
  assertKeepsOrders({ before, bundle });
  const written = await writeInstance({ sql, bundle });
  const [row] = await sql<{ id: number }>('select id from instances where slug = $1', [bundle.slug]);
  if (!row) throw new Error(`instance ${bundle.slug} was not written`);
  if (before?.status === 'active' && bundle.status === 'locked')
    await noteOperatorStatus({ sql, instanceId: row.id, from: 'active', to: 'locked', now: new Date() });
  const { placed, removed } = await writeDomains({ sql, bundle, instanceId: row.id });
  const rows = written ? [written, ...placed] : placed;
  const { length: inserted } = rows.filter((one) => one.inserted);
  const change: Change = { inserted, updated: rows.length - inserted, removed: removed.length };
  return { instanceId: row.id, change, formerHosts: removed.map(({ host }) => host) };
}

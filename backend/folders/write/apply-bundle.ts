import type { Database, Sql } from '@/backend/platform/database/database';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { listPictures } from '@/backend/stored/list-pictures';
import { toStoredBranch } from '@/backend/stored/stored-branch';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { applyCoupons } from './apply-coupons';
import { applyGuests } from './apply-guests';
import { applyInstance, reserveInstance } from './apply-instance';
import { applyMenu } from './apply-menu';
import { applyPictures } from './apply-pictures';
import { applyPopups } from './apply-popups';
import { applyTables } from './apply-tables';
import { forgetTenant } from './forget-tenant';
import { type Change, NO_CHANGE, sumChanges } from './reconcile-rows';
import { createStandingRows } from './standing-rows';
import { createComparison, createWriter, type Target } from './targets';

export type ApplyReport = Change & { instanceId: number; slug: string };

async function applyRows({ target, bundle }: Step): Promise<{ shown: Change; guests: Change }> {
  const changes = [
    await applyCities({ target, bundle }),
    await applyBranches({ target, bundle }),
    ...(await applyMenu({ target, bundle })),
    await applyZones({ target, bundle }),
    await applyPopups({ target, popups: bundle.popups }),
    await applyCoupons({ target, bundle }),
    await applyTables({ target, tables: bundle.tables }),
  ];
  return { shown: sumChanges(changes), guests: await applyGuests({ target, guests: bundle.guests }) };
}

/** Writes something with the tenant, in its last transaction. */
export type AlsoWrite = (sql: Sql, instanceId: number) => Promise<void>;

/** @param base the tenant as it was read under the caller's lock, to be compared with; left out: the database is */
async function compareRows({
  base,
  bundle,
  ...at
}: {
  db: Database;
  instanceId: number;
  base: TenantBundle | undefined;
  bundle: TenantBundle;
}) {
  const standing = base && createStandingRows(at);
  if (standing) await applyRows({ target: standing.target, bundle: base });
  const { compare, writeDifferences } = createComparison({ ...at, find: standing?.findDifference });
  await applyRows({ target: compare, bundle });
  return writeDifferences;
}

/**
 * Diners see all or nothing. Long work comes first in short transactions: rows of a tenant without a domain, comparison
 * of others. A failed new tenant is deleted. The caller has locked the tenant.
 */
export async function applyBundle({
  db,
  base,
  bundle,
  alsoWrite = async () => undefined,
}: {
  db: Database;
  base?: TenantBundle;
  bundle: TenantBundle;
  alsoWrite?: AlsoWrite;
}): Promise<ApplyReport> {
  const { instanceId, isNew, isReachable } = await db.system((sql) => reserveInstance({ sql, bundle }));
  try {
    const pictures = await applyPictures({ db, instanceId, pictures: listPictures(bundle) });
    if (!isReachable) {
      const written = await applyRows({ target: createWriter({ db, instanceId }), bundle });
      return await show({ db, bundle, pictures, isNew, alsoWrite, applyAll: async () => written });
    }
    const writeDifferences = await compareRows({ db, instanceId, base, bundle });
    const applyAll = (sql: Sql) => applyRows({ target: writeDifferences(sql), bundle });
    return await show({ db, bundle, pictures, isNew, alsoWrite, applyAll });
  } catch (error) {
    if (!isReachable) await forgetAfter({ db, instanceId, slug: bundle.slug, failure: error as Error });
    throw error;
  }
}

/** @throws Error with both failures when deleting fails */
async function forgetAfter({
  db,
  instanceId,
  slug,
  failure,
}: {
  db: Database;
  instanceId: number;
  slug: string;
  failure: Error;
}): Promise<void> {
  await forgetTenant({ db, instanceId }).catch((fault: Error) => {
    throw new Error(
      `${failure.message}\nWhat was written of ${slug} could not be removed (${fault.message}); the next import of ${slug} replaces or removes it.`,
      { cause: failure },
    );
  });
}

function show({
  db,
  bundle,
  pictures,
  isNew,
  alsoWrite,
  applyAll,
}: {
  db: Database;
  bundle: TenantBundle;
  pictures: Change;
  isNew: boolean;
  alsoWrite: AlsoWrite;
  applyAll: (sql: Sql) => Promise<{ shown: Change; guests: Change }>;
}): Promise<ApplyReport> {
  return db.system(async (sql) => {
    const { instanceId, change, formerHosts } = await applyInstance({ sql, bundle });
    const rows = await applyAll(sql);
    const own = isNew ? { inserted: 1, updated: -1, removed: 0 } : NO_CHANGE;
    const shown = sumChanges([own, change, pictures, rows.shown]);
    if (shown.inserted + shown.updated + shown.removed > 0)
      await requestPublication({ sql, instanceId, formerHosts });
    await sql('delete from guests where instance_id = $1 and removed_at is not null', [instanceId]);
    await alsoWrite(sql, instanceId);
    // Guests alone publish nothing.
    return { instanceId, slug: bundle.slug, ...sumChanges([shown, rows.guests]) };
  });
}

type Step = { target: Target; bundle: TenantBundle };

function applyCities({ target, bundle }: Step): Promise<Change> {
  const names = [...new Set(bundle.branches.map((branch) => branch.city))];
  return target.reconcile({
    table: 'cities',
    columns: { name: 'text', position: 'int' },
    keys: ['name'],
    rows: () => names.map((name, position) => ({ name, position })),
  });
}

async function applyBranches({ target, bundle }: Step): Promise<Change> {
  const cityId = await target.idsOf('cities', 'name');
  const rows = () =>
    bundle.branches.map((branch, position) => {
      const { slug, city, services, onTableClass, court } = branch;
      return {
        slug,
        position,
        city_id: cityId(city),
        on_table_class: onTableClass,
        court,
        services,
        settings: toStoredBranch({ branch, zones: bundle.zones }),
      };
    });
  return target.reconcile({
    table: 'suppliers',
    columns: {
      slug: 'text',
      position: 'int',
      city_id: 'bigint',
      on_table_class: 'text',
      court: 'text',
      services: 'text[]',
      settings: 'jsonb',
    },
    keys: ['slug'],
    rows,
  });
}

async function applyZones({ target, bundle }: Step): Promise<Change> {
  const supplierId = await target.idsOf('suppliers', 'slug');
  const rows = () =>
    bundle.zones.map((zone) => {
      const outer = zone.rings[0] ?? [];
      const longitudes = outer.map(([longitude]) => longitude);
      const latitudes = outer.map(([, latitude]) => latitude);
      return {
        key: zone.key,
        name: zone.name,
        supplier_id: supplierId(zone.branchSlug),
        active: zone.active,
        delivery_minor: zone.deliveryMinor,
        minimum_minor: zone.minimumMinor,
        way_minutes: zone.wayMinutes,
        rings: zone.rings,
        west: Math.min(...longitudes),
        east: Math.max(...longitudes),
        south: Math.min(...latitudes),
        north: Math.max(...latitudes),
      };
    });
  const degrees = 'double precision';
  return target.reconcile({
    table: 'zones',
    columns: {
      key: 'text',
      name: 'text',
      supplier_id: 'bigint',
      active: 'boolean',
      delivery_minor: 'bigint',
      minimum_minor: 'bigint',
      way_minutes: 'smallint',
      rings: 'jsonb',
      west: degrees,
      east: degrees,
      south: degrees,
      north: degrees,
    },
    keys: ['key'],
    rows,
  });
}

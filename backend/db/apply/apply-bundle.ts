import type { Database, Sql } from '../database';
import type { BundlePicture, TenantBundle } from '../import/bundle';
import { requestPublication } from '../request-publication';
import { applyCoupons } from './apply-coupons';
import { applyGuests } from './apply-guests';
import { applyInstance } from './apply-instance';
import { applyMenu } from './apply-menu';
import { applyPictures } from './apply-pictures';
import { applyPopups } from './apply-popups';
import { applyTables } from './apply-tables';
import { type Change, listIdsByKey, reconcileRows, sumChanges } from './reconcile-rows';
import { toPicture } from './to-picture';

export type ApplyReport = Change & { instanceId: number; slug: string };

/** Every picture of a bundle once. */
function listPictures(bundle: TenantBundle): BundlePicture[] {
  const all = [
    bundle.theme.background,
    bundle.preload,
    bundle.logo,
    bundle.favicon,
    ...bundle.branches.flatMap(({ image, banner }) => [image, banner]),
    ...bundle.products.map(({ image }) => image),
    ...bundle.popups.map(({ image }) => image),
  ].filter((one): one is BundlePicture => one !== null);
  return [...new Map(all.map((one) => [one.hash, one])).values()];
}

/** Writes a tenant in one transaction; the same bundle again changes nothing. */
export function applyBundle({ db, bundle }: { db: Database; bundle: TenantBundle }): Promise<ApplyReport> {
  return db.system(async (sql) => {
    const { instanceId, change, formerHosts } = await applyInstance({ sql, bundle });
    const changes = [
      change,
      await applyPictures({ sql, instanceId, pictures: listPictures(bundle) }),
      await applyCities({ sql, instanceId, bundle }),
      await applyBranches({ sql, instanceId, bundle }),
      ...(await applyMenu({ sql, instanceId, bundle })),
      await applyZones({ sql, instanceId, bundle }),
      await applyPopups({ sql, instanceId, popups: bundle.popups }),
      await applyCoupons({ sql, instanceId, bundle }),
      await applyTables({ sql, instanceId, tables: bundle.tables }),
    ];
    const shown = sumChanges(changes);
    if (shown.inserted + shown.updated + shown.removed > 0)
      await requestPublication({ sql, instanceId, formerHosts });
    // No page shows a guest, so guests alone make none old.
    const guests = await applyGuests({ sql, instanceId, guests: bundle.guests });
    return { instanceId, slug: bundle.slug, ...sumChanges([shown, guests]) };
  });
}

type Step = { sql: Sql; instanceId: number; bundle: TenantBundle };

function applyCities({ sql, instanceId, bundle }: Step): Promise<Change> {
  const names = [...new Set(bundle.branches.map((branch) => branch.city))];
  return reconcileRows({
    sql,
    instanceId,
    table: 'cities',
    columns: { name: 'text', position: 'int' },
    keys: ['name'],
    rows: names.map((name, position) => ({ name, position })),
  });
}

async function applyBranches({ sql, instanceId, bundle }: Step): Promise<Change> {
  const cityId = await listIdsByKey({ sql, instanceId, table: 'cities', key: 'name' });
  const rows = bundle.branches.map((branch, position) => {
    const { slug, city, services, onTableClass, image, banner, ...settings } = branch;
    return {
      slug,
      position,
      city_id: cityId(city),
      on_table_class: onTableClass,
      services,
      settings: { ...settings, city, image: toPicture(image), banner: toPicture(banner) },
    };
  });
  return reconcileRows({
    sql,
    instanceId,
    table: 'suppliers',
    columns: {
      slug: 'text',
      position: 'int',
      city_id: 'bigint',
      on_table_class: 'text',
      services: 'text[]',
      settings: 'jsonb',
    },
    keys: ['slug'],
    rows,
  });
}

async function applyZones({ sql, instanceId, bundle }: Step): Promise<Change> {
  const supplierId = await listIdsByKey({ sql, instanceId, table: 'suppliers', key: 'slug' });
  const rows = bundle.zones.map((zone) => {
    const outer = zone.rings[0] ?? [];
    const longitudes = outer.map(([longitude]) => longitude);
    const latitudes = outer.map(([, latitude]) => latitude);
    return {
      key: zone.key,
      supplier_id: supplierId(zone.branchSlug),
      active: zone.active,
      delivery_minor: zone.deliveryMinor,
      minimum_minor: zone.minimumMinor,
      rings: zone.rings,
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
    };
  });
  const degrees = 'double precision';
  return reconcileRows({
    sql,
    instanceId,
    table: 'zones',
    columns: {
      key: 'text',
      supplier_id: 'bigint',
      active: 'boolean',
      delivery_minor: 'bigint',
      minimum_minor: 'bigint',
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

import type { Sql } from '@/backend/platform/database/database';
import type { InstanceSettings } from '@/backend/stored/stored-instance';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { readStoredBranches, readStoredZones } from './read-stored-branches';
import { readStoredCoupons, readStoredGuests, readStoredPopups, readStoredTables } from './read-stored-lists';
import { readStoredCategories, readStoredProducts } from './read-stored-menu';
import { readStoredOptions } from './read-stored-options';
import { toBundlePicture } from './to-bundle-picture';

type InstanceRow = {
  id: number;
  name: string;
  status: TenantBundle['status'];
  no_tip: ServiceChoice[];
  settings: InstanceSettings;
  domains: string[];
};

/** The tenant, which no import changes until the transaction ends. One without a domain is not there wholly. */
async function lockInstance({ sql, slug }: { sql: Sql; slug: string }): Promise<InstanceRow | null> {
  const [row] = await sql<InstanceRow>(
    `select i.id, i.name, i.status, i.no_tip, i.settings,
       (select coalesce(array_agg(d.host order by d.position), '{}') from instance_domains d where d.instance_id = i.id) as domains
     from instances i where i.slug = $1 for share of i`,
    [slug],
  );
  return row && row.domains.length > 0 ? row : null;
}

/**
 * A tenant as its file says it (rule tenant/export): what an import would write again. What staff and orders change while the
 * product runs is not in it, but for the versions of the tables' codes, which only grow, and a lock.
 * @returns null where there is no such tenant
 */
export async function readBundle({ sql, slug }: { sql: Sql; slug: string }): Promise<TenantBundle | null> {
  const row = await lockInstance({ sql, slug });
  if (!row) return null;
  const { id: instanceId, name, status, domains, no_tip: noTip, settings } = row;
  const asked = { sql, instanceId };
  const groupsOf = await readStoredOptions(asked);
  return {
    ...settings,
    ...{ slug, name, status, domains, noTip },
    theme: { ...settings.theme, background: toBundlePicture(settings.theme.background) },
    preload: toBundlePicture(settings.preload),
    logo: toBundlePicture(settings.logo),
    favicon: toBundlePicture(settings.favicon),
    branches: await readStoredBranches(asked),
    categories: await readStoredCategories(asked),
    products: await readStoredProducts({ ...asked, groupsOf }),
    zones: await readStoredZones(asked),
    popups: await readStoredPopups(asked),
    coupons: await readStoredCoupons(asked),
    tables: await readStoredTables(asked),
    guests: await readStoredGuests(asked),
  };
}

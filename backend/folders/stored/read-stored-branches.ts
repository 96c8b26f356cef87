import type { Sql } from '@/backend/platform/database/database';
import type { StoredBranch } from '@/backend/stored/stored-branch';
import type { BundleBranch, BundleZone } from '@/backend/stored/tenant-bundle';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import { LATER_FIELDS } from './later-fields';
import { readPages } from './read-pages';
import { toBundlePicture } from './to-bundle-picture';

export type Asked = { sql: Sql; instanceId: number };

type BranchRow = {
  slug: string;
  on_table_class: OnTableClass;
  court: string | null;
  services: ServiceChoice[];
  settings: StoredBranch;
};

function toBranch({
  slug,
  on_table_class: onTableClass,
  court,
  services,
  settings,
}: BranchRow): BundleBranch {
  const { leastDeliveryMinor: _counted, pauses: _day, busy: _now, image, banner, ...said } = settings;
  return {
    ...LATER_FIELDS,
    ...said,
    ...{ slug, services, onTableClass, court },
    image: toBundlePicture(image),
    banner: toBundlePicture(banner),
  };
}

/** The branches of a tenant in the order of its file. */
export async function readStoredBranches({ sql, instanceId }: Asked): Promise<BundleBranch[]> {
  const rows = await sql<BranchRow>(
    `select slug, on_table_class, court, services, settings from suppliers
     where instance_id = $1 and removed_at is null order by position`,
    [instanceId],
  );
  return rows.map(toBranch);
}

/** The delivery zones of a tenant. */
export async function readStoredZones({ sql, instanceId }: Asked): Promise<BundleZone[]> {
  const rows = await readPages<{
    id: number;
    key: string;
    name: string | null;
    branch: string;
    active: boolean;
    delivery_minor: number;
    minimum_minor: number;
    way_minutes: number | null;
    rings: BundleZone['rings'];
  }>({
    ...{ sql, instanceId },
    text: `select z.id, z.key, z.name, s.slug as branch, z.active, z.delivery_minor, z.minimum_minor, z.way_minutes, z.rings
     from zones z join suppliers s on s.instance_id = z.instance_id and s.id = z.supplier_id
     where z.instance_id = $1 and z.removed_at is null and z.id > $2`,
  });
  return rows.map((row) => ({
    key: row.key,
    name: row.name,
    branchSlug: row.branch,
    active: row.active,
    deliveryMinor: row.delivery_minor,
    minimumMinor: row.minimum_minor,
    wayMinutes: row.way_minutes,
    rings: row.rings,
  }));
}

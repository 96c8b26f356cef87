import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Problem } from '@/lib/domain/shop/problem';
import { faultsOfCoverage, faultsOfZone } from '@/lib/domain/shop/zones/zone-faults';

const FILE = 'coverage.geojson';

/** Zones that nobody is in, or that are drawn as hardly anybody means. */
export function warnOfZones({ branches, zones }: Pick<TenantBundle, 'branches' | 'zones'>): Problem[] {
  const branchOf = (slug: string) => branches.find((one) => one.slug === slug);
  return [
    ...branches.flatMap((branch) =>
      faultsOfCoverage({ branch, zones }).map((said) => ({
        place: { file: FILE, of: { kind: 'branch' as const, key: branch.slug } },
        ...said,
      })),
    ),
    ...zones.flatMap((zone) =>
      faultsOfZone({ zone, zones, branch: branchOf(zone.branchSlug) }).map((said) => ({
        place: { file: FILE, of: { kind: 'zone' as const, key: zone.key } },
        ...said,
      })),
    ),
  ];
}

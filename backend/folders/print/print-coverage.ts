import type { BundleZone, TenantBundle } from '@/backend/stored/tenant-bundle';
import { toMajor } from '@/lib/domain/money/money';
import type { Printed } from './printed';

/** Parts of one feature have its key, and numbers from the second on (`read-coverage.ts`). */
const partKey = (key: string, part: number): string => (part === 0 ? key : `${key}#${part + 1}`);

const saidOf = ({ key: _key, rings: _rings, ...said }: BundleZone): string => JSON.stringify(said);

/** The zones that one feature makes, in the order of its parts. */
function groupParts(zones: readonly BundleZone[]): BundleZone[][] {
  const byKey = new Map(zones.map((zone) => [zone.key, zone]));
  const placed = new Set<string>();
  return zones.flatMap((first) => {
    if (placed.has(first.key)) return [];
    const parts = [first];
    for (;;) {
      const next = byKey.get(partKey(first.key, parts.length));
      if (!next || placed.has(next.key) || saidOf(next) !== saidOf(first)) break;
      parts.push(next);
    }
    for (const { key } of parts) placed.add(key);
    return [parts];
  });
}

/** `coverage.geojson`. Amounts are in the currency's own units. */
export function printCoverage({ zones, currency }: TenantBundle): Printed {
  if (zones.length === 0) return { 'coverage.geojson': null };
  const features = groupParts(zones).map((parts) => {
    const [zone] = parts;
    const [only, ...more] = parts.map(({ rings }) => rings);
    return {
      type: 'Feature',
      properties: zone && {
        key: zone.key,
        name: zone.name,
        branch: zone.branchSlug,
        delivery_price: toMajor({ amountMinor: zone.deliveryMinor, currency }),
        minimum_order: toMajor({ amountMinor: zone.minimumMinor, currency }),
        delivery_minutes: zone.wayMinutes,
        active: zone.active,
      },
      geometry:
        more.length === 0
          ? { type: 'Polygon', coordinates: only }
          : { type: 'MultiPolygon', coordinates: [only, ...more] },
    };
  });
  return { 'coverage.geojson': `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n` };
}

import type { BundleBranch, BundleZone, TenantBundle } from '@/backend/stored/tenant-bundle';
import { findZone } from '@/lib/domain/delivery/coverage';
import { distanceMetres } from '@/lib/domain/delivery/reach';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';

const FILE = 'coverage.geojson';

/** No courier on a motorbike goes further for a meal. Metres. */
const FAR = 60_000;

type Ring = BundleZone['rings'][number];
type Position = Ring[number];

const turn = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two lines cross; lines that only touch do not. */
const cross = (a: Position, b: Position, c: Position, d: Position) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** More points take too long to compare each line with each other. */
const MOST_POINTS = 500;

function crossesItself(ring: Ring): boolean {
  if (ring.length > MOST_POINTS) return false;
  const lines = ring.slice(1).flatMap((end, index) => {
    const start = ring[index];
    return start ? [[start, end] as const] : [];
  });
  return lines.some(([a, b], index) => lines.slice(index + 2).some(([c, d]) => cross(a, b, c, d)));
}

/** Twice the area of a ring, in square degrees. */
const areaOf = (ring: Ring) =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => {
      const [px = 0, py = 0] = ring[index] ?? [];
      return sum + (px * y - x * py);
    }, 0),
  );

function warnOfZone({ zone, branch }: { zone: BundleZone; branch: BundleBranch | undefined }): Said[] {
  const [outer = []] = zone.rings;
  if (crossesItself(outer)) return [say('zone_crosses', { zone: zone.key })];
  if (areaOf(outer) === 0) return [say('zone_flat', { zone: zone.key })];
  const farthest = branch
    ? Math.max(...outer.map(([longitude, latitude]) => distanceMetres(branch, { longitude, latitude })))
    : 0;
  return farthest > FAR
    ? [say('zone_far', { zone: zone.key, km: Math.round(farthest / 1_000), branch: zone.branchSlug })]
    : [];
}

const delivers = ({ services }: BundleBranch) => services.some((service) => service === 'delivery');

function warnOfCoverage({ branch, zones }: { branch: BundleBranch; zones: readonly BundleZone[] }): Said[] {
  if (!delivers(branch)) return [];
  const own = zones.filter(({ branchSlug, active }) => active && branchSlug === branch.slug);
  if (own.length === 0)
    return branch.shippingZones.length > 0 ? [] : [say('zones_none', { branch: branch.slug })];
  return findZone({ zones: own, ...branch }) ? [] : [say('zones_miss', { branch: branch.slug })];
}

/** Zones that nobody is in, or that are drawn as hardly anybody means. */
export function warnOfZones({ branches, zones }: Pick<TenantBundle, 'branches' | 'zones'>): Problem[] {
  const branchOf = (slug: string) => branches.find((one) => one.slug === slug);
  return [
    ...branches.flatMap((branch) =>
      warnOfCoverage({ branch, zones }).map((said) => ({
        place: { file: FILE, of: { kind: 'branch' as const, key: branch.slug } },
        ...said,
      })),
    ),
    ...zones.flatMap((zone) =>
      warnOfZone({ zone, branch: branchOf(zone.branchSlug) }).map((said) => ({
        place: { file: FILE, of: { kind: 'zone' as const, key: zone.key } },
        ...said,
      })),
    ),
  ];
}

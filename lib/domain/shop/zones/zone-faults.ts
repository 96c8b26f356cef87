import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { findZone } from '@/lib/domain/delivery/coverage';
import type { Point } from '@/lib/domain/delivery/point';
import { distanceMetres } from '@/lib/domain/delivery/reach';
import { type Said, say } from '@/lib/domain/shop/problem';
import { areaOf, crossesItself, ringsCross } from './ring-lines';
import type { Ring } from './zone-ring';

type Zone = { key: string; branchSlug: string; active: boolean; deliveryMinor: number; rings: Ring[] };
type Branch = Point & { slug: string; services: readonly string[]; shippingZones: readonly unknown[] };

/** No courier on a motorbike goes further for a meal. Metres. */
const FAR = 60_000;

/** Whether one zone lies wholly in another one without holes. */
function isInside({ rings: [ring = []] }: Zone, { rings: [around = [], ...holes] }: Zone): boolean {
  if (holes.length > 0 || ringsCross(ring, around)) return false;
  return ring.every((corner) => booleanPointInPolygon(corner, { type: 'Polygon', coordinates: [around] }));
}

/** The zone that answers for every point of this one, because it is cheaper or an equal before it (rule delivery/coverage). */
function coverOf<Z extends Zone>(zone: Z, zones: readonly Z[]): Z | undefined {
  const at = zones.indexOf(zone);
  return zones.find(
    (other, index) =>
      other !== zone &&
      other.active &&
      other.branchSlug === zone.branchSlug &&
      (other.deliveryMinor < zone.deliveryMinor ||
        (other.deliveryMinor === zone.deliveryMinor && index < at)) &&
      isInside(zone, other),
  );
}

/** Says of a zone what hardly anybody means: the drawing first, then where it lies among the others. */
export function faultsOfZone<Z extends Zone>({
  zone,
  zones,
  branch,
  nameOf = ({ key }) => key,
}: {
  zone: Z;
  zones: readonly Z[];
  branch: Pick<Branch, 'latitude' | 'longitude'> | undefined;
  /** How the sentences call a zone. */
  nameOf?: (zone: Z) => string;
}): Said[] {
  const [outer = []] = zone.rings;
  const name = nameOf(zone);
  if (crossesItself(outer)) return [say('zone_crosses', { zone: name })];
  if (areaOf(outer) === 0) return [say('zone_flat', { zone: name })];
  const metres = outer.map(([longitude, latitude]) =>
    branch ? distanceMetres(branch, { longitude, latitude }) : 0,
  );
  const farthest = Math.max(...metres);
  if (farthest > FAR)
    return [say('zone_far', { zone: name, km: Math.round(farthest / 1_000), branch: zone.branchSlug })];
  const cover = zone.active ? coverOf(zone, zones) : undefined;
  return cover ? [say('zone_covered', { zone: name, other: nameOf(cover) })] : [];
}

/** Says that a branch delivers to nobody, or not even around itself. */
export function faultsOfCoverage({ branch, zones }: { branch: Branch; zones: readonly Zone[] }): Said[] {
  if (!branch.services.includes('delivery')) return [];
  const own = zones.filter(({ branchSlug, active }) => active && branchSlug === branch.slug);
  if (own.length === 0)
    return branch.shippingZones.length > 0 ? [] : [say('zones_none', { branch: branch.slug })];
  return findZone({ zones: own, ...branch }) ? [] : [say('zones_miss', { branch: branch.slug })];
}

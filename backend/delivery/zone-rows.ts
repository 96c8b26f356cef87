import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { findZone } from '@/lib/domain/delivery/coverage';
import { zoneWithoutPoint } from '@/lib/domain/delivery/delivery-price';
import type { Point } from '@/lib/domain/delivery/point';
import { cellsAround } from './cells-around';

/** A zone as its branch prices it. */
export type PricedZoneRow = {
  id: number;
  supplier_id: number;
  name: string | null;
  delivery_minor: number;
  minimum_minor: number;
  way_minutes: number | null;
};
export type ZoneRow = PricedZoneRow & { rings: [number, number][][] };

/** A zone and the services of its branch. */
type ZoneAround = ZoneRow & { services: ServiceChoice[] };

type Asked = { sql: Sql; instanceId: number };

export const listZones = ({ sql, instanceId }: Asked): Promise<ZoneRow[]> =>
  sql<ZoneRow>(
    `select id, supplier_id, name, delivery_minor, minimum_minor, way_minutes, rings from zones
     where instance_id = $1 and active and removed_at is null order by id`,
    [instanceId],
  );

/** Branches with drawn zones. */
export async function listBranchesWithZones({ sql, instanceId }: Asked): Promise<ReadonlySet<number>> {
  const rows = await sql<{ id: number }>(
    `select s.id from suppliers s where s.instance_id = $1 and s.removed_at is null
     and exists (select from zones z where z.instance_id = $1 and z.supplier_id = s.id
       and z.active and z.removed_at is null)`,
    [instanceId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Leaves out the shapes, which only a point needs. */
const listZonesOf = ({
  sql,
  instanceId,
  supplierId,
}: Asked & { supplierId: number }): Promise<PricedZoneRow[]> =>
  sql<PricedZoneRow>(
    `select id, supplier_id, name, delivery_minor, minimum_minor, way_minutes from zones
     where instance_id = $1 and supplier_id = $2 and active and removed_at is null order by id`,
    [instanceId, supplierId],
  );

/** `offset 0` makes the planner read each square by itself, never all zones. */
export async function listZonesAround({
  sql,
  instanceId,
  point,
}: Asked & { point: Point }): Promise<ZoneAround[]> {
  const rows = await sql<ZoneAround>(
    `select z.id, z.supplier_id, z.name, z.delivery_minor, z.minimum_minor, z.way_minutes, z.rings, s.services from unnest($4::bigint[]) as around (cell)
     cross join lateral (
       select * from zones where instance_id = $1 and cell = around.cell and active and removed_at is null offset 0) z
     join suppliers s on s.instance_id = $1 and s.id = z.supplier_id and s.removed_at is null
     where z.west <= $2 and z.east >= $2 and z.south <= $3 and z.north >= $3`,
    [instanceId, point.longitude, point.latitude, cellsAround(point)],
  );
  return rows.sort((a, b) => a.id - b.id);
}

export const toDrawn = (row: PricedZoneRow) => ({
  row,
  name: row.name,
  deliveryMinor: row.delivery_minor,
  minimumMinor: row.minimum_minor,
  wayMinutes: row.way_minutes,
});
type Drawn = ReturnType<typeof toDrawn>;

/** The zone of one branch, or whether another one with the service delivers there (rule delivery/reach). */
async function findZoneAt({
  supplierId,
  service,
  point,
  ...asked
}: Asked & { supplierId: number; service: ServiceChoice; point: Point }) {
  const rows = await listZonesAround({ ...asked, point });
  const zone = matchZone({ rows: rows.filter((row) => row.supplier_id === supplierId), point });
  const others = rows.filter((row) => row.supplier_id !== supplierId && row.services.includes(service));
  return { zone, othersReach: zone === null && matchZone({ rows: others, point }) !== null };
}

/**
 * A known point decides, whatever zone was chosen; without one the zone's name does (rule delivery/price). Both statements
 * are sent at once, because a commit may be sent ahead.
 */
export async function findCoverageOf({
  hasMap,
  point,
  chosenZone,
  ...asked
}: Asked & {
  supplierId: number;
  service: ServiceChoice;
  /** Whether the branch has drawn zones. */
  hasMap: boolean;
  point: Point | null;
  chosenZone: string | null;
}): Promise<CoverageOf> {
  const [rows, at] = await Promise.all([
    hasMap ? listZonesOf(asked) : [],
    point && findZoneAt({ ...asked, point }),
  ]);
  const drawn = rows.map(toDrawn);
  if (at) return { ...at, drawn };
  return { zone: zoneWithoutPoint({ drawn, chosenZone })?.row ?? null, othersReach: false, drawn };
}

export function toZone({ row, ctx }: { row: ZoneRow; ctx: Context }): CoverageZone {
  return {
    id: row.id,
    active: true,
    supplier_id: row.supplier_id,
    delivery_price: majorOf(ctx.instance.currency)(row.delivery_minor),
    geometry: { type: 'Polygon', coordinates: row.rings },
  };
}

/** How a branch delivers to a place. `drawn`: all its zones on the map. */
export type CoverageOf = { zone: PricedZoneRow | null; othersReach: boolean; drawn: readonly Drawn[] };

/** Finds the cheapest zone around a point (rule delivery/coverage). */
export function matchZone({ rows, point }: { rows: ZoneRow[]; point: Point }): ZoneRow | null {
  const zones = rows.map((row) => ({
    row,
    active: true,
    deliveryMinor: row.delivery_minor,
    rings: row.rings,
  }));
  return findZone({ zones, ...point })?.row ?? null;
}

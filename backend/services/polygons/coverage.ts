import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { listSupplierRows, majorOf, toBranch } from '../experience';
import type { City, Coverage, CoverageZone, SupplierAvailability } from '@/lib/contract/polygons';
import { findZone } from '@/lib/domain/coverage';
import { resolveOpenState } from '@/lib/domain/opening-hours';
import type { ServiceChoice } from '@/lib/domain/services';

type ZoneRow = { id: number; supplier_id: number; delivery_minor: number; rings: [number, number][][] };
type Point = { latitude: number; longitude: number };

/** Active zones, all or only those whose box holds a point. */
function listZones({ sql, instanceId, point }: { sql: Sql; instanceId: number; point: Point | null }) {
  const near = point ? 'and west <= $2 and east >= $2 and south <= $3 and north >= $3' : '';
  return sql<ZoneRow>(
    `select id, supplier_id, delivery_minor, rings from zones
     where instance_id = $1 and active and removed_at is null ${near} order by id`,
    point ? [instanceId, point.longitude, point.latitude] : [instanceId],
  );
}

function toZone({ row, ctx }: { row: ZoneRow; ctx: Context }): CoverageZone {
  return {
    id: row.id,
    active: true,
    supplier_id: row.supplier_id,
    delivery_price: majorOf(ctx.instance.currency)(row.delivery_minor),
    geometry: { type: 'Polygon', coordinates: row.rings },
  };
}

function matchZone({ rows, point }: { rows: ZoneRow[]; point: Point }): ZoneRow | null {
  const zones = rows.map((row) => ({ row, active: true, deliveryMinor: row.delivery_minor, rings: row.rings }));
  return findZone({ zones, ...point })?.row ?? null;
}

/** `GET /api/coverage` (decision 115). */
export function getCoverage({ ctx, input }: { ctx: Context; input: { point: Point | null } }): Promise<Coverage> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const rows = await listZones({ sql, instanceId: id, point: null });
    const polygons = rows.map((row) => toZone({ row, ctx }));
    if (!input.point) return { polygons };
    const match = matchZone({ rows, point: input.point });
    return { polygons, polygon: match ? { ...toZone({ row: match, ctx }), polygon_found: true } : null };
  });
}

/** `GET /api/v2/search_cities.json`: each city once, where its first branch stands. */
export function searchCities({ ctx }: { ctx: Context }): Promise<City[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const branches = (await listSupplierRows(sql, id)).map((row) => toBranch({ row, ctx }));
    return branches
      .filter((branch, index) => branches.findIndex((other) => other.ciudad_id === branch.ciudad_id) === index)
      .map((branch) => ({
        id: branch.ciudad_id,
        supplier_id: branch.id,
        name: branch.city,
        latitud: branch.location.latitude,
        longitud: branch.location.longitude,
      }));
  });
}

/** `GET /api/v2/supplier_availability.json`: nobody there is an answer, not an error (decision 94). */
export function getSupplierAvailability({
  ctx,
  input,
}: {
  ctx: Context;
  input: { service: ServiceChoice; point: Point };
}): Promise<SupplierAvailability> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const suppliers = (await listSupplierRows(sql, id)).filter((row) => row.services.includes(input.service));
    const serving = new Set(suppliers.map((row) => row.id));
    const rows = await listZones({ sql, instanceId: id, point: input.point });
    const match = matchZone({ rows: rows.filter((row) => serving.has(row.supplier_id)), point: input.point });
    const supplier = suppliers.find((row) => row.id === match?.supplier_id);
    if (!match || !supplier) return { polygon: null, supplier_id: null, data: null };
    const branch = toBranch({ row: supplier, ctx });
    const { open } = resolveOpenState({ hours: branch.opening_hours, at: ctx.now, service: input.service });
    return {
      polygon: { ...toZone({ row: match, ctx }), polygon_found: true },
      supplier_id: supplier.id,
      data: { branch, open, location: input.point },
    };
  });
}

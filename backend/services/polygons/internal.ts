import type { CoverageZone } from '@/lib/contract/polygons';
import { findZone } from '@/lib/domain/coverage';
import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { majorOf } from '../experience';
import { cellsAround } from './cells-around';

export type ZoneRow = {
  id: number;
  supplier_id: number;
  delivery_minor: number;
  rings: [number, number][][];
};
export type Point = { latitude: number; longitude: number };

/** Active zones, all or only those whose box holds a point. */
export function listZones({
  sql,
  instanceId,
  point,
}: {
  sql: Sql;
  instanceId: number;
  point: Point | null;
}): Promise<ZoneRow[]> {
  const near = point
    ? 'and cell = any ($4::bigint[]) and west <= $2 and east >= $2 and south <= $3 and north >= $3'
    : '';
  return sql<ZoneRow>(
    `select id, supplier_id, delivery_minor, rings from zones
     where instance_id = $1 and active and removed_at is null ${near} order by id`,
    point ? [instanceId, point.longitude, point.latitude, cellsAround(point)] : [instanceId],
  );
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

/** The zone that serves a point: the cheapest of those around it (decision 43). */
export function matchZone({ rows, point }: { rows: ZoneRow[]; point: Point }): ZoneRow | null {
  const zones = rows.map((row) => ({
    row,
    active: true,
    deliveryMinor: row.delivery_minor,
    rings: row.rings,
  }));
  return findZone({ zones, ...point })?.row ?? null;
}

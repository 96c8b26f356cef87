import type { Coverage } from '@/lib/contract/polygons';
import type { Context } from '../../context';
import { listZones, matchZone, type Point, toZone } from './internal';

/** `GET /api/coverage`: the active zones, and with a point the one that serves it (decision 115). */
export function getCoverage({
  ctx,
  input,
}: {
  ctx: Context;
  input: { point: Point | null };
}): Promise<Coverage> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const rows = await listZones({ sql, instanceId: id });
    const polygons = rows.map((row) => toZone({ row, ctx }));
    if (!input.point) return { polygons };
    const match = matchZone({ rows, point: input.point });
    return { polygons, polygon: match ? { ...toZone({ row: match, ctx }), polygon_found: true } : null };
  });
}

import type { Context } from '@/backend/context';
import type { Coverage } from '@/lib/contract/delivery/polygons';
import type { Point } from '@/lib/domain/delivery/point';
import { listZones, matchZone, toZone } from './zone-rows';

/** `GET /api/coverage`; with a point also the zone that serves it (rule delivery/zones-call). */
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

import { listSupplierRows, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Coverage, NamedZone } from '@/lib/contract/delivery/polygons';
import { zonesToChoose } from '@/lib/domain/delivery/delivery-price';
import type { Point } from '@/lib/domain/delivery/point';
import { listZones, matchZone, toDrawn, toZone, type ZoneRow } from './zone-rows';

function listNamed({
  branch: { id, settings },
  rows,
  ctx,
}: {
  branch: SupplierRow;
  rows: readonly ZoneRow[];
  ctx: Context;
}): NamedZone[] {
  const own = rows.filter(({ supplier_id }) => supplier_id === id);
  const chosen = zonesToChoose({ drawn: own.map(toDrawn), shippingZones: settings.shippingZones });
  return chosen.map(({ zone, valueMinor }) => ({
    supplier_id: id,
    polygon_id: own.find(({ name }) => name === zone)?.id ?? null,
    zone,
    delivery_price: majorOf(ctx.instance.currency)(valueMinor),
  }));
}

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
    const branches = await listSupplierRows(sql, id);
    const named = branches.flatMap((branch) => listNamed({ branch, rows, ctx }));
    if (!input.point) return { polygons, named };
    const match = matchZone({ rows, point: input.point });
    return {
      polygons,
      named,
      polygon: match ? { ...toZone({ row: match, ctx }), polygon_found: true } : null,
    };
  });
}

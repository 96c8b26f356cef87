import { listSupplierRows, toBranch } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { SupplierAvailability } from '@/lib/contract/delivery/polygons';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Point } from '@/lib/domain/delivery/point';
import { listZonesAround, matchZone, toZone } from './zone-rows';

/** `GET /api/v2/supplier_availability.json`: no coverage is no error (rule delivery/coverage). */
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
    const rows = await listZonesAround({ sql, instanceId: id, point: input.point });
    const match = matchZone({
      rows: rows.filter((row) => serving.has(row.supplier_id)),
      point: input.point,
    });
    const supplier = suppliers.find((row) => row.id === match?.supplier_id);
    if (!match || !supplier) return { polygon: null, supplier_id: null, data: null };
    const branch = toBranch({ row: supplier, ctx });
    const { open } = resolveOpenState({
      hours: branch.opening_hours,
      at: ctx.now,
      service: input.service,
    });
    return {
      polygon: { ...toZone({ row: match, ctx }), polygon_found: true },
      supplier_id: supplier.id,
      data: { branch, open, location: input.point },
    };
  });
}

import { arrivalAt, listSupplierRows, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { BranchesAt } from '@/lib/contract/delivery/branches-at';
import { resolveMinimumOrder } from '@/lib/domain/cart/minimum-order';
import type { Point } from '@/lib/domain/delivery/point';
import { distanceMetres, sortReach } from '@/lib/domain/delivery/reach';
import { listBranchesWithZones, listZonesAround, matchZone, type ZoneRow } from './zone-rows';

/** The zone of a branch around a point; null: by its list of zones; undefined: it does not deliver there. */
function zoneOf({
  row,
  around,
  drawn,
  point,
}: {
  row: SupplierRow;
  around: readonly ZoneRow[];
  drawn: ReadonlySet<number>;
  point: Point;
}): ZoneRow | null | undefined {
  if (!drawn.has(row.id)) return row.settings.shippingZones.length > 0 ? null : undefined;
  return matchZone({ rows: around.filter((zone) => zone.supplier_id === row.id), point }) ?? undefined;
}

/** `GET /api/branches_at.json`: none is no error (rule delivery/reach). */
export function getBranchesAt({
  ctx,
  input: { service, point },
}: {
  ctx: Context;
  input: { service: 'delivery' | 'schedule'; point: Point };
}): Promise<BranchesAt> {
  const { id: instanceId, country, currency } = ctx.instance;
  const major = majorOf(currency);
  return ctx.db.tenant(instanceId, async (sql) => {
    const rows = await listSupplierRows(sql, instanceId);
    const around = await listZonesAround({ sql, instanceId, point });
    const drawn = await listBranchesWithZones({ sql, instanceId });
    const reaching = rows
      .filter(({ services }) => services.includes(service))
      .flatMap((row) => {
        const zone = zoneOf({ row, around, drawn, point });
        return zone === undefined ? [] : [{ row, zone, deliveryMinor: zone?.delivery_minor ?? null }];
      })
      .map((one) => ({ ...one, metres: distanceMetres(one.row.settings, point) }));
    return {
      branches: sortReach(reaching).map(({ row: { id, settings }, zone, deliveryMinor, metres }) => ({
        supplier_id: id,
        delivery_price: deliveryMinor === null ? null : major(deliveryMinor),
        minimum: major(
          resolveMinimumOrder({
            country,
            branchMinor: settings.minimumOrderMinor,
            zoneMinor: zone?.minimum_minor ?? null,
          }),
        ),
        minutes: arrivalAt({ settings, service: 'delivery', zoneMinutes: zone?.way_minutes ?? null }),
        distance_m: metres,
      })),
    };
  });
}

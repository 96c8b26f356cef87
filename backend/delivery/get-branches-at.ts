import { arrivalAt, listSupplierRows, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { BranchesAt } from '@/lib/contract/delivery/branches-at';
import { resolveMinimumOrder } from '@/lib/domain/cart/minimum-order';
import { zoneOfList } from '@/lib/domain/delivery/delivery-price';
import type { Point } from '@/lib/domain/delivery/point';
import { distanceMetres, sortReach } from '@/lib/domain/delivery/reach';
import {
  findCoverageOf,
  listBranchesWithZones,
  listZonesAround,
  matchZone,
  type PricedZoneRow,
  type ZoneRow,
} from './zone-rows';

type Delivering = 'delivery' | 'schedule';
type At = { point: Point } | { zone: { supplierId: number; name: string } };
type Reaching = { row: SupplierRow; zone: PricedZoneRow | null; deliveryMinor: number | null };
type Asked = { sql: Sql; instanceId: number; service: Delivering; rows: readonly SupplierRow[] };

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

async function listReaching({ rows, point, ...asked }: Asked & { point: Point }): Promise<Reaching[]> {
  const around = await listZonesAround({ ...asked, point });
  const drawn = await listBranchesWithZones(asked);
  return rows.flatMap((row) => {
    const zone = zoneOf({ row, around, drawn, point });
    return zone === undefined ? [] : [{ row, zone, deliveryMinor: zone?.delivery_minor ?? null }];
  });
}

/** None where the branch has no such zone, any more. */
async function listOfZone({
  rows,
  supplierId,
  name,
  ...asked
}: Asked & { supplierId: number; name: string }): Promise<Reaching[]> {
  const row = rows.find(({ id }) => id === supplierId);
  if (!row) return [];
  const chosen = { hasMap: true, point: null, chosenZone: name };
  const { zone, drawn } = await findCoverageOf({ ...asked, ...chosen, supplierId });
  const { shippingZones } = row.settings;
  const listed = drawn.length > 0 ? null : zoneOfList({ shippingZones, chosenZone: name });
  const deliveryMinor = zone?.delivery_minor ?? listed?.valueMinor;
  return deliveryMinor === undefined ? [] : [{ row, zone, deliveryMinor }];
}

/** `GET /api/branches_at.json`: none is no error (rule delivery/reach). */
export function getBranchesAt({
  ctx,
  input: { service, ...at },
}: {
  ctx: Context;
  input: { service: Delivering } & At;
}): Promise<BranchesAt> {
  const { id: instanceId, country, currency } = ctx.instance;
  const major = majorOf(currency);
  return ctx.db.tenant(instanceId, async (sql) => {
    const all = await listSupplierRows(sql, instanceId);
    const rows = all.filter(({ services }) => services.includes(service));
    const asked = { sql, instanceId, service, rows };
    const found = 'point' in at ? listReaching({ ...asked, ...at }) : listOfZone({ ...asked, ...at.zone });
    const reaching = (await found).map((one) => ({
      ...one,
      metres: 'point' in at ? distanceMetres(one.row.settings, at.point) : null,
    }));
    return {
      branches: sortReach(reaching).map(({ row: { id, settings }, zone, deliveryMinor, metres }) => ({
        supplier_id: id,
        polygon_id: zone?.id ?? null,
        delivery_price: deliveryMinor === null ? null : major(deliveryMinor),
        minimum: major(
          resolveMinimumOrder({
            country,
            branchMinor: settings.minimumOrderMinor,
            zoneMinor: zone?.minimum_minor ?? null,
          }),
        ),
        minutes: arrivalAt({
          ...{ settings, service: 'delivery', now: ctx.now },
          zoneMinutes: zone?.way_minutes ?? null,
        }),
        distance_m: metres,
      })),
    };
  });
}

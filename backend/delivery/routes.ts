import type { Context } from '@/backend/context';
import * as polygons from '@/backend/delivery';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { countCall, type LimitBucket } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { photoLimiter } from '@/backend/platform/http/limit-photos';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/delivery/calls';
import * as photos from '@/lib/contract/delivery/door-photo-calls';

const outOfRange = (field: string) => new AppError('invalid_input', { fields: { [field]: 'out_of_range' } });

function toPoint({ lat, lon }: { lat: string; lon: string }) {
  const point = { latitude: Number(lat), longitude: Number(lon) };
  if (Math.abs(point.latitude) > 90) throw outOfRange('lat');
  if (Math.abs(point.longitude) > 180) throw outOfRange('lon');
  return point;
}

/** Reads a point: both numbers are given, or neither is. @throws invalid_input */
function findPoint({ lat, lon }: { lat?: string | undefined; lon?: string | undefined }) {
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined) throw new AppError('invalid_input', { fields: { lat: 'required' } });
  if (lon === undefined) throw new AppError('invalid_input', { fields: { lon: 'required' } });
  return toPoint({ lat, lon });
}

/** A point, or a branch's zone by its name. @throws invalid_input */
function toPlaceOf({
  supplier_id: supplierId,
  zone,
  ...degrees
}: {
  supplier_id?: string | undefined;
  zone?: string | undefined;
  lat?: string | undefined;
  lon?: string | undefined;
}) {
  const point = findPoint(degrees);
  if (point) return { point };
  if (zone === undefined) throw new AppError('invalid_input', { fields: { lat: 'required' } });
  if (supplierId === undefined) throw new AppError('invalid_input', { fields: { supplier_id: 'required' } });
  return { zone: { supplierId: Number(supplierId), name: zone } };
}

type Asker = { ctx: Context; visitor: string | null };

/** The geocoder is one for all tenants, and not ours: an address, whose profiles are many, is counted at all of them. */
function limitPlaces(deps: AppDeps) {
  const {
    placesPerMinute,
    addressPlacesPerMinute: addressPerMinute,
    tenantPlacesPerMinute: tenantPerMinute,
  } = deps.config.limits;
  const countShared = async (
    buckets: { address: LimitBucket; tenant: LimitBucket },
    { ctx, visitor }: Asker,
  ): Promise<void> => {
    if (visitor !== null)
      await countCall({
        deps,
        bucket: buckets.address,
        of: `address:${visitor}`,
        perMinute: addressPerMinute,
      });
    const of = String(ctx.instance.id);
    await countCall({ deps, bucket: buckets.tenant, of, perMinute: tenantPerMinute });
  };
  return {
    /** @throws rate_limited */
    async asked(asker: Asker): Promise<void> {
      const of = `${asker.ctx.instance.id}:${getDinerId(asker.ctx)}`;
      await countCall({ deps, bucket: 'places', of, perMinute: placesPerMinute });
      await countShared({ address: 'places', tenant: 'tenant-places' }, asker);
    },
    /** Needs no profile, and writes a row. @throws rate_limited */
    picked: (asker: Asker): Promise<void> =>
      countShared({ address: 'place-logs', tenant: 'place-logs' }, asker),
  };
}

/** (rule delivery/door-photos) */
function registerDoorPhotos({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const count = photoLimiter(deps);
  on(photos.uploadDoorPhoto, async ({ ctx, file, visitor }) => {
    await count({ ctx, visitor });
    return polygons.uploadDoorPhoto({ ctx, input: { file, visitor } });
  });
  on(photos.getDoorPhoto, ({ ctx, params }) => polygons.getDoorPhoto({ ctx, input: params }));
  on(photos.deleteDoorPhoto, ({ ctx, params }) => polygons.deleteDoorPhoto({ ctx, input: params }));
}

export function registerDelivery({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const { asked, picked } = limitPlaces(deps);
  on(calls.getCoverage, async ({ ctx, query }) =>
    polygons.getCoverage({ ctx, input: { point: findPoint(query) } }),
  );
  on(calls.searchCities, ({ ctx }) => polygons.searchCities({ ctx }));
  on(calls.getSupplierAvailability, async ({ ctx, query }) =>
    polygons.getSupplierAvailability({ ctx, input: { service: query.service, point: toPoint(query) } }),
  );
  on(calls.getBranchesAt, ({ ctx, query }) =>
    polygons.getBranchesAt({ ctx, input: { service: query.service, ...toPlaceOf(query) } }),
  );
  on(calls.suggestPlaces, async ({ ctx, query, visitor }) => {
    await asked({ ctx, visitor });
    return polygons.suggestPlaces({ ctx, input: { text: query.text, near: toPoint(query) } });
  });
  on(calls.findPlaceAt, async ({ ctx, query, visitor }) => {
    await asked({ ctx, visitor });
    return polygons.findPlaceAt({ ctx, input: { point: toPoint(query) } });
  });
  on(calls.logPlaceSearch, async ({ ctx, body, visitor }) => {
    await picked({ ctx, visitor });
    return polygons.logPlaceSearch({ ctx, input: body });
  });
  registerDoorPhotos({ on, deps });
}

import * as polygons from '@/backend/delivery';
import { AppError } from '@/backend/errors';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/delivery/calls';

const outOfRange = (field: string) => new AppError('invalid_input', { fields: { [field]: 'out_of_range' } });

function toPoint({ lat, lon }: { lat: string; lon: string }) {
  const point = { latitude: Number(lat), longitude: Number(lon) };
  if (Math.abs(point.latitude) > 90) throw outOfRange('lat');
  if (Math.abs(point.longitude) > 180) throw outOfRange('lon');
  return point;
}

/** Both or neither. @throws invalid_input */
function findPoint({ lat, lon }: { lat?: string | undefined; lon?: string | undefined }) {
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined) throw new AppError('invalid_input', { fields: { lat: 'required' } });
  if (lon === undefined) throw new AppError('invalid_input', { fields: { lon: 'required' } });
  return toPoint({ lat, lon });
}

export function registerDelivery({ on }: { on: OnCall }): void {
  on(calls.getCoverage, async ({ ctx, query }) =>
    polygons.getCoverage({ ctx, input: { point: findPoint(query) } }),
  );
  on(calls.searchCities, ({ ctx }) => polygons.searchCities({ ctx }));
  on(calls.getSupplierAvailability, async ({ ctx, query }) =>
    polygons.getSupplierAvailability({ ctx, input: { service: query.service, point: toPoint(query) } }),
  );
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { GatewayError } from '@/backend/providers/payments/port';
import type { PlacesPort } from '@/backend/providers/places/port';
import type { PlaceAt, Suggestions } from '@/lib/contract/delivery/places';
import type { Point } from '@/lib/domain/delivery/point';
import { spellStreet } from '@/lib/domain/delivery/street-words';

/** @throws not_found where there is no geocoder, unavailable without its answer */
async function ask<T>({ ctx, work }: { ctx: Context; work: (places: PlacesPort) => Promise<T> }): Promise<T> {
  if (!ctx.places) throw new AppError('not_found');
  return work(ctx.places).catch((error: unknown) => {
    if (error instanceof GatewayError) throw new AppError('unavailable');
    throw error;
  });
}

/** `GET /api/places.json`: addresses that fit a text, those near a point first (rule delivery/place-search). */
export function suggestPlaces({
  ctx,
  input: { text, near },
}: {
  ctx: Context;
  input: { text: string; near: Point };
}): Promise<Suggestions> {
  const { country } = ctx.instance;
  return ask({
    ctx,
    work: async (places) => ({
      places: await places.suggest({ text: spellStreet({ country, text }), near, country }),
      attribution: places.attribution,
    }),
  });
}

/** `GET /api/place_at.json`: the address of a point, or null (rule delivery/place-search). */
export function findPlaceAt({
  ctx,
  input: { point },
}: {
  ctx: Context;
  input: { point: Point };
}): Promise<PlaceAt> {
  const { country } = ctx.instance;
  return ask({ ctx, work: async (places) => ({ place: await places.findAt({ point, country }) }) });
}

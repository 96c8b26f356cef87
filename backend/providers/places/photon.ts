import { LRUCache } from 'lru-cache';
import type { Breaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { Country } from '@/lib/domain/tenant/countries';
import { answerSchema, toFoundPlace } from './photon-wire';
import type { PlacesPort } from './port';

const LIMIT_MS = 2_500;
const MOST_FOUND = 5;
const NEAR_KM = '0.15';
const KEPT_ANSWERS = 2_000;
const KEPT_MS = 10 * 60_000;
/** About a hundred metres: the same search from next door has the same answer. */
const DECIMALS = 3;

const LAYERS = [
  ['layer', 'house'],
  ['layer', 'street'],
] as const;
const unavailable = (why: string) => new GatewayError('unavailable', `the geocoder ${why}`);

/** Photon, a geocoder of OpenStreetMap: a public one, or the operator's own (docs/operations/places.md). */
export function createPhoton({
  url,
  attribution,
  guarded,
}: {
  url: string;
  attribution: string;
  guarded: Breaker;
}): PlacesPort {
  const kept = new LRUCache<string, FoundPlace[]>({ max: KEPT_ANSWERS, ttl: KEPT_MS });
  const ask = async (address: string, country: Country): Promise<FoundPlace[]> => {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) }).catch(
      (error: Error) => {
        throw unavailable(`did not answer: ${error.name}`);
      },
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(`said ${response.status}`);
    }
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw unavailable('said what nobody understands');
    return answer.data.features.flatMap((feature) => toFoundPlace({ feature, country }) ?? []);
  };
  const find = async (path: string, query: readonly (readonly [string, string])[], country: Country) => {
    const address = `${url}${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
    const known = kept.get(`${country} ${address}`);
    if (known) return known;
    const found = await guarded(() => ask(address, country));
    kept.set(`${country} ${address}`, found);
    return found;
  };
  return {
    attribution,
    async suggest({ text, near: { latitude, longitude }, country }) {
      const near = [
        ['lat', latitude.toFixed(DECIMALS)],
        ['lon', longitude.toFixed(DECIMALS)],
      ] as const;
      const limits = [
        ['countrycode', country],
        ['limit', String(MOST_FOUND)],
      ] as const;
      return find('/api', [['q', text], ...near, ...limits, ...LAYERS], country);
    },
    async findAt({ point: { latitude, longitude }, country }) {
      const at = [
        ['lat', String(latitude)],
        ['lon', String(longitude)],
        ['radius', NEAR_KM],
        ['limit', '1'],
      ] as const;
      const [nearest] = await find('/reverse', [...at, ...LAYERS], country);
      return nearest ?? null;
    },
  };
}

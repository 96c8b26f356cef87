import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { SERVICE_NAMES } from '@/lib/contract/service-names.mjs';
import * as screenPaths from '@/lib/domain/tenant/screen-path';

/** As the product makes them: 64 hexadecimal digits of a profile, 43 letters of a link. */
export const TOKENS = ['0a'.repeat(32), 'Ab_-'.padEnd(43, 'x')];

/** Parts of calls that take any word, and hold no secret. */
const PLAIN_WORDS = new Set(['domain', 'slug', 'zone', 'text']);

type Shape = Record<string, { safeParse(value: unknown): { success: boolean } }>;
const shapeOf = (schema: Call['query']): Shape =>
  (schema as unknown as { shape?: Shape } | undefined)?.shape ??
  (schema as unknown as { _zod: { def: { shape?: Shape } } } | undefined)?._zod.def.shape ??
  {};

/** The parts of a call that take a token. */
const secretParts = (schema: Call['query'], token: string): string[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, part]) =>
    !PLAIN_WORDS.has(name) && part.safeParse(token).success ? [name] : [],
  );

/** Below each service: the backend answers a call below any of them. */
function callAddresses(call: Call, token: string): string[] {
  const inPath = new Set(secretParts(call.params, token));
  const inQuery = secretParts(call.query, token).map((name) => `${name}=${token}`);
  if (inPath.size + inQuery.length === 0) return [];
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => (inPath.has(name) ? token : '7'));
  const query = inQuery.length > 0 ? `?${inQuery.join('&')}` : '';
  return SERVICE_NAMES.map((service) => `/services/${service}${path}${query}`);
}

/** Pages by what makes their addresses, so that a new one comes along. */
export function pageAddresses(token: string): string[] {
  const given = { id: 7, slug: 'centro', profileId: 7, purchaseId: 8, screen: 'md', token };
  const makers = Object.values(screenPaths).filter((made) => typeof made === 'function');
  return makers
    .map((make) => (make as (from: typeof given) => string)(given))
    .filter((path) => path.includes(token));
}

/** Parts of a page's query that open something: a table's printed code, a payment's way back, a preview. */
export const SECRET_QUERIES = ['table', 'return', 'preview', 'draft'];
const queryAddresses = (token: string): string[] =>
  ['/', '/md', '/centro', '/centro/md', '/centro/order/7'].flatMap((path) =>
    SECRET_QUERIES.map((name) => `${path}?${name}=${token}`),
  );

/** Every address that opens something to whoever knows it (guarantee/token-addresses). */
export const secretAddresses = (token: string): string[] => [
  ...ALL_CALLS.flatMap((call) => callAddresses(call, token)),
  ...pageAddresses(token),
  ...queryAddresses(token),
];

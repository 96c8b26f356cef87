import { decide } from '../../lib/tenancy/decide';
import { parseTenantFacts } from '../../lib/tenancy/tenant-facts';
import { createTenantLookup } from '../../lib/tenancy/tenant-lookup';
import { get } from './load/http-get';
import type { Lookup } from './report/results';
import { BACKEND_PORT, HOST, PRODUCTS, startBackend, stopProgram, TENANT, WORK } from './stage/stage';

const CALLS = 200_000;

/** The middleware's work for a known host. */
export async function measureLookup(): Promise<Lookup | string> {
  const backend = await startBackend({ place: { dataDir: `${WORK}/lookup` }, sizes: { [TENANT]: PRODUCTS } });
  const answer = await get({ port: BACKEND_PORT, host: HOST, path: '/domain/config.json' });
  await stopProgram(backend);
  const facts = parseTenantFacts(JSON.parse(answer.body.toString('utf8')));
  if (!facts) return 'the config service sent rubbish';
  let fetches = 0;
  const lookup = createTenantLookup({
    now: () => Date.now(),
    load: async () => {
      fetches += 1;
      return { kind: 'found', facts };
    },
  });
  const turn = async () =>
    decide({
      request: {
        host: HOST,
        pathname: '/centro',
        query: new URLSearchParams(),
        langCookie: undefined,
        acceptLanguage: null,
      },
      answer: await lookup.find(HOST),
    });
  for (let warm = 0; warm < 20_000; warm += 1) await turn();
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) await turn();
  const { user, system } = process.cpuUsage(before);
  return { kind: 'lookup', microseconds: (user + system) / CALLS, calls: CALLS, fetches };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { say } from '../programs.mjs';
import { writePast } from './grow-past';
import { createHttpClient } from './load/http-client';
import { enterShop } from './load/shop';
import { PAST_CALLS, type Past, type PastCall } from './report/results';
import { median } from './report/statistics';
import { NO_POSTGRESQL, withDatabases } from './stage/own-database';
import { BACKEND_PORT, HOST, PRODUCTS, startBackend, stopProgram, TENANT, WORK } from './stage/stage';

const ORDERS = 100_000;
const [WARM, ROUNDS, CALLS] = [5, 10, 5];
const { call } = createHttpClient(BACKEND_PORT);

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The address of each call, behind the tenant's. */
const pathsOf = (branch: number): Record<PastCall, string> => ({
  one_name: `day/orders.json?supplier_id=${branch}&search=ruiz77`,
  common_name: `day/orders.json?supplier_id=${branch}&search=ana`,
  number: `day/orders.json?supplier_id=${branch}&search=50512`,
  phone: `day/orders.json?supplier_id=${branch}&search=3001234567`,
  one_day: `day/orders.json?supplier_id=${branch}&from=${dayBefore(30)}&to=${dayBefore(30)}`,
  until: `day/orders.json?supplier_id=${branch}&to=${dayBefore(300)}`,
  other_method: `day/orders.json?supplier_id=${branch}&from=${dayBefore(330)}&to=${dayBefore(300)}&method=transfer`,
  today: `day/today.json?supplier_id=${branch}&date=${dayBefore(2)}`,
  ratings: `ratings.json?supplier_id=${branch}`,
  conversations: `conversations.json?supplier_id=${branch}`,
  reading: `money/reading.json?supplier_id=${branch}`,
  alarms: 'alarms.json',
});

/** The calls in turn, so that what the machine does beside them meets all. @returns the medians of each round, ms */
async function measureCalls(ask: (path: string) => Promise<unknown>, paths: Record<PastCall, string>) {
  for (let count = 0; count < WARM; count += 1) for (const name of PAST_CALLS) await ask(paths[name]);
  const rounds = new Map<PastCall, number[]>(PAST_CALLS.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of PAST_CALLS) {
      const times: number[] = [];
      for (let count = 0; count < CALLS; count += 1) {
        const start = performance.now();
        await ask(paths[name]);
        times.push(performance.now() - start);
      }
      rounds.get(name)?.push(median(times));
    }
  return rounds;
}

async function measureOn(databaseUrl: string): Promise<Past> {
  const dataDir = join(WORK, 'past');
  const backend = await startBackend({ place: { dataDir, databaseUrl }, sizes: { [TENANT]: PRODUCTS } });
  const shop = await enterShop({ host: HOST, call });
  const { id: profileId } = await shop.createDiner();
  const client = new Client({ connectionString: databaseUrl });
  // Lost with its database when something fails; that error counts.
  client.on('error', () => undefined);
  await client.connect();
  say('  writing a year of orders…');
  await client.query('begin');
  const tenant = `(select instance_id from instance_domains where host = '${HOST}')`;
  await writePast({ query: (text) => client.query(text), tenant, profileId, count: ORDERS });
  await client.query('commit');
  await client.query('vacuum (analyze)');
  await client.end();
  const { key } = JSON.parse(readFileSync(join(dataDir, 'backend.lock'), 'utf8')) as { key: string };
  const headers = { authorization: `Bearer ${key}` };
  const ask = (path: string) => call({ path: `/operator/tenants/${TENANT}/staff/${path}`, headers });
  say('  asking…');
  const rounds = await measureCalls(ask, pathsOf(shop.branch.id));
  await stopProgram(backend);
  return {
    ...{ kind: 'past', orders: ORDERS },
    ms: Object.fromEntries(PAST_CALLS.map((name) => [name, median(rounds.get(name) ?? [])])) as Past['ms'],
  };
}

/** Asks about 100,000 past orders what an owner asks. @returns medians, or why there are none */
export const measurePast = async (): Promise<Past | string> =>
  (await withDatabases(['past'], ({ past }) => measureOn(past))) ?? NO_POSTGRESQL;

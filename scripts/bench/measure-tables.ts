import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openPhone, type Phone } from './load/dining-phone';
import { createHttpClient } from './load/http-client';
import { enterShop } from './load/shop';
import type { Tables, TablesOn } from './report/results';
import { percentile } from './report/statistics';
import { withDatabases } from './stage/own-database';
import {
  BACKEND_PORT,
  HOST,
  type Place,
  PRODUCTS,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage/stage';

const PHONES = 6;
const ROUNDS = 5;

function readCodes({ dataDir, databaseUrl }: Place): string[] {
  const words = ['qr', TENANT, '--out', join(WORK, 'codes.html'), '--json'];
  const { DATABASE_URL: _none, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const said = execFileSync('node', ['dist/backend/tenant.mjs', ...words], { env, encoding: 'utf8' });
  const { codes } = JSON.parse(said) as { codes: { url: string }[] };
  return codes.map(({ url }) => new URL(url).searchParams.get('table') ?? '');
}

/** All phones of a table add and send at once, round after round. */
async function dine(
  phones: readonly Phone[],
  order: (phone: Phone, round: number) => Promise<{ start: number; version: number }>,
) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(
      phones.map(async (phone) => {
        const { start, version } = await order(phone, round);
        const seen = await Promise.all(phones.map((one) => one.sees(version)));
        times.push(Math.max(...seen) - start);
      }),
    );
  return times;
}

async function measureOn(place: Place): Promise<TablesOn> {
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS } });
  const shop = await enterShop({ host: HOST, call: createHttpClient(BACKEND_PORT).call });
  const tables: Phone[][] = [];
  for (const code of readCodes(place)) {
    const phones: Phone[] = [];
    for (let seat = 0; seat < PHONES; seat += 1) {
      const diner = await shop.createDiner();
      phones.push(await openPhone({ host: HOST, port: BACKEND_PORT, diner, code, name: `Ana ${seat}` }));
    }
    tables.push(phones);
  }
  let keys = 0;
  const order = (phone: Phone, round: number) => {
    keys += 1;
    const key = `bench-table-${keys}-0123456789`;
    return phone.order({ product: shop.pick(round), supplierId: shop.branch.id, key });
  };
  const times = (await Promise.all(tables.map((phones) => dine(phones, order)))).flat();
  const counts = await Promise.all(tables.map(([phone]) => phone?.count() ?? 0));
  for (const phone of tables.flat()) phone.close();
  await stopProgram(backend);
  const sent = PHONES * ROUNDS;
  return {
    tables: tables.length,
    phones: PHONES,
    sent: times.length,
    lost: counts.reduce((sum, count) => sum + Math.max(0, sent - count), 0),
    doubled: counts.reduce((sum, count) => sum + Math.max(0, count - sent), 0),
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
  };
}

/** Measures, on each database, tables full of phones that order at once. */
export async function measureTables(): Promise<Tables> {
  const postgresql = await withDatabases(['tables'], ({ tables }) =>
    measureOn({ dataDir: `${WORK}/tables`, databaseUrl: tables }),
  );
  return { kind: 'tables', pglite: await measureOn({ dataDir: `${WORK}/tables-pglite` }), postgresql };
}

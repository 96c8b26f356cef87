import { setTimeout as pass } from 'node:timers/promises';
import { createHttpClient } from './load/http-client';
import { get } from './load/http-get';
import { runPaced } from './load/run-load';
import { enterShop } from './load/shop';
import type { Memory } from './report/results';
import { withDatabases } from './stage/own-database';
import {
  BACKEND_PORT,
  GROWN_PORT,
  HOST,
  memoryOf,
  PRODUCTS,
  startBackend,
  startWeb,
  stopProgram,
  TENANT,
  WEB_PORT,
  WORK,
} from './stage/stage';

const MINUTES = 10;
const PAGES_PER_SECOND = 40;
const VISITS_PER_SECOND = 4;
const PATHS = ['/', '/branch-offices', '/centro', '/centro/menu-digital', '/robots.txt'];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

async function visitBackend(port: number, seed: number): Promise<void> {
  const shop = await enterShop({ host: HOST, call: createHttpClient(port).call });
  await runPaced({
    items: range(VISITS_PER_SECOND * 60),
    perSecond: VISITS_PER_SECOND,
    work: async (index) => {
      await shop.call({ host: HOST, path: '/domain/config.json' });
      await shop.call({ host: HOST, path: '/domain/suppliers/centro.json' });
      await shop.place(await shop.fillCart(seed + index));
    },
  });
}

const visitWeb = () =>
  runPaced({
    items: range(PAGES_PER_SECOND * 60),
    perSecond: PAGES_PER_SECOND,
    work: async (index) => {
      const headers: Record<string, string> = index % 2 === 0 ? { 'accept-encoding': 'gzip' } : {};
      await get({ port: WEB_PORT, host: HOST, path: PATHS[index % PATHS.length] ?? '/', headers });
    },
  });

async function measureOn(databaseUrl: string | null): Promise<Memory> {
  const sizes = { [TENANT]: PRODUCTS };
  const pglite = await startBackend({
    place: { dataDir: `${WORK}/memory-pglite`, port: GROWN_PORT },
    sizes,
  });
  const postgresql =
    databaseUrl === null
      ? null
      : await startBackend({ place: { dataDir: `${WORK}/memory`, databaseUrl }, sizes });
  const port = postgresql ? BACKEND_PORT : GROWN_PORT;
  const web = await startWeb({ env: { BACKEND_URL: `http://127.0.0.1:${port}` } });
  const memory: Memory = { kind: 'memory', webMb: [], pgliteMb: [], postgresqlMb: postgresql ? [] : null };
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const seed = minute * 1_000;
    await Promise.all([
      pass(60_000),
      visitWeb(),
      visitBackend(GROWN_PORT, seed),
      ...(postgresql ? [visitBackend(BACKEND_PORT, seed)] : []),
    ]);
    memory.webMb.push(memoryOf(web));
    memory.pgliteMb.push(memoryOf(pglite));
    if (postgresql) memory.postgresqlMb?.push(memoryOf(postgresql));
  }
  for (const program of [web, pglite, ...(postgresql ? [postgresql] : [])]) await stopProgram(program);
  return memory;
}

export async function measureMemory(): Promise<Memory> {
  const measured = await withDatabases(['memory'], ({ memory }) => measureOn(memory));
  return measured ?? measureOn(null);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLockHolder } from '@/backend/platform/database/data-folder-lock';
import { say } from '../programs.mjs';
import { generate } from '../tenant/generate';
import { createHttpClient } from './load/http-client';
import { createNeighbour } from './load/neighbour';
import type { ImportRun, Imports } from './report/results';
import { percentile } from './report/statistics';
import { withDatabases } from './stage/own-database';
import { BACKEND_PORT, type Place, PRODUCTS, startBackend, stopProgram, TENANT, WORK } from './stage/stage';

const SIZES = [1_000, 3_000, 10_000];
const BAD_ROWS = 100_000;
const QUIET_CALLS = 200;

/** @returns milliseconds, and the answer */
async function importOnce({ place, folder }: { place: Place; folder: string }) {
  const holder = findLockHolder(place.dataDir);
  const { send } = createHttpClient(BACKEND_PORT);
  const start = performance.now();
  const answer = await send({
    method: 'POST',
    path: '/operator/imports',
    headers: { authorization: `Bearer ${holder?.key}` },
    body: { folder, confirmed: 'all' },
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return {
    ms: performance.now() - start,
    status: answer.statusCode ?? 0,
    text: Buffer.concat(parts).toString('utf8'),
  };
}

async function changeMenu(folder: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, 'menu.csv');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const raiseOnePrice = (text: string) =>
  text.replace(/,(\d+)900,/, (_all, thousands) => `,${Number(thousands) + 1}900,`);
const breakRows = () =>
  `sku,category,name_es,price\n${Array.from({ length: BAD_ROWS }, (_, at) => `b${at},nowhere,B,dear\n`).join('')}`;

async function measureOn(place: Place): Promise<ImportRun[]> {
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS } });
  const visitUntil = await createNeighbour();
  await visitUntil((calls) => calls >= QUIET_CALLS);
  const runs: ImportRun[] = [];
  async function run(what: string, products: number, folder: string) {
    const quiet = await visitUntil((calls) => calls >= QUIET_CALLS);
    let over = false;
    const importing = importOnce({ place, folder }).finally(() => {
      over = true;
    });
    const beside = await visitUntil(() => over);
    const { ms, status, text } = await importing;
    const one: ImportRun = {
      what,
      products,
      ms,
      status,
      quietP95Ms: percentile(quiet.times, 95),
      besideP95Ms: percentile(beside.times, 95),
      worstMs: Math.max(...beside.times),
      calls: beside.times.length + beside.failed,
      failed: quiet.failed + beside.failed,
    };
    runs.push(one);
    say(`  ${JSON.stringify(one)} ${text.slice(0, 200)}`);
  }
  for (const products of SIZES) {
    const slug = `medida-${products}`;
    const { folder } = await generate([slug, '--products', String(products), '--out', WORK]);
    await run('first', products, folder);
    await changeMenu(folder, raiseOnePrice);
    await run('one price', products, folder);
  }
  const { folder } = await generate(['medida-rota', '--products', '1', '--out', WORK]);
  await changeMenu(folder, breakRows);
  await run('bad rows', BAD_ROWS, folder);
  await stopProgram(backend);
  return runs;
}

/** Measures three sizes on both databases, beside a neighbour (guarantee/large-import). */
export async function measureImport(): Promise<Imports> {
  const pglite = await measureOn({ dataDir: `${WORK}/import` });
  const postgresql = await withDatabases(['imports'], ({ imports }) =>
    measureOn({ dataDir: `${WORK}/import-postgresql`, databaseUrl: imports }),
  );
  return { kind: 'import', pglite, postgresql };
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

/** A database of this run's own on the PostgreSQL that DATABASE_URL names. */
async function createDatabase(url) {
  const name = `ordering_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { name, url: address.href };
}

async function startEngine() {
  const file = fileURLToPath(new URL('../../../backend/pglite-worker.mjs', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'ordering-'));
  const worker = new Worker(file, {
    workerData: { dataDir: null, socketPath: join(folder, '.s.PGSQL.5432') },
  });
  await once(worker, 'message');
  return { worker, folder, url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}` };
}

/**
 * A database for each of Jest's workers, because jobs look after all tenants of theirs: PGlite in memory, or PostgreSQL
 * by DATABASE_URL. Test files make their own tenants in it.
 */
export default async function setup({ maxWorkers }) {
  const address = process.env.DATABASE_URL;
  const make = () => (address ? createDatabase(address) : startEngine());
  globalThis.testDatabases = await Promise.all(Array.from({ length: maxWorkers }, make));
  process.env.TEST_DATABASE_URLS = JSON.stringify(globalThis.testDatabases.map(({ url }) => url));
}

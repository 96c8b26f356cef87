import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';

const DATABASE = '../../../backend/platform/database';

/** Creates the product's tables in an empty database. */
async function fill(url) {
  const { openDatabase } = await tsImport(`${DATABASE}/database.ts`, import.meta.url);
  const { migrate } = await tsImport(`${DATABASE}/migrate.ts`, import.meta.url);
  const db = openDatabase({ connectionString: url, maxConnections: 1, statementTimeoutMs: 60_000 });
  await migrate({ db, folder: 'backend/migrations' });
  await db.close();
}

/** Databases on the PostgreSQL that DATABASE_URL names: one is migrated, the others are its copies. */
async function createDatabases(server, count) {
  const prefix = `ordering_test_${randomBytes(6).toString('hex')}`;
  const addressOf = (name) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const create = async (name, template) => {
    await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
    // Rows that a test writes need not outlive the server.
    await client.query(`alter database ${name} set synchronous_commit = off`);
    return { name, url: addressOf(name) };
  };
  const template = await create(`${prefix}_template`);
  await fill(template.url);
  const copies = [];
  for (let number = 1; number <= count; number += 1)
    copies.push(await create(`${prefix}_${number}`, template.name));
  await client.end();
  return { template, copies };
}

const ENGINE = fileURLToPath(new URL('../../../backend/pglite-worker.mjs', import.meta.url));

/** @param dataDir null keeps the data in memory */
async function startEngine(dataDir = null) {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-'));
  const socketPath = join(folder, '.s.PGSQL.5432');
  const worker = new Worker(ENGINE, { workerData: { dataDir, socketPath } });
  await once(worker, 'message');
  return { worker, folder, url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}` };
}

/** A migrated data folder, which programs that tests kill begin with a copy of. */
async function makeDataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ordering-engine-'));
  await once(new Worker(ENGINE, { workerData: { dataDir, isToCreate: true } }), 'exit');
  const { worker, folder, url } = await startEngine(dataDir);
  await fill(url);
  worker.postMessage('stop');
  await once(worker, 'exit');
  rmSync(folder, { recursive: true });
  return dataDir;
}

async function startEngines(count) {
  const [dataDir, ...copies] = await Promise.all([
    makeDataFolder(),
    ...Array.from({ length: count }, () => startEngine()),
  ]);
  return { dataDir, copies };
}

/**
 * A database for each of Jest's workers, because jobs look after all tenants of theirs: PGlite in memory, or PostgreSQL
 * by DATABASE_URL. Test files make their own tenants in it.
 */
export default async function setup({ maxWorkers }) {
  const server = process.env.DATABASE_URL;
  const made = server ? await createDatabases(server, maxWorkers) : await startEngines(maxWorkers);
  const { copies, template, dataDir } = made;
  globalThis.testDatabases = { copies, template, dataDir };
  process.env.TEST_DATABASE_URLS = JSON.stringify(copies.map(({ url }) => url));
  if (template) process.env.TEST_TEMPLATE_DATABASE = template.name;
  if (dataDir) process.env.TEST_ENGINE_FOLDER = dataDir;
}

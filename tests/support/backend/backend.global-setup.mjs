import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
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
    // What a test writes need not outlive the server.
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
  const server = process.env.DATABASE_URL;
  const made = server
    ? await createDatabases(server, maxWorkers)
    : { template: null, copies: await Promise.all(Array.from({ length: maxWorkers }, startEngine)) };
  globalThis.testDatabases = [...made.copies, ...(made.template ? [made.template] : [])];
  process.env.TEST_DATABASE_URLS = JSON.stringify(made.copies.map(({ url }) => url));
  if (made.template) process.env.TEST_TEMPLATE_DATABASE = made.template.name;
}

import { rmSync } from 'node:fs';
import pg from 'pg';

export default async function teardown() {
  const databases = globalThis.testDatabases ?? [];
  for (const { worker, folder } of databases) {
    await worker?.terminate();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  if (!process.env.DATABASE_URL) return;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  for (const { name } of databases) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

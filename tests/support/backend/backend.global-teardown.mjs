import { rmSync } from 'node:fs';
import pg from 'pg';

export default async function teardown() {
  const { copies, template, dataDir } = globalThis.testDatabases ?? { copies: [] };
  for (const { worker, folder } of copies) {
    await worker?.terminate();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  if (!template) return;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  for (const { name } of [template, ...copies]) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

import pg from 'pg';

export default async function teardown() {
  const databases = globalThis.testDatabases ?? [];
  for (const { worker } of databases) await worker?.terminate();
  if (!process.env.DATABASE_URL) return;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  for (const { name } of databases) await client.query(`drop database ${name} with (force)`);
  await client.end();
}

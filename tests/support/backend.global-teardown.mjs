import pg from 'pg';

export default async function teardown() {
  await globalThis.testEngine?.terminate();
  if (!globalThis.testDatabase) return;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`drop database ${globalThis.testDatabase.name} with (force)`);
  await client.end();
}

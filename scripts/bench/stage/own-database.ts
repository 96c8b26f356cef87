import { Client } from 'pg';
import { POSTGRESQL } from './stage';

export const NO_POSTGRESQL = 'DATABASE_URL names no PostgreSQL on which a database may be made';

/** Drops them afterwards; null without a server. */
export async function withDatabases<Name extends string, T>(
  names: readonly Name[],
  work: (urls: Record<Name, string>) => Promise<T>,
): Promise<T | null> {
  if (!POSTGRESQL) return null;
  const client = new Client({ connectionString: POSTGRESQL });
  await client.connect();
  const databases = names.map((name) => ({ name, database: `ordering_bench_${name}_${process.pid}` }));
  try {
    for (const { database } of databases) await client.query(`create database ${database}`);
    const urls = databases.map(({ name, database }) => {
      const url = new URL(POSTGRESQL ?? '');
      url.pathname = `/${database}`;
      return [name, url.href] as const;
    });
    return await work(Object.fromEntries(urls) as Record<Name, string>);
  } finally {
    for (const { database } of databases)
      await client.query(`drop database if exists ${database} with (force)`);
    await client.end();
  }
}

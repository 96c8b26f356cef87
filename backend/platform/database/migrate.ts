import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

const MIGRATION_LOCK = 720_114;

/** By name, a transaction each; also by two processes at once. @returns the names applied now */
export async function migrate({ db, folder }: { db: Database; folder: string }): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const done = new Set(
    await db.system(async (sql) => {
      await sql('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await sql(
        'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      return (await sql<{ name: string }>('select name from schema_migrations')).map(({ name }) => name);
    }),
  );
  const applied: string[] = [];
  for (const name of names.filter((one) => !done.has(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    await db.system(async (sql) => {
      await sql('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      // Another process may have applied it.
      const [before] = await sql('select 1 from schema_migrations where name = $1', [name]);
      if (before) return;
      await sql(text);
      await sql('insert into schema_migrations (name) values ($1)', [name]);
      applied.push(name);
    });
  }
  return applied;
}

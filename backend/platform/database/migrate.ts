import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Sql } from './database';

const MIGRATION_LOCK = 720_114;
/** File 100 comes after file 99. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/**
 * A database on which files ran, but not the folder's first one, was made by another set of files. Files that this folder does
 * not know are no reason to refuse: a newer build added them, and this build runs on its tables (docs/decisions/0274).
 */
function assertSameSet({ names, done }: { names: string[]; done: Set<string> }) {
  const [first] = names;
  const [other] = done;
  if (!first || !other || done.has(first)) return;
  throw new Error(
    `This database was made by other migrations (${other} ran on it, ${first} did not): start with an empty database or another DATA_DIR, or run the build that made it.`,
  );
}

const listFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort(BY_NUMBER.compare);

const listDone = (sql: Sql) => sql<{ name: string }>('select name from schema_migrations order by name');

/**
 * For a program that never migrates.
 * @param place names the database in the sentence
 * @throws Error where no backend has made the tables that this build needs
 */
export async function assertMigrated({
  db,
  folder,
  place,
}: {
  db: Database;
  folder: string;
  place: string;
}): Promise<void> {
  const names = await listFiles(folder);
  const done = await db.system(async (sql) => {
    const [found] = await sql<{ name: string | null }>(
      `select to_regclass('schema_migrations')::text as name`,
    );
    return new Set(found?.name ? (await listDone(sql)).map(({ name }) => name) : []);
  });
  if (done.size === 0)
    throw new Error(
      `${place} is no installation's: a backend makes the tables at its first start. Name the right one in DATABASE_URL (PostgreSQL) or DATA_DIR (the embedded database).`,
    );
  assertSameSet({ names, done });
  const missing = names.filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new Error(
      `${place} lacks ${missing.join(', ')}, and a command does not migrate: start the backend of this build first.`,
    );
}

/**
 * Each file in a transaction of its own, in the order of their numbers, also by two processes at once.
 * @returns the names applied now
 * @throws Error where other migrations made the database
 */
export async function migrate({ db, folder }: { db: Database; folder: string }): Promise<string[]> {
  const names = await listFiles(folder);
  const done = new Set(
    await db.system(async (sql) => {
      await sql('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await sql(
        'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      return (await listDone(sql)).map(({ name }) => name);
    }),
  );
  assertSameSet({ names, done });
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

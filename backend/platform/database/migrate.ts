import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database, Sql } from './database';

const MIGRATION_LOCK = 720_114;
/** File 100 comes after file 99. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

const LOCK_WAIT_MS = 1_000;
const PAUSE_MS = 2_000;
const MOST_TRIES = 20;
const LOCK_NOT_AVAILABLE = '55P03';
/** The first line of a file that builds without it can run on; the name is the newest file that they must know. */
const RUNS_WITH = /^-- runs with (\S+\.sql)\n/;

type Done = { name: string; runs_with: string | null };

/** A lock that others kept through every try: the supervisor starts the program again. */
export class MigrationWaitsError extends Error {}

/** A database on which files ran, but not the folder's first one, was made by another set of files. */
function assertSameSet({ names, done }: { names: string[]; done: Done[] }) {
  const [first] = names;
  const [other] = done;
  if (!first || !other || done.some(({ name }) => name === first)) return;
  throw new Error(
    `This database was made by other migrations (${other.name} ran on it, ${first} did not): start with an empty database or another DATA_DIR, or run the build that made it.`,
  );
}

/** Refuses a schema that is newer than this build, except where each newer file says that it runs with this build. */
function assertNotNewer({ names, done }: { names: string[]; done: Done[] }) {
  const known = new Set(names);
  const newer = done.filter(
    ({ name, runs_with }) => !known.has(name) && !(runs_with !== null && known.has(runs_with)),
  );
  if (newer.length === 0) return;
  const files = newer.map(({ name }) => name).sort(BY_NUMBER.compare);
  throw new Error(
    `A newer build has changed this database (${files.join(', ')}), and this build does not know how: run the newer build, or restore the backup from before the upgrade.`,
  );
}

const listFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort(BY_NUMBER.compare);

/** An earlier build made the table without the column. */
const listDone = (sql: Sql) =>
  sql<Done>(
    `select name, to_jsonb(m) ->> 'runs_with' as runs_with from schema_migrations m order by name collate "C"`,
  );

function assertUsable(found: { names: string[]; done: Done[] }) {
  assertSameSet(found);
  assertNotNewer(found);
}

/**
 * Checks the tables for a program that never migrates.
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
    return found?.name ? listDone(sql) : [];
  });
  if (done.length === 0)
    throw new Error(
      `${place} is no installation's: a backend makes the tables at its first start. Name the right one in DATABASE_URL (PostgreSQL) or DATA_DIR (the embedded database).`,
    );
  assertUsable({ names, done });
  const ran = new Set(done.map(({ name }) => name));
  const missing = names.filter((name) => !ran.has(name));
  if (missing.length > 0)
    throw new Error(
      `${place} lacks ${missing.join(', ')}, and a command does not migrate: start the backend of this build first.`,
    );
}

async function openTable(sql: Sql): Promise<Done[]> {
  await sql('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await sql(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const [column] = await sql(
    `select 1 from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'runs_with'`,
  );
  if (!column) await sql('alter table schema_migrations add column runs_with text');
  return listDone(sql);
}

/** @returns whether it was applied now, not by another process */
async function apply({ sql, name, text }: { sql: Sql; name: string; text: string }): Promise<boolean> {
  await sql('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const [before] = await sql('select 1 from schema_migrations where name = $1', [name]);
  if (before) return false;
  // Every call on a table queues behind a migration that waits for it.
  await sql(`set local lock_timeout = ${LOCK_WAIT_MS}`);
  await sql(text);
  const runsWith = RUNS_WITH.exec(text)?.[1] ?? null;
  await sql('insert into schema_migrations (name, runs_with) values ($1, $2)', [name, runsWith]);
  return true;
}

type Migration = {
  db: Database;
  folder: string;
  /** Called before each new try. */
  onWait?: (name: string) => void;
  pause?: (ms: number) => Promise<unknown>;
};

async function applyPatiently({
  db,
  name,
  text,
  onWait,
  pause = setTimeout,
}: Omit<Migration, 'folder'> & { name: string; text: string }): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.system((sql) => apply({ sql, name, text }));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      if (tries === MOST_TRIES)
        throw new MigrationWaitsError(
          `The migration ${name} did not get its table lock in ${MOST_TRIES} tries: end the long statement or the backup that reads it.`,
        );
    }
    onWait?.(name);
    await pause(PAUSE_MS);
  }
}

/**
 * Each file in a transaction of its own, in the order of their numbers, also by two processes at once. A file waits a second
 * for a table that others hold, lets their calls pass, and tries again.
 * @returns the names applied now
 * @throws Error where other migrations made the database, or a newer build changed it
 */
export async function migrate({ folder, ...how }: Migration): Promise<string[]> {
  const names = await listFiles(folder);
  const done = await how.db.system(openTable);
  assertUsable({ names, done });
  const ran = new Set(done.map(({ name }) => name));
  const applied: string[] = [];
  for (const name of names.filter((one) => !ran.has(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    if (await applyPatiently({ ...how, name, text })) applied.push(name);
  }
  return applied;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Work } from '@/backend/platform/database/database';
import { assertMigrated, migrate } from '@/backend/platform/database/migrate';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';

const SCHEMA = 'of_migrate_test';

let backend: TestBackend;
/** Its transactions see one schema alone, which is empty before each test. */
let db: Database;
let folder: string;
beforeAll(async () => {
  backend = await createTestBackend();
  const inSchema =
    <T>(work: Work<T>): Work<T> =>
    async (sql, commitAhead) => {
      await sql(`set local search_path to ${SCHEMA}`);
      return work(sql, commitAhead);
    };
  db = { ...backend.db, system: (work) => backend.db.system(inSchema(work)) };
});
beforeEach(async () => {
  await backend.db.system((sql) => sql(`create schema ${SCHEMA}`));
  folder = await mkdtemp(join(tmpdir(), 'migrate-'));
});
afterEach(async () => {
  await backend.db.system((sql) => sql(`drop schema ${SCHEMA} cascade`));
  await rm(folder, { recursive: true });
});
afterAll(() => backend.close());

/** Files that each make a table of their number. */
const add = (...names: string[]) =>
  Promise.all(
    names.map((name) =>
      writeFile(join(folder, name), `create table t${Number.parseInt(name, 10)} (id int primary key)`),
    ),
  );
const tables = () =>
  db.system(async (sql) => {
    const rows = await sql<{ tablename: string }>('select tablename from pg_tables where schemaname = $1', [
      SCHEMA,
    ]);
    return rows.map(({ tablename }) => tablename).sort();
  });

it('runs each file once, in the order of their numbers', async () => {
  await add('100-menu.sql', '02-menu.sql', '01-tenant.sql');
  expect(await migrate({ db, folder })).toEqual(['01-tenant.sql', '02-menu.sql', '100-menu.sql']);
  await add('101-menu.sql');
  expect(await migrate({ db, folder })).toEqual(['101-menu.sql']);
  expect(await tables()).toEqual(['schema_migrations', 't1', 't100', 't101', 't2']);
});

it('refuses a database that other files made, says so in one sentence, and changes nothing', async () => {
  await add('0001-instances.sql', '0002-branches.sql');
  await migrate({ db, folder });
  const before = await tables();
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'migrate-'));
  await add('01-tenant.sql', '16-menu.sql');
  await expect(migrate({ db, folder })).rejects.toThrow(
    'This database was made by other migrations (0001-instances.sql ran on it, 01-tenant.sql did not): ' +
      'start with an empty database or another DATA_DIR, or run the build that made it.',
  );
  expect(await tables()).toEqual(before);
});

it('lets a build start on a database that a newer build migrated', async () => {
  await add('01-tenant.sql', '02-menu.sql', '03-menu.sql');
  await migrate({ db, folder });
  await rm(join(folder, '03-menu.sql'));
  expect(await migrate({ db, folder })).toEqual([]);
});

it('tells a program that never migrates what the tables lack, and changes nothing', async () => {
  const check = () => assertMigrated({ db, folder, place: 'The database' });
  await add('01-tenant.sql');
  await expect(check()).rejects.toThrow("The database is no installation's: a backend makes the tables");
  expect(await tables()).toEqual([]);
  await migrate({ db, folder });
  await check();
  await add('02-menu.sql');
  await expect(check()).rejects.toThrow('The database lacks 02-menu.sql, and a command does not migrate');
  expect(await tables()).toEqual(['schema_migrations', 't1']);
});

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

it('refuses a database that a newer build changed, except where the newer files say that they run with this one', async () => {
  await add('01-tenant.sql', '02-menu.sql');
  await writeFile(join(folder, '03-menu.sql'), '-- runs with 02-menu.sql\ncreate table t3 (id int)');
  await migrate({ db, folder });
  await rm(join(folder, '03-menu.sql'));
  expect(await migrate({ db, folder })).toEqual([]);
  await rm(join(folder, '02-menu.sql'));
  const sentence =
    'A newer build has changed this database (02-menu.sql, 03-menu.sql), and this build does not know how: ' +
    'run the newer build, or restore the backup from before the upgrade.';
  await expect(migrate({ db, folder })).rejects.toThrow(sentence);
  await expect(assertMigrated({ db, folder, place: 'The database' })).rejects.toThrow(sentence);
});

it('takes over the list of a build that kept the names alone', async () => {
  await add('01-tenant.sql');
  await db.system(async (sql) => {
    await sql('create table schema_migrations (name text primary key, applied_at timestamptz default now())');
    await sql(`insert into schema_migrations (name) values ('01-tenant.sql')`);
  });
  await assertMigrated({ db, folder, place: 'The database' });
  expect(await migrate({ db, folder })).toEqual([]);
});

// The embedded engine has one transaction at a time.
const onPostgres = process.env.DATABASE_URL ? describe : describe.skip;

onPostgres('behind a long read', () => {
  const READ = 'select 1 from t1';
  beforeEach(async () => {
    await add('01-tenant.sql');
    await migrate({ db, folder });
    await writeFile(join(folder, '02-tenant.sql'), 'alter table t1 add column note text');
  });

  it('a migration lets the others pass and tries again', async () => {
    let finish = () => {};
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const waited: string[] = [];
    let reading: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      reading = db.system(async (sql) => {
        await sql(READ);
        begun();
        await finished;
      });
    });
    const pause = async () => {
      // Another call is answered although the migration has not run.
      await db.system((sql) => sql(READ));
      finish();
      await reading;
    };
    expect(await migrate({ db, folder, pause, onWait: (name) => waited.push(name) })).toEqual([
      '02-tenant.sql',
    ]);
    expect(waited).toEqual(['02-tenant.sql']);
  });
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

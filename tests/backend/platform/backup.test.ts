import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openDatabase } from '@/backend/platform/database/database';
import { findIsolationFaults } from '@/backend/platform/database/find-isolation-faults';
import { migrate } from '@/backend/platform/database/migrate';
import { findPrograms, startServer } from '@/scripts/testing/open-postgres.mjs';
import { openLivedInTenant } from '@/tests/support/backend/lived-in-tenant';
import { createPayingBackend } from '@/tests/support/shops/gateway';

const DUMP = 'ordering-2026-11-21.dump';

/** The command blocks under a heading of production.md, as they are. */
function blocksOf(heading: string): string[] {
  const [, rest = ''] = readFileSync('docs/operations/production.md', 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}
const [createRole = ''] = blocksOf('3. PostgreSQL');
const [backUp = '', makeRoom = '', createAppRole = '', restore = ''] = blocksOf('7. Backup and restore');
const [, restoreInContainers = '', createAppRoleInContainers = ''] = blocksOf('In containers');
const ROLES = resolve('deploy/postgres/roles.sql');

const programs = findPrograms();
// Without PostgreSQL's own programs there is nothing to run the blocks with.
const whereInstalled = programs ? describe : describe.skip;

whereInstalled("production.md's backup of PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  type Server = NonNullable<Awaited<ReturnType<typeof startServer>>>;
  let server: Server;
  let another: Server;
  let contained: Server;

  /** `sudo -u postgres …` reaches the test's server as this role. */
  const run = (block: string, { role = 'postgres', at = server } = {}) =>
    new Promise<{ code: number; said: string }>((done) => {
      const host = new URL(at.url).searchParams.get('host') ?? '';
      const PATH = `${folder}/bin:${programs}:${process.env.PATH}`;
      const env = { ...process.env, PATH, PGHOST: host, PGUSER: role };
      execFile('sh', ['-c', block], { cwd: join(folder, 'here'), env }, (error, _out, said) =>
        done({ code: error ? Number(error.code) : 0, said }),
      );
    });

  const addressOf = (database: string, { role = 'ordering', at = server } = {}) =>
    Object.assign(new URL(at.url), { pathname: `/${database}`, username: role }).href;

  /** The number and the hash of each table's rows, and the last value of each sequence. */
  async function readContent(database: string, at = server): Promise<Record<string, string>> {
    const client = new pg.Client({ connectionString: addressOf(database, { role: 'postgres', at }) });
    await client.connect();
    const ask = async (text: string) => (await client.query<{ name: string; value: string }>(text)).rows;
    const tables = await ask(
      `select tablename as name, '' as value from pg_tables where schemaname = 'public'`,
    );
    const content: [string, string][] = [];
    for (const { name } of tables) {
      const rows = await ask(
        `select '' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as value
         from "${name}" t`,
      );
      content.push([name, rows[0]?.value ?? '']);
    }
    const sequences = await ask(
      `select sequencename as name, coalesce(last_value, 0)::text as value from pg_sequences`,
    );
    await client.end();
    return Object.fromEntries([...content, ...sequences.map(({ name, value }) => [name, value] as const)]);
  }

  beforeAll(async () => {
    for (const name of ['bin', 'here']) mkdirSync(join(folder, name));
    // `docker compose -f … exec -T postgres …` reaches the server too; there is nothing to stop or to start.
    for (const [name, line] of [
      ['sudo', 'shift 2\nexec "$@"'],
      ['docker', '[ "$4" = exec ] || exit 0\nshift 6\nexec "$@"'],
    ] as const) {
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`);
      chmodSync(join(folder, 'bin', name), 0o755);
    }
    const begun = [startServer(programs), startServer(programs), startServer(programs)];
    const [one, two, three] = await Promise.all(begun);
    if (!one || !two || !three) throw new Error('the server did not start');
    [server, another, contained] = [one, two, three];
    expect(await run(createRole)).toEqual({ code: 0, said: '' });
    const before = process.env.TEST_DATABASE_URL;
    process.env.TEST_DATABASE_URL = addressOf('ordering');
    try {
      const mail = { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'casa@mesa.example' };
      const paying = await createPayingBackend(undefined, mail);
      await openLivedInTenant(paying);
      await openLivedInTenant(paying);
      await paying.close();
    } finally {
      process.env.TEST_DATABASE_URL = before;
    }
  }, 120_000);
  afterAll(async () => {
    await Promise.all([server?.stop(), another?.stop(), contained?.stop()]);
    rmSync(folder, { recursive: true });
  });
  const files = () => readdirSync(join(folder, 'here'));

  test('leaves no file and fails where row-level security binds the role', async () => {
    const { code, said } = await run(backUp, { role: 'ordering' });
    expect({ code, files: files() }).toEqual({ code: 1, files: [] });
    expect(said).toContain('row-level security');
  }, 60_000);

  test('is made by a role that is no superuser but steps round row-level security', async () => {
    const create = 'create role backs_up login bypassrls in role pg_read_all_data';
    expect(await run(`sudo -u postgres psql -qc '${create}'`)).toEqual({ code: 0, said: '' });
    expect(await run(backUp, { role: 'backs_up' })).toEqual({ code: 0, said: '' });
    rmSync(join(folder, 'here', files()[0] ?? ''));
  }, 60_000);

  /** Migrates nothing, and the walls between tenants stand. */
  async function expectToStart(at: Server): Promise<void> {
    const connectionString = addressOf('ordering', { at });
    const db = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000 });
    expect(await migrate({ db, folder: 'backend/migrations' })).toEqual([]);
    expect(await findIsolationFaults(db)).toEqual([]);
    await db.close();
  }

  test('brings back every row of every tenant, here and on another cluster, and a backend starts on it', async () => {
    expect(await run(backUp)).toEqual({ code: 0, said: '' });
    const [file = '', ...more] = files();
    expect([more, file]).toEqual([[], expect.stringMatching(/^ordering-\d{4}-\d\d-\d\d\.dump$/)]);
    renameSync(join(folder, 'here', file), join(folder, 'here', DUMP));
    const before = await readContent('ordering');
    expect(before).toMatchObject({ instances: expect.stringMatching(/^2 /) });
    for (const [at, ...blocks] of [
      [server, makeRoom],
      [another, createRole, createAppRole],
    ] as const) {
      for (const block of [...blocks, restore])
        expect(await run(block, { at })).toEqual({ code: 0, said: '' });
      expect(await readContent('ordering', at)).toEqual(before);
      await expectToStart(at);
    }
    expect(await readContent('ordering_before')).toEqual(before);
  }, 60_000);

  test('is restored in containers by a superuser whom no password lets in, for a role that is none', async () => {
    const init = `POSTGRES_PASSWORD=s3cret psql -qv ON_ERROR_STOP=1 --no-psqlrc --dbname=postgres -f ${ROLES}`;
    expect(await run(init, { at: contained })).toEqual({ code: 0, said: '' });
    const client = new pg.Client({
      connectionString: addressOf('postgres', { role: 'postgres', at: contained }),
    });
    await client.connect();
    const { rows } = await client.query(
      `select r.rolname as name, r.rolsuper as super, r.rolcreaterole as creates, a.rolpassword is not null as enters,
         array(select datname::text from pg_database d where d.datdba = r.oid and not datistemplate) as owns
       from pg_roles r join pg_authid a on a.oid = r.oid where r.rolcanlogin order by 1`,
    );
    await client.end();
    expect(rows).toEqual([
      { name: 'ordering', super: false, creates: true, enters: true, owns: ['ordering'] },
      { name: 'postgres', super: true, creates: true, enters: false, owns: ['postgres'] },
    ]);
    for (const block of [createAppRoleInContainers, restoreInContainers])
      expect(await run(block, { role: 'ordering', at: contained })).toEqual({ code: 0, said: '' });
    expect(await readContent('ordering', contained)).toEqual(await readContent('ordering_before'));
    await expectToStart(contained);
  }, 60_000);

  test('changes nothing where the database that it restores is still in use', async () => {
    const client = new pg.Client({ connectionString: addressOf('ordering') });
    await client.connect();
    const before = await readContent('ordering');
    expect(await run("sudo -u postgres psql -qc 'drop database ordering_before'")).toMatchObject({ code: 0 });
    const { code, said } = await run(makeRoom);
    expect(code).not.toBe(0);
    expect(said).toContain('is being accessed by other users');
    expect((await run(restore)).code).not.toBe(0);
    expect(await readContent('ordering')).toEqual(before);
    await client.end();
  }, 60_000);
});

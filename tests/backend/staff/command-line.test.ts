import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findLockHolder, lockDataFolder } from '@/backend/platform/database/data-folder-lock';
import { noteDatabase } from '@/backend/platform/database/noted-database';
import { openOperator } from '@/scripts/tenant/ask/open-operator';
import { bundleProgram } from '@/tests/support/backend/bundle-program';
import { findFreePort } from '@/tests/support/backend/free-port';
import { createKillableBackend } from '@/tests/support/backend/killable-backend';
import { runHere } from '@/tests/support/backend/run-commands';

/** As it is shipped: from its sources it takes seconds to begin. */
const program = bundleProgram();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-line-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');

/** The progress that an import prints; how many lines it has depends on the machine. */
const STEPS = /^\S+: (importing|reading|writing)…\n/gm;

/** Runs `npm run tenant -- …` on a data folder of its own, with what else the environment is to say. */
function tenantWith(
  variables: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; out: string; said: string }> {
  const { DATABASE_URL: _shared, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      'node',
      ['--liftoff-only', join(program, 'tenant.mjs'), ...words],
      { env: { ...env, DATA_DIR: dataDir(), ...variables } },
      (error, out, said) =>
        done({ code: error ? 1 : 0, out: out.trim(), said: said.replaceAll(STEPS, '').trim() }),
    );
  });
}
const tenant = (...words: string[]) => tenantWith({}, ...words);

/** Writes the folder of a small tenant. */
const generate = (products: number) =>
  runHere({
    words: ['generate', 'medida', '--products', String(products), '--out', folder],
    variables: { DATA_DIR: dataDir() },
  });

test('where no backend has started, a command makes no database and says how to name the right one', async () => {
  await generate(1);
  for (const words of [['list'], ['import', join(folder, 'medida')]])
    expect(await tenant(...words)).toEqual({
      code: 1,
      out: '',
      said: `There is no database that this user can read in the data folder ${dataDir()}: a backend makes it at its first start. Name the folder of the installation in DATA_DIR, or its PostgreSQL in DATABASE_URL.`,
    });
  expect(existsSync(dataDir())).toBe(false);
});

test('where the backend of the folder works on PostgreSQL, an embedded database is not opened', async () => {
  await mkdir(join(dataDir(), 'pglite'), { recursive: true });
  await writeFile(join(dataDir(), 'pglite', 'PG_VERSION'), '18');
  noteDatabase({ dataDir: dataDir(), databaseUrl: 'postgres://ana:secret@127.0.0.1:1/ordering' });
  expect(await tenant('list')).toEqual({
    code: 1,
    out: '',
    said: `The backend of the data folder ${dataDir()} works on PostgreSQL: name its database in DATABASE_URL, or another folder in DATA_DIR.`,
  });
});

/** Without a PostgreSQL there is no server to make a database on. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip;

onPostgres('a PostgreSQL database on which no backend has started is not migrated', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const name = `ordering_command_${process.pid}`;
  await client.query(`create database ${name}`);
  const address = Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: `/${name}` });
  const DATABASE_URL = address.href;
  try {
    expect(await tenantWith({ DATABASE_URL }, 'list')).toEqual({
      code: 1,
      out: '',
      said: `The database ${name} at ${address.host} that DATABASE_URL names is no installation's: a backend makes the tables at its first start. Name the right one in DATABASE_URL (PostgreSQL) or DATA_DIR (the embedded database).`,
    });
    const made = new pg.Client({ connectionString: DATABASE_URL });
    await made.connect();
    expect((await made.query(`select 1 from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
    await made.end();
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
});

onPostgres('a backend on PostgreSQL leaves word of it in its data folder', async () => {
  const backend = await createKillableBackend({ sandboxPort: await findFreePort() });
  try {
    await backend.start();
    expect(await backend.terminate()).toBe(0);
    expect(await tenantWith(backend.variables, 'list')).toMatchObject({ out: 'There is no tenant yet.' });
    const { DATA_DIR } = backend.variables;
    expect((await tenantWith({ DATA_DIR }, 'list')).said).toMatch(/ works on PostgreSQL: /);
  } finally {
    await backend.close();
  }
});

test('with no backend running, the command line works on the database itself', async () => {
  // Never started: it has a migrated database, and making one would take most of the test's time.
  const backend = await createKillableBackend({ sandboxPort: await findFreePort() });
  const ask = (...words: string[]) => tenantWith(backend.variables, ...words);
  try {
    await generate(3);
    const generated = join(folder, 'medida');
    expect(await ask('import', generated)).toMatchObject({ code: 0, said: '' });
    expect((await ask('import', generated)).out).toMatch(/^medida: 0 new, 0 changed, 0 removed$/m);
    expect((await ask('lock', 'medida')).out).toBe('medida is locked.');
    expect((await ask('show', 'medida')).out).toMatch(
      /\nLast done, in UTC:\n\d{4}-\d\d-\d\d \d\d:\d\d {2}operator {2}instance\.status {2}from active to locked$/,
    );
    const { out } = await ask('show', 'medida', '--json');
    expect(JSON.parse(out)).toMatchObject({ slug: 'medida', status: 'locked', figures: { products: 3 } });
    const broken = await ask('import', join(folder, 'nowhere'), generated);
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.said.split('\n')).toEqual([
      'medida: 0 new, 0 changed, 0 removed',
      expect.stringMatching(/^categories\.csv: has categories without a product/),
      `${join(folder, 'nowhere')}: this folder does not exist`,
      `${join(folder, 'nowhere')} was not imported.`,
    ]);
  } finally {
    await backend.close();
  }
});

test('what is printed moves no cursor, whoever wrote it', async () => {
  const { said } = await tenant('\u001b[2Jlist\u009b\u202e');
  expect(said.split('\n')[0]).toBe('There is no command \\u001b[2Jlist\\u009b\\u202e.');
});

test('while another command is at work, a second one says so in a sentence', async () => {
  const lock = lockDataFolder({ dataDir: dataDir(), address: null, databaseUrl: null });
  expect(await tenant('list')).toEqual({
    code: 1,
    out: '',
    said: `Another command (process ${process.pid}) is at work in the data folder ${dataDir()}; try again when it is done.`,
  });
  lock.release();
});

test('a backend that does not answer yet is named', async () => {
  const lock = lockDataFolder({ dataDir: dataDir(), address: 'http://127.0.0.1:9', databaseUrl: null });
  expect((await tenant('list')).said).toBe(
    `The backend (process ${process.pid}) does not answer at http://127.0.0.1:9; it may still be starting.`,
  );
  lock.release();
});

test('beside a backend of another database, a command writes into neither and says why', async () => {
  const databaseUrl = 'postgres://ana:secret@127.0.0.1:1/ordering';
  const address = 'http://127.0.0.1:9';
  const refusal = `The backend (process ${process.pid}) that holds the data folder ${dataDir()} works on another database than DATABASE_URL names; stop it, take DATABASE_URL away, or name another DATA_DIR.`;
  const ofEmbedded = lockDataFolder({ dataDir: dataDir(), address, databaseUrl: null });
  expect(await tenantWith({ DATABASE_URL: databaseUrl }, 'list')).toEqual({
    code: 1,
    out: '',
    said: refusal,
  });
  ofEmbedded.release();
  const ofOrdering = lockDataFolder({ dataDir: dataDir(), address, databaseUrl });
  const another = databaseUrl.replace('/ordering', '/another');
  expect((await tenantWith({ DATABASE_URL: another }, 'list')).said).toBe(refusal);
  // The same one, and one that nobody named: the backend is asked.
  for (const variables of [{ DATABASE_URL: databaseUrl }, {}])
    expect((await tenantWith(variables, 'list')).said).toMatch(/does not answer at http:\/\/127\.0\.0\.1:9/);
  ofOrdering.release();
});

test('a full disk is told in a sentence before the database is opened', async () => {
  // The kernel's own file system has no room at all.
  expect(await tenantWith({ DATA_DIR: '/proc' }, 'list')).toEqual({
    code: 1,
    out: '',
    said: 'The disk of the data folder /proc is full: 0 MB are free, 100 MB are needed.',
  });
});

test('a database that dies under a command ends it with a sentence', async () => {
  const workerFile = join(folder, 'dies.mjs');
  await writeFile(
    workerFile,
    `import { createServer } from 'node:net';
     import { parentPort, workerData } from 'node:worker_threads';
     createServer(() => undefined).listen(workerData.socketPath, () => parentPort.postMessage('listening'));
     parentPort.on('message', () => process.exit(1));`,
  );
  await mkdir(join(dataDir(), 'pglite'), { recursive: true });
  await writeFile(join(dataDir(), 'pglite', 'PG_VERSION'), '18');
  const { DATABASE_URL, DATA_DIR } = process.env;
  delete process.env.DATABASE_URL;
  process.env.DATA_DIR = dataDir();
  try {
    const said = await new Promise((end) => {
      openOperator({ workerFile, end }).catch(() => undefined);
    });
    expect(said).toBe('The embedded database stopped unexpectedly.');
    expect(findLockHolder(dataDir())).toBeNull();
  } finally {
    delete process.env.DATA_DIR;
    Object.assign(process.env, DATABASE_URL ? { DATABASE_URL } : {}, DATA_DIR ? { DATA_DIR } : {});
  }
});

test.each([
  ['a word that is no command', ['imprt'], /^There is no command imprt\.\nnpm run tenant/],
  ['a command without its words', ['key'], /^npm run tenant -- key <slug>/],
  ['too many words', ['lock', 'a', 'b'], /^npm run tenant -- lock <slug>$/],
])('%s is answered with the usage', async (_name, words, said) => {
  expect(await tenant(...words)).toMatchObject({ code: 1, said: expect.stringMatching(said) });
});

import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's package, or another installation, lets everybody of this machine in. */
const HERE = 'postgres://postgres@127.0.0.1:5432/postgres';
const PACKAGES = '/usr/lib/postgresql';
const EMBEDDED =
  'No PostgreSQL answers and none is installed: the tests run on the embedded database, which is slower.';
/** Nothing of a test outlives it, so nothing waits for the disk. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'listen_addresses=',
  // Tests of plans analyse their tables themselves: what is measured in the midst of others' rows makes a plan a matter of chance.
  'autovacuum=off',
];

async function ask(url, statement) {
  // A new clone begins without packages.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const MAY = 'select rolcreatedb and rolcreaterole as may from pg_roles where rolname = current_user';

/** @returns {Promise<boolean>} whether tests may make databases there */
const letsCreate = (url) =>
  ask(url, MAY).then(
    ([row]) => row?.may === true,
    () => false,
  );

/** @returns {string | null} the folder of the newest programs that are installed */
export function findPrograms(packages = PACKAGES) {
  if (!existsSync(packages)) return null;
  const versions = readdirSync(packages).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(packages, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: it runs as its package's user. */
function readUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, 'postgres']).stdout));
  return uid ? { uid, gid } : null;
}

/** @returns a server of this run's own, reached by a socket in a folder that is removed with it; null without programs */
export async function startServer(programs = findPrograms()) {
  const user = readUser();
  if (!programs || !user) return null;
  const folder = mkdtempSync(join(tmpdir(), 'ordering-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), words, { ...user, stdio: 'ignore', cwd: folder });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) {
    remove();
    return null;
  }
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  while (server.exitCode === null && !(await letsCreate(url)))
    await new Promise((done) => setTimeout(done, 50));
  return {
    url,
    async stop() {
      process.off('exit', kill);
      // A fast shutdown: it ends what is connected.
      if (server.kill('SIGINT')) await once(server, 'exit');
      remove();
    },
  };
}

/**
 * The PostgreSQL that the tests use: the one that DATABASE_URL names, else one that is started from an installed package, else one
 * that answers on this machine. One of the run's own waits for no disk and is reached by a socket of the file system: a call takes
 * a quarter less of the processor than over the network.
 * @param {{env?: {DATABASE_URL?: string}, here?: string, start?: typeof startServer}} how
 * @returns {Promise<{url: string | null, stop: () => Promise<void>}>} null without any
 */
export async function openPostgres({ env = process.env, here = HERE, start = startServer } = {}) {
  const stop = () => Promise.resolve();
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop };
  const own = await start();
  if (own) return own;
  return { url: (await letsCreate(here)) ? here : null, stop };
}

/**
 * Runs what needs a database on PostgreSQL where there is one.
 * @param {(env: {DATABASE_URL?: string}) => Promise<T>} work @returns {Promise<T>} @template T
 */
export async function withPostgres(work, open = openPostgres) {
  const { url, stop } = await open();
  if (!url) process.stdout.write(`${EMBEDDED}\n`);
  try {
    return await work(url ? { DATABASE_URL: url } : {});
  } finally {
    await stop();
  }
}

/** The same on a database of its own, which is dropped. */
export const withDatabase = (work, open = openPostgres) =>
  withPostgres(async ({ DATABASE_URL: server }) => {
    if (!server) return work({});
    const name = `ordering_run_${randomBytes(6).toString('hex')}`;
    const address = new URL(server);
    address.pathname = `/${name}`;
    await ask(server, `create database ${name}`);
    try {
      return await work({ DATABASE_URL: address.href });
    } finally {
      await ask(server, `drop database ${name} with (force)`);
    }
  }, open);

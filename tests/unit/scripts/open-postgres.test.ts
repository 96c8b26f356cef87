import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPrograms, openPostgres, startServer, withDatabase } from '@/scripts/testing/open-postgres.mjs';

const NOWHERE = 'postgres://postgres@127.0.0.1:1/postgres';
const none = async () => null;

test('a database that is named comes first, then one that is started, then one that answers', async () => {
  const start = async () => ({ url: 'started', stop: () => Promise.resolve() });
  const named = await openPostgres({ env: { DATABASE_URL: 'named' }, here: NOWHERE, start });
  const started = await openPostgres({ env: {}, here: NOWHERE, start });
  const without = await openPostgres({ env: {}, here: NOWHERE, start: none });
  expect([named.url, started.url, without.url]).toEqual(['named', 'started', null]);
});

test('the newest programs that are installed are found', () => {
  const packages = mkdtempSync(join(tmpdir(), 'ordering-packages-'));
  for (const version of ['9', '15', '16']) mkdirSync(join(packages, version, 'bin'), { recursive: true });
  for (const version of ['9', '15']) writeFileSync(join(packages, version, 'bin', 'initdb'), '');
  expect(findPrograms(packages)).toBe(join(packages, '15', 'bin'));
  expect(findPrograms(join(packages, 'none'))).toBeNull();
  rmSync(packages, { recursive: true });
});

const programs = findPrograms();
const whereInstalled = programs ? test : test.skip;

whereInstalled('a server of the run has what work asks for, and nothing is left of it', async () => {
  const server = await startServer(programs);
  if (!server) throw new Error('the server did not start');
  const folder = new URL(server.url).searchParams.get('host') ?? '';
  const open = () => Promise.resolve(server);
  const name = await withDatabase(async ({ DATABASE_URL = '' }: { DATABASE_URL?: string }) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query('select current_database() as name');
    await client.end();
    return rows[0].name;
  }, open);
  expect(name).toMatch(/^ordering_run_[0-9a-f]{12}$/);
  expect(existsSync(folder)).toBe(false);
});

test('without any, the work has no database named', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const open = async () => ({ url: null, stop: () => Promise.resolve() });
  expect(await withDatabase(async (env: object) => env, open)).toEqual({});
  jest.restoreAllMocks();
});

import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { type Database, openDatabase } from '@/backend/platform/database/database';
import { createFreeSpace } from '@/backend/platform/database/free-space';
import { createLocalEvents } from '@/backend/platform/events/topic-events';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import { createTestBackend } from '@/tests/support/backend/backend';
import { CuttableProxy } from '@/tests/support/backend/cuttable-proxy';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

const config = parseBackendConfig({ NODE_ENV: 'test' });
const clock = () => new Date('2026-11-18T17:00:00Z');
const createTestApp = (db: Database, free = 1e12) =>
  createApp({
    db,
    config,
    clock,
    log: pino({ level: 'silent' }),
    limiter: createMemoryLimiter(clock),
    findProvider: () => null,
    events: createLocalEvents(),
    freeSpace: createFreeSpace({ clock, readFree: () => Promise.resolve(free) }),
  });

let proxy: CuttableProxy;
let db: Database;
let host: string;

beforeAll(async () => {
  const backend = await createTestBackend();
  host = (await backend.importTenant(createBundle())).host;
  await backend.close();
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const folder = url.searchParams.get('host');
  url.searchParams.delete('host');
  proxy = new CuttableProxy(
    folder ? { path: join(folder, '.s.PGSQL.5432') } : { host: url.hostname, port: Number(url.port || 5432) },
  );
  url.hostname = '127.0.0.1';
  url.port = String(await proxy.listen());
  db = openDatabase({ connectionString: url.href, maxConnections: 2, statementTimeoutMs: 1_500 });
});
afterAll(async () => {
  proxy.close();
  await db.close();
});

const getConfig = (app: ReturnType<typeof createTestApp>) =>
  app.request(`http://${host}/domain/config.json`, { headers: { host } }, { remoteAddress: '127.0.0.1' });

describe('a database in trouble', () => {
  it('that hangs makes 503, and good answers again once it is back (guarantee/database-outage)', async () => {
    const app = createTestApp(db);
    expect((await getConfig(app)).status).toBe(200);
    proxy.isHole = true;
    const hung = await Promise.all([getConfig(app), getConfig(app), getConfig(app), getConfig(app)]);
    expect(hung.map((answer) => answer.status)).toEqual([503, 503, 503, 503]);
    expect(hung[0]?.headers.get('retry-after')).not.toBeNull();
    proxy.isHole = false;
    expect((await getConfig(app)).status).toBe(200);
  }, 30_000);

  it('that drops its connections makes 503 at worst (guarantee/database-outage)', async () => {
    const app = createTestApp(db);
    expect((await getConfig(app)).status).toBe(200);
    const asked = getConfig(app);
    proxy.cut();
    expect([200, 503]).toContain((await asked).status);
    expect((await getConfig(app)).status).toBe(200);
  }, 30_000);
});

describe('a disk with little room (guarantee/full-disk)', () => {
  it('takes no writes and goes on reading', async () => {
    const app = createTestApp(db, 199 * 1024 * 1024);
    expect((await getConfig(app)).status).toBe(200);
    const answer = await app.request(
      `http://${host}/profiles/anonymous.json`,
      { method: 'POST', headers: { host, 'content-type': 'application/json' }, body: '{}' },
      { remoteAddress: '127.0.0.1' },
    );
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { key: 'storage_full' } });
  });
});

describe('a disk that fills at once', () => {
  it('is told as such, without a word of the database, and the next call is answered', async () => {
    const backend = await createTestBackend();
    // The database's own error when a file cannot grow, raised inside the transaction of the call.
    const fillUp = `do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
    let isFull = true;
    const tight: Database = {
      ...backend.db,
      tenant: (instanceId, work) =>
        backend.db.tenant(instanceId, async (sql, commitAhead) => {
          if (isFull) await sql(fillUp);
          return work(sql, commitAhead);
        }),
      statement: (instanceId, text, values) =>
        isFull
          ? backend.db.statement(instanceId, fillUp, [])
          : backend.db.statement(instanceId, text, values),
    };
    const app = createTestApp(tight);
    const createProfile = () =>
      app.request(
        `http://${host}/profiles/anonymous.json`,
        {
          method: 'POST',
          headers: { host, 'content-type': 'application/json' },
          body: JSON.stringify({ profile: { domain: host, name: '' } }),
        },
        { remoteAddress: '127.0.0.1' },
      );
    const refused = await createProfile();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual({
      error: { key: 'storage_full', message: 'storage_full', id: expect.any(String) },
    });
    isFull = false;
    expect((await createProfile()).status).toBe(201);
    await backend.close();
  });
});

import pg from 'pg';
import { createOwnerWatch, nameBackend } from '@/backend/jobs/watch-owners';
import { type Database, openDatabase } from '@/backend/platform/database/database';
import { createPostgresEvents } from '@/backend/platform/events/postgres-events';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

/** The embedded database has one backend. */
const onPostgres = process.env.DATABASE_URL ? describe : describe.skip;
const connectionString = process.env.TEST_DATABASE_URL ?? '';
const GONE_MS = 1_500;
const NOW = new Date('2026-11-18T17:00:00Z');
const LATER = new Date(NOW.getTime() + 600_000);

/** A backend as the others see it: connections of one name, and a watch of who else has any. */
function openPeer() {
  const name = nameBackend();
  const db = openDatabase({
    connectionString,
    maxConnections: 2,
    statementTimeoutMs: 2_000,
    applicationName: name,
  });
  const events = createPostgresEvents({
    connectionString,
    applicationName: name,
    onError: () => undefined,
  });
  const time = { elapsedMs: 0 };
  const look = createOwnerWatch({
    db,
    clock: () => NOW,
    elapsedMs: () => time.elapsedMs,
    jobLeaseMs: 30_000,
  });
  return {
    name,
    db,
    lookAt: (elapsedMs: number) => {
      time.elapsedMs = elapsedMs;
      return look();
    },
    /** The process ends. */
    async die() {
      await events.close();
      await db.close();
      await until(async () => (await countConnections(name)) === 0);
    },
  };
}

let backend: TestBackend;
let shop: Shop;
let server: pg.Client;
let peers: ReturnType<typeof openPeer>[] = [];

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((done) => setTimeout(done, 20));
};
const countConnections = async (name: string) =>
  (await server.query('select 1 from pg_stat_activity where application_name = $1', [name])).rowCount;
/** A backend that is there: it listens. */
async function startPeer() {
  const peer = openPeer();
  peers.push(peer);
  await until(async () => (await countConnections(peer.name)) !== 0);
  return peer;
}
const claim = (db: Database, key: string) =>
  db.statement(
    shop.instanceId,
    `insert into idempotency_keys (instance_id, actor, key, fingerprint, lease_until, created_at)
     values ($1, 'diner:1', $2, '', $3, $4)`,
    [shop.instanceId, key, LATER, NOW],
  );
const isHeld = async (key: string) => {
  const { rows } = await server.query<{ lease_until: Date }>(
    'select lease_until from idempotency_keys where instance_id = $1 and key = $2',
    [shop.instanceId, key],
  );
  return rows[0]?.lease_until.getTime() === LATER.getTime();
};

onPostgres('the leases of backends on one database (guarantee/crash-recovery, docs/decisions/0125)', () => {
  beforeAll(async () => {
    backend = await createTestBackend();
    shop = await openShop(backend);
    server = new pg.Client({ connectionString });
    await server.connect();
  });
  afterEach(async () => {
    await Promise.all(peers.map((peer) => peer.die().catch(() => undefined)));
    peers = [];
  });
  afterAll(async () => {
    await server.end();
    await backend.close();
  });

  it('of a dead one end when none of its connections was there for a second and a half', async () => {
    const [dead, next] = [await startPeer(), await startPeer()];
    await claim(dead.db, 'dead');
    await next.lookAt(0);
    expect(await isHeld('dead')).toBe(true);
    await dead.die();
    for (const elapsedMs of [100, 100 + GONE_MS - 1]) {
      await next.lookAt(elapsedMs);
      expect(await isHeld('dead')).toBe(true);
    }
    await next.lookAt(100 + GONE_MS);
    expect(await isHeld('dead')).toBe(false);
  });

  it('of a live one stay while it makes its connections again, which it does sooner than that', async () => {
    const [live, next] = [await startPeer(), await startPeer()];
    await claim(live.db, 'live');
    const cutAt = performance.now();
    await server.query(
      'select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name = $1',
      [live.name],
    );
    await next.lookAt(0);
    await until(async () => (await countConnections(live.name)) !== 0);
    expect(performance.now() - cutAt).toBeLessThan(GONE_MS);
    await next.lookAt(GONE_MS);
    await next.lookAt(10 * GONE_MS);
    expect(await isHeld('live')).toBe(true);
  });

  it('stay for as long as any connection of their owner is there', async () => {
    const [live, next] = [await startPeer(), await startPeer()];
    await claim(live.db, 'listening-cut');
    await server.query(
      `select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name = $1 and query like 'listen %'`,
      [live.name],
    );
    await next.lookAt(0);
    await next.lookAt(GONE_MS);
    expect(await isHeld('listening-cut')).toBe(true);
  });

  it('of a dead one end when two start at once, and neither ends the other’s', async () => {
    const dead = await startPeer();
    await claim(dead.db, 'left');
    await dead.die();
    const [one, other] = [await startPeer(), await startPeer()];
    await Promise.all([one.lookAt(0), other.lookAt(0)]);
    await Promise.all([claim(one.db, 'one'), claim(other.db, 'other')]);
    await Promise.all([one.lookAt(GONE_MS), other.lookAt(GONE_MS)]);
    expect([await isHeld('left'), await isHeld('one'), await isHeld('other')]).toEqual([false, true, true]);
  });

  describe('that jobs took', () => {
    const dueOf = async (id: number) => {
      const { rows } = await server.query<{ handle_at: Date }>(
        'select handle_at from webhook_inbox where id = $1',
        [id],
      );
      return rows[0]?.handle_at.getTime();
    };
    const leased = NOW.getTime() + 20_000;
    const takeJob = async () => {
      const { rows } = await server.query<{ id: number }>(
        `insert into webhook_inbox (instance_id, provider, event_key, body, received_at, handle_at)
         values ($1, 'wompi', gen_random_uuid()::text, '{}', $2, $3) returning id`,
        [shop.instanceId, NOW, new Date(leased)],
      );
      return rows[0]?.id ?? 0;
    };

    it('are dropped by one that is alone since its start, which says so once', async () => {
      const job = await takeJob();
      const next = await startPeer();
      expect(await next.lookAt(0)).toBe(false);
      expect(await dueOf(job)).toBe(leased);
      expect(await next.lookAt(GONE_MS)).toBe(true);
      expect(await dueOf(job)).toBe(NOW.getTime());
      expect(await next.lookAt(2 * GONE_MS)).toBe(false);
    });

    it('stay while another one lives', async () => {
      const job = await takeJob();
      const [, next] = [await startPeer(), await startPeer()];
      expect([await next.lookAt(0), await next.lookAt(GONE_MS)]).toEqual([false, false]);
      expect(await dueOf(job)).toBe(leased);
    });
  });
});

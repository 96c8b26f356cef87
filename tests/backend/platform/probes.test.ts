import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { countDueJobs } from '@/backend/jobs/count-due-jobs';
import { EVENT_GRACE_MS } from '@/backend/jobs/take-events';
import { openDatabase } from '@/backend/platform/database/database';
import type { AppDeps } from '@/backend/platform/http/environment';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import { createMetrics } from '@/backend/platform/metrics';
import { CuttableProxy } from '@/tests/support/backend/cuttable-proxy';
import { allJobs } from '@/tests/support/backend/run-jobs';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';

/** All kinds that a backend runs. */
const JOBS = allJobs();

type World = Awaited<ReturnType<typeof createTwoTenants>>;
type Ask = { path: string; host?: string; headers?: Record<string, string>; from?: string };

const TOKEN = 'a-token-of-the-monitoring';
const OWN = '127.0.0.1:4000';
let world: World;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

/** The world's backend with metrics of a test's own. */
function observe(env: Record<string, string> = {}, changes: Partial<AppDeps> = {}) {
  const { deps, db, clock } = world.backend;
  const metrics = createMetrics({ readPool: db.readPool });
  metrics.watchJobs(() => countDueJobs({ db: changes.db ?? db, now: clock.now, jobs: JOBS }));
  const config = parseBackendConfig({ NODE_ENV: 'test', ...env });
  const limiter = createMemoryLimiter(() => clock.now);
  const app = createApp({ ...deps, config, limiter, metrics, ...changes });
  const ask = async ({ path, host = OWN, headers = {}, from = '127.0.0.1' }: Ask) => {
    const answer = await app.request(
      `http://${host}${path}`,
      { headers: { host, ...headers } },
      { remoteAddress: from },
    );
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const read = async () => (await ask({ path: '/metrics' })).text;
  return { ask, read };
}

const readSeries = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

describe('/metrics', () => {
  it('counts calls by route pattern and status, and times them', async () => {
    const { ask, read } = observe();
    const { host, facts } = world.a;
    await ask({ path: `/domain/branches/${facts.branchId}.json`, host });
    await ask({ path: `/domain/branches/${facts.branchId}.json`, host });
    await ask({ path: '/domain/branches/999999.json', host });
    const text = await read();
    const route = 'route="/domain/branches/:id{[^/]+\\\\.json}"';
    expect(readSeries(text, `http_requests_total{method="GET",${route},status="200"}`)).toBe(2);
    expect(readSeries(text, `http_requests_total{method="GET",${route},status="404"}`)).toBe(1);
    expect(readSeries(text, `http_request_duration_seconds_count{method="GET",${route}}`)).toBe(3);
    // The one that asks for the metrics.
    expect(readSeries(text, 'http_requests_in_flight')).toBe(1);
  });

  it('names no tenant, no path, no person and no token', async () => {
    const { ask, read } = observe();
    const [diner] = world.a.diners;
    await ask({ path: '/profiles/account.json', host: world.a.host, headers: diner?.headers ?? {} });
    await ask({ path: '/secret-path/4242?token=secret', host: world.a.host });
    const text = await read();
    for (const word of [world.a.host, world.a.canary, diner?.headers.token, diner?.canary, 'secret'])
      expect(text).not.toContain(word);
  });

  it('has one series for all paths that nobody serves', async () => {
    const { ask, read } = observe();
    for (let index = 0; index < 30; index += 1) await ask({ path: `/made-up/${index}`, host: world.a.host });
    const text = await read();
    expect(readSeries(text, 'http_requests_total{method="GET",route="none",status="404"}')).toBe(30);
  });

  it('counts what the limits refused', async () => {
    const { ask, read } = observe({ LIMIT_ADDRESS_PER_MINUTE: '1' });
    const one = { path: '/domain/config.json', host: world.a.host, from: '203.0.113.9' };
    await ask(one);
    await ask(one);
    expect(readSeries(await read(), 'rate_limited_total{scope="address"}')).toBe(1);
  });

  it('tells of the pool and of the work that is due', async () => {
    const { read } = observe();
    const before = await read();
    expect(readSeries(before, 'db_connections{state="idle"}')).toBeGreaterThan(0);
    expect(readSeries(before, 'db_connections{state="waiting"}')).toBe(0);
    const { db, clock } = world.backend;
    await db.tenant(world.a.facts.customerId, (sql) =>
      sql(
        `insert into webhook_inbox (instance_id, provider, event_key, body, received_at)
         values ($1, 'test', 'due', '{}', $2)`,
        // The call that received it had time to handle it.
        [world.a.facts.customerId, new Date(clock.now.getTime() - EVENT_GRACE_MS)],
      ),
    );
    const due = 'jobs_due{kind="events"}';
    expect(readSeries(await read(), due)).toBe(readSeries(before, due) + 1);
    for (const { countedAs } of JOBS)
      expect(readSeries(before, `jobs_due{kind="${countedAs}"}`)).toBeGreaterThanOrEqual(0);
  });
});

test('scrapes at the same time share one count of the work that is due', async () => {
  const metrics = createMetrics({ readPool: world.backend.db.readPool });
  let counts = 0;
  metrics.watchJobs(async () => {
    counts += 1;
    return { holds: counts };
  });
  const read = async () => readSeries((await metrics.print()).text, 'jobs_due{kind="holds"}');
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(2);
});

describe('who may read the metrics', () => {
  it('is a program of this machine, and nobody through a proxy that runs here', async () => {
    const { ask } = observe();
    expect(await ask({ path: '/metrics' })).toMatchObject({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    });
    for (const one of [
      { from: '203.0.113.9' },
      { host: world.a.host },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
      { headers: { 'x-forwarded-host': world.a.host } },
      { headers: { via: '1.1 edge' } },
    ])
      expect((await ask({ path: '/metrics', ...one })).status).toBe(404);
  });

  it('is whoever holds the token, where there is one', async () => {
    const { ask } = observe({ METRICS_TOKEN: TOKEN });
    const read = (authorization: string | undefined, from: string) =>
      ask({ path: '/metrics', from, host: world.a.host, headers: authorization ? { authorization } : {} });
    expect((await read(`Bearer ${TOKEN}`, '203.0.113.9')).status).toBe(200);
    expect((await read(`Bearer ${TOKEN}x`, '203.0.113.9')).status).toBe(404);
    expect((await read(undefined, '127.0.0.1')).status).toBe(404);
  });
});

describe('while the database is away', () => {
  it('the process lives, is not ready, and still tells how it does', async () => {
    const silent = new CuttableProxy({ host: '127.0.0.1', port: 1 });
    const connectionString = `postgres://postgres@127.0.0.1:${await silent.listen()}/none`;
    const db = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 100 });
    const { ask, read } = observe({}, { db });
    expect((await ask({ path: '/healthz' })).status).toBe(200);
    expect((await ask({ path: '/readyz' })).status).toBe(503);
    const text = await read();
    expect(readSeries(text, 'http_requests_total{method="GET",route="/readyz",status="503"}')).toBe(1);
    expect(text).not.toContain('jobs_due{');
    silent.close();
    await db.close();
  });
});

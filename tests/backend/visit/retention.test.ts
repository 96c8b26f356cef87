import { forgetVisits } from '@/backend/visit';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
let shop: Shop;
let other: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  other = await openShop(backend);
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const pass = (days: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + days * DAY_MS);
};
/** A turn that begins with the shop's own tenant. */
const forget = (from = shop) =>
  forgetVisits({ db: backend.db, now: backend.clock.now, after: from.instanceId - 1 });

const post = (path: string, body: object, of = shop) =>
  of.ask({
    method: 'POST',
    path,
    headers: of === shop ? ana.headers : {},
    body: { customer_id: of.instanceId, ...body },
  });

async function openApp(of = shop): Promise<number> {
  const device = { so: 'Linux', browser: 'Chromium', pixel_width: 390, pixel_height: 844 };
  const { id: session_id } = (await post('/api/sessions.json', device, of)).body as { id: number };
  await post(
    '/api/acquisitions.json',
    { session_id, utm_source: 'mail', userAgent: 'Android', gclid: 'g' },
    of,
  );
  for (const event of ['page_view', 'coupon'])
    await post('/api/trackings.json', { session_id, event, table_code: '4' }, of);
  const metric = { transfer_data: 180, session_id, customer_id: of.instanceId };
  await post('/api/performance_metrics.json', { vue_performance_metric: metric }, of);
  const answer = { version: '1', accepted: true, purposes: ['necessary', 'marketing'], session_id };
  await post('/legal/check_cookies.json', answer, of);
  return session_id;
}
const read = async (of = shop) => {
  const [row] = await backend.db.tenant(of.instanceId, (sql) =>
    sql<Record<'trackings' | 'acquisitions' | 'sessions' | 'metrics' | 'answers', unknown>>(
      `select (select coalesce(json_agg(json_build_array(event, step, details) order by id), '[]') from trackings) as trackings,
         (select coalesce(json_agg(json_build_array(source, details)), '[]') from acquisitions) as acquisitions,
         (select coalesce(json_agg(json_build_array(profile_id, details)), '[]') from sessions) as sessions,
         (select count(*)::int from performance_metrics) as metrics, (select count(*)::int from cookie_consents) as answers`,
    ),
  );
  return row;
};

describe('what is kept of a visit, and how long (rule visit/retention)', () => {
  it('is all of it for ninety days; then the numbers alone, of nobody; after thirteen months nothing', async () => {
    await openApp();
    const whole = await read();
    pass(89);
    await forget();
    expect(await read()).toEqual(whole);
    pass(2);
    await forget();
    expect(await read()).toEqual({
      trackings: [['page_view', 'visit', {}]],
      acquisitions: [['mail', {}]],
      sessions: [[null, {}]],
      metrics: 0,
      answers: 1,
    });
    pass(303);
    await forget();
    expect(await read()).toMatchObject({ acquisitions: [['mail', {}]], answers: 1 });
    pass(2);
    await forget();
    expect(await read()).toEqual({ trackings: [], acquisitions: [], sessions: [], metrics: 0, answers: 0 });
  });

  it('takes no order along: it forgets where its diner came from', async () => {
    await openApp();
    const { body } = await shop.placeCart(ana, await shop.fillCart(ana));
    const { id } = body as { id: number };
    const origin = () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ known: boolean }>('select acquisition_id is not null as known from purchases where id = $1', [
          id,
        ]),
      );
    expect(await origin()).toEqual([{ known: true }]);
    pass(396);
    await forget();
    expect(await origin()).toEqual([{ known: false }]);
  });

  it('keeps a session as long as something younger belongs to it', async () => {
    const session_id = await openApp();
    pass(80);
    await post('/api/trackings.json', { session_id, event: 'page_view' });
    pass(316);
    await forget();
    expect(await read()).toMatchObject({ trackings: [['page_view', 'visit', {}]], sessions: [[null, {}]] });
  });

  it('ends a session after ninety days, and its browser is told so', async () => {
    const session_id = await openApp();
    pass(90);
    expect((await post('/api/trackings.json', { session_id, event: 'page_view' })).status).toBe(201);
    pass(1);
    for (const [path, body] of [
      ['/api/trackings.json', { session_id, event: 'page_view' }],
      ['/legal/check_cookies.json', { version: '1', accepted: true, purposes: ['necessary'], session_id }],
    ] as const)
      expect(await post(path, body)).toMatchObject({
        status: 422,
        body: { error: { fields: { session_id: 'unknown' } } },
      });
  });

  it('of a tenant with much of it holds nobody else up', async () => {
    await openApp();
    await openApp(other);
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(
        `insert into trackings (instance_id, event, details, created_at)
         select $1, 'old', '{"a":1}', $2::timestamptz - interval '1 day' from generate_series(1, 1000)`,
        [shop.instanceId, NOON],
      ),
    );
    pass(91);
    await forget();
    const left = (await read())?.trackings as unknown[];
    expect(left.length).toBeGreaterThan(500);
    expect(await read(other)).toMatchObject({ trackings: [['page_view', 'visit', {}]], metrics: 0 });
    for (let turn = 0; turn < 6; turn += 1) await forget();
    expect(await read()).toMatchObject({ trackings: [['page_view', 'visit', {}]] });
  });

  it('comes to every tenant in turn, and begins again', async () => {
    for (let more = 0; more < 20; more += 1) await openShop(backend);
    const last = await openShop(backend);
    await openApp(last);
    pass(91);
    const [now, turns] = [backend.clock.now, [shop.instanceId - 1]];
    do turns.push((await forgetVisits({ db: backend.db, now, after: turns.at(-1) ?? 0 })).last);
    while (turns.at(-1) !== 0);
    expect(turns.length).toBeGreaterThan(2);
    expect(await read(last)).toMatchObject({ trackings: [['page_view', 'visit', {}]], metrics: 0 });
  });
});

test('who takes their consent back takes the advertisers’ clicks with it (rule visit/click-ids)', async () => {
  const session_id = await openApp();
  await openApp();
  const clicks = async () => {
    const rows = (await read())?.acquisitions ?? [];
    return (rows as [string, { gclid?: string }][]).map(([, { gclid }]) => gclid);
  };
  expect(await clicks()).toEqual(['g', 'g']);
  await post('/legal/check_cookies.json', {
    version: '1',
    accepted: false,
    purposes: ['necessary'],
    session_id,
  });
  expect((await clicks()).sort()).toEqual(['g', undefined]);
});

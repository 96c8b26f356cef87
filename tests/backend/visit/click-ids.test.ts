import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let session_id: number;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  const device = { so: 'Linux', browser: 'Chromium', pixel_width: 390, pixel_height: 844 };
  const { body } = await post('/api/sessions.json', device);
  session_id = (body as { id: number }).id;
});
afterAll(() => backend.close());

const post = (path: string, body: object) =>
  shop.ask({ method: 'POST', path, body: { customer_id: shop.instanceId, ...body } });
const come = (origin: object) =>
  post('/api/acquisitions.json', { session_id, referer: 'https://www.google.com/', ...origin });
const answer = (accepted: boolean) =>
  post('/legal/check_cookies.json', {
    ...{ version: '1', accepted, session_id },
    purposes: accepted ? ['necessary', 'analytics', 'marketing'] : ['necessary'],
  });
const read = async () => {
  const [kept] = await backend.db.system((sql) =>
    sql<{ clicks: object; source: string; medium: string }>(
      `select jsonb_strip_nulls(jsonb_build_object('gclid', details -> 'gclid', 'fbclid', details -> 'fbclid',
         'utm_source', nullif(details ->> 'utm_source', ''))) as clicks, source, medium
       from acquisitions where instance_id = $1`,
      [shop.instanceId],
    ),
  );
  return kept;
};
const SEARCH = { clicks: {}, source: 'google', medium: 'search' };
const ADS = { clicks: { gclid: 'g-1' }, source: 'google', medium: 'ads' };

describe('the clicks of who accepts once the visit has begun (rule visit/click-ids)', () => {
  it('are added once, and count as what they are', async () => {
    const begun = await come({ gclid: '' });
    expect(await read()).toEqual(SEARCH);
    await answer(true);
    expect((await come({ gclid: 'g-1', utm_source: 'otra' })).body).toEqual(begun.body);
    expect(await read()).toEqual(ADS);
    await come({ gclid: 'g-2', fbclid: 'f-2' });
    expect(await read()).toEqual(ADS);
  });

  it('are not added before, after a refusal, or once the consent is taken back', async () => {
    await come({ gclid: '' });
    await come({ gclid: 'g-1' });
    expect(await read()).toEqual(SEARCH);
    for (const accepted of [false, true, false]) await answer(accepted);
    await come({ gclid: 'g-1' });
    expect(await read()).toEqual(SEARCH);
  });

  it('are not those of a later visit in the same session', async () => {
    const begun = backend.clock.now;
    await come({ gclid: '' });
    await answer(true);
    backend.clock.now = new Date(begun.getTime() + 31 * 60_000);
    await come({ gclid: 'g-1' });
    expect(await read()).toEqual(SEARCH);
    backend.clock.now = begun;
  });

  it('are not added while the consent is being taken back', async () => {
    await come({ gclid: '' });
    await answer(true);
    let told: Promise<unknown> = Promise.resolve();
    await backend.db.system(async (sql) => {
      await sql('select 1 from acquisitions where instance_id = $1 for update', [shop.instanceId]);
      told = come({ gclid: 'g-1' });
      // The embedded engine runs one transaction at a time: there it waits before its first statement.
      const isWaitedFor = async () =>
        !process.env.DATABASE_URL ||
        (await sql('select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid'))
          .length > 0;
      while (!(await isWaitedFor())) await new Promise((resolve) => setImmediate(resolve));
      await sql(
        `insert into cookie_consents (instance_id, session_id, version, accepted, purposes, created_at)
         values ($1, $2, '1', false, '{necessary}', $3)`,
        [shop.instanceId, session_id, backend.clock.now],
      );
    });
    await told;
    expect(await read()).toEqual(SEARCH);
  });

  it('leave what a link says of its campaign', async () => {
    await come({ utm_source: 'volante' });
    await answer(true);
    await come({ gclid: 'g-1' });
    expect(await read()).toEqual({
      ...{ clicks: { gclid: 'g-1', utm_source: 'volante' }, source: 'volante', medium: '' },
    });
  });
});

import type { Order } from '@/lib/contract/orders/orders';
import type { StaffNumbers } from '@/lib/contract/staff/number-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openShop(backend);
});
afterAll(() => backend.close());

/** A visit that tells these events. */
async function visit({
  of = shop,
  diner,
  origin = {},
  events = [],
}: {
  of?: Shop;
  diner: Diner | null;
  origin?: object;
  events?: object[];
}): Promise<void> {
  const customer_id = of.instanceId;
  const headers = diner?.headers ?? {};
  const post = async (path: string, body: object) => {
    const answer = await of.ask({ method: 'POST', path, headers, body: { customer_id, ...body } });
    expect(answer.status).toBe(201);
    return answer.body as { id: number };
  };
  const device = { so: 'Linux', browser: 'Chromium', pixel_width: 390, pixel_height: 844 };
  const { id: session_id } = await post('/api/sessions.json', device);
  await post('/api/acquisitions.json', { session_id, ...origin });
  for (const event of events) await post('/api/trackings.json', { session_id, ...event });
}

async function place(diner: Diner, settled: Record<string, unknown> = {}): Promise<Order> {
  const { status, body } = await shop.placeCart(diner, await shop.fillCart(diner, settled));
  expect(status).toBe(201);
  return body as Order;
}

const LANDING = { event: 'page_view', view_vue: 'Main' };
const MENU = { event: 'page_view', view_vue: 'Home' };
const ADDED = { event: 'add_to_cart' };
const MAIL = { utm_source: 'Mail', utm_medium: 'email', utm_campaign: 'abril' };

const read = async (query = '', of = shop) =>
  of.ask({
    path: `/staff/numbers.json${query}`,
    headers: await staffOf({ backend, slug: of.slug })('orders:read'),
  });
const numbers = async (query = '', of = shop) => (await read(query, of)).body as StaffNumbers;

describe('a tenant’s numbers (rule visit/numbers)', () => {
  it('name nobody whose address a mail put into its link (rule visit/told-address)', async () => {
    const origin = { utm_source: 'ana@example.com', utm_medium: 'email', utm_term: 'ana@example.com' };
    await visit({ diner: null, origin, events: [LANDING] });
    expect((await numbers()).sources).toMatchObject([{ source: 'link', medium: 'email', visit: 1 }]);
    const [kept] = await backend.db.system((sql) =>
      sql('select a::text as row from acquisitions a where instance_id = $1', [shop.instanceId]),
    );
    expect(kept?.row).not.toContain('@');
  });

  it('count visits by how far they came and where they came from, and what is paid by orders alone', async () => {
    const diner = await shop.createDiner();
    await visit({ diner: null, events: [LANDING, LANDING] });
    await visit({ diner: null, origin: { referer: 'https://www.google.com/' }, events: [MENU, ADDED] });
    await visit({ diner, origin: MAIL, events: [LANDING, MENU, ADDED, { event: 'begin_checkout' }] });
    // Whatever a browser says of a purchase counts for nothing.
    await visit({ diner: null, events: [LANDING, { event: 'purchase', purchase_id: 1 }] });
    await place(diner);
    expect(await numbers()).toEqual({
      from: '2026-10-20',
      to: '2026-11-18',
      timezone: 'America/Bogota',
      visits: { visit: 4, menu: 2, add_to_cart: 2, begin_checkout: 1, paid: 1 },
      sources: [
        {
          source: 'direct',
          medium: '',
          campaign: '',
          visit: 2,
          menu: 0,
          add_to_cart: 0,
          begin_checkout: 0,
          paid: 0,
        },
        {
          source: 'mail',
          medium: 'email',
          campaign: 'abril',
          visit: 1,
          menu: 1,
          add_to_cart: 1,
          begin_checkout: 1,
          paid: 1,
        },
        {
          source: 'google',
          medium: 'search',
          campaign: '',
          visit: 1,
          menu: 1,
          add_to_cart: 1,
          begin_checkout: 0,
          paid: 0,
        },
      ],
      orders: { all: 1, unmatched: 0 },
    });
  });

  it('count neither what is cancelled nor what waits for its payment, and say what belongs to no visit', async () => {
    const diner = await shop.createDiner();
    await visit({ diner, events: [MENU] });
    const { id } = await place(diner);
    await backend.db.system((sql) =>
      sql(`update purchases set status = 'cancelled', stock_held = false where id = $1`, [id]),
    );
    await place(diner, { payment_method: 'card' });
    await place(await shop.createDiner());
    expect(await numbers()).toMatchObject({
      visits: { visit: 1, menu: 1, paid: 0 },
      orders: { all: 1, unmatched: 1 },
    });
  });

  it('are of the tenant’s own days, both named ones with', async () => {
    // Half past eleven at night in Bogotá.
    backend.clock.now = new Date('2026-11-18T04:30:00Z');
    await visit({ diner: null, events: [MENU] });
    backend.clock.now = new Date('2026-11-18T17:00:00Z');
    await visit({ diner: null, events: [MENU] });
    const visitsOf = async (query: string) => (await numbers(query)).visits.visit;
    expect(await visitsOf('?from=2026-11-17&to=2026-11-17')).toBe(1);
    expect(await visitsOf('?from=2026-11-18')).toBe(1);
    expect(await visitsOf('?from=2026-11-17&to=2026-11-18')).toBe(2);
    for (const query of ['?from=2026-11-19', '?from=2020-01-01', '?from=2026-02-30'])
      expect((await read(query)).status).toBe(422);
  });

  it('have the hours after midnight on the evening that they end (rule branches/night)', async () => {
    await backend.db.system((sql) =>
      sql(
        `update suppliers set settings = jsonb_set(settings, '{weekly}',
           '[{"days": ["tue"], "open": "18:00", "close": "02:00", "services": null}]') where instance_id = $1`,
        [shop.instanceId],
      ),
    );
    // Half past one and half past two of Wednesday in Bogotá.
    for (const at of ['2026-11-18T06:30:00Z', '2026-11-18T07:30:00Z']) {
      backend.clock.now = new Date(at);
      await visit({ diner: null, events: [MENU] });
    }
    const visitsOf = async (query: string) => (await numbers(query)).visits.visit;
    expect(await visitsOf('?from=2026-11-17&to=2026-11-17')).toBe(1);
    expect(await visitsOf('?from=2026-11-18&to=2026-11-18')).toBe(1);
    backend.clock.now = new Date('2026-11-18T06:30:00Z');
    expect((await numbers()).to).toBe('2026-11-17');
  });

  it('are the tenant’s alone', async () => {
    const other = await openShop(backend);
    await visit({ of: other, diner: null, events: [MENU] });
    expect((await numbers()).visits.visit).toBe(0);
    expect((await numbers('', other)).visits.visit).toBe(1);
  });

  it('keep the visit in which an order was placed, not a later one', async () => {
    const diner = await shop.createDiner();
    await visit({ diner, origin: MAIL, events: [MENU] });
    await place(diner);
    backend.clock.now = new Date('2026-11-18T18:00:00Z');
    await visit({ diner, origin: { utm_source: 'radio' }, events: [MENU] });
    const paid = (await numbers()).sources.filter((one) => one.paid > 0);
    expect(paid).toMatchObject([{ source: 'mail', paid: 1 }]);
  });
});

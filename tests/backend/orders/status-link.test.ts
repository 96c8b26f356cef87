import type { Order } from '@/lib/contract/orders/orders';
import type { OrderStanding } from '@/lib/contract/orders/status-links';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const DAY_MS = 86_400_000;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let eva: Diner;
let order: Order;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  const cart = await shop.fillCart(ana);
  order = (await shop.placeCart(ana, cart, {}, { 'idempotency-key': `s-${cart.purchase_id}` })).body as Order;
});
afterAll(() => backend.close());

const post = (end: string, who: Diner, body?: object): Promise<Answer> =>
  shop.ask({
    method: 'POST',
    path: `/orders/${order.id}/${end}.json`,
    headers: who.headers,
    ...(body ? { body } : {}),
  });
const share = (who = ana) => post('status_links', who);
const tokenOf = ({ body }: Answer) => (body as { url: string }).url.split('#token=')[1] ?? '';
const open = (token: string, who = eva) => post('status_link', who, { token });
async function move(status: string): Promise<void> {
  const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
  const path = `/staff/orders/${order.id}/status.json`;
  expect((await shop.ask({ method: 'PUT', path, headers, body: { status } })).status).toBe(200);
}

describe('a link to how an order stands (rule orders/status-link)', () => {
  it('is its owner’s to make, leads to the page of the order, and stands in no row and no log', async () => {
    const answer = await share();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      url: expect.stringMatching(new RegExp(`/centro/order/${order.id}#token=[\\w-]{43}$`)),
    });
    expect(keyOf(await share(eva))).toBe('not_found');
    const rows = await backend.db.system((sql) => sql('select l::text from purchase_links l'));
    expect(JSON.stringify(rows) + backend.logged.join('')).not.toContain(tokenOf(answer));
  });

  it('shows status, times and arrival to anybody, and nothing personal', async () => {
    const token = tokenOf(await share());
    await move('accepted');
    const { status, body } = await open(token);
    expect(status).toBe(200);
    const standing = body as OrderStanding;
    expect(standing).toMatchObject({
      ...{ number: order.number, status: 'accepted', role: null },
      arrival: { from: expect.any(String) },
    });
    expect(standing.timeline.map((one) => one.status)).toEqual(['in_progress', 'accepted']);
    expect(Object.keys(standing).sort()).toEqual([
      'arrival',
      'bck_purchase_id',
      'number',
      'role',
      'service',
      'status',
      'subservice',
      'supplier',
      'timeline',
    ]);
    const said = JSON.stringify(standing);
    for (const secret of [CONTACT.name, CONTACT.email, CONTACT.phone, order.products[0]?.name ?? '']) {
      expect(secret).not.toBe('');
      expect(said).not.toContain(secret);
    }
  });

  it('tells its owner that they are one, with or without the right token', async () => {
    expect((await open('x'.repeat(43), ana)).body).toMatchObject({ role: 'owner' });
  });

  it('opens nothing else, and no other link opens it', async () => {
    const token = tokenOf(await share());
    expect(keyOf(await post('members', eva, { token, terms: true }))).toBe('not_found');
    expect(keyOf(await post('link', eva, { token }))).toBe('not_found');
    expect(keyOf(await post('rating_link', eva, { token }))).toBe('not_found');
    expect(keyOf(await open('x'.repeat(43)))).toBe('not_found');
    await backend.db.system((sql) =>
      sql(`update purchase_links set purpose = 'pay' where purchase_id = $1`, [order.id]),
    );
    expect(keyOf(await open(token))).toBe('not_found');
  });

  it('ends after thirty days', async () => {
    const token = tokenOf(await share());
    const { now } = backend.clock;
    backend.clock.now = new Date(now.getTime() + 30 * DAY_MS);
    expect(keyOf(await open(token))).toBe('link_expired');
    backend.clock.now = now;
  });

  it('is closed of what is a cart again', async () => {
    const token = tokenOf(await share());
    await backend.db.system((sql) =>
      sql(`update purchases set status = 'cart', released_at = null where id = $1`, [order.id]),
    );
    expect(keyOf(await share())).toBe('order_closed');
    expect(keyOf(await open(token))).toBe('order_closed');
  });
});

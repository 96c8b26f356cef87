import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, CONTACT, type Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { app, db } = paying.backend;
  app.get('/fails', async (c) =>
    c.json(await db.tenant(c.var.instance.id, (sql) => sql('select $1::bigint as id', [CONTACT.email]))),
  );
  shop = await openPayingShop(paying);
});
afterAll(() => paying.close());

const CLIENT = '203.0.113.77';
const COMMENT = 'tocar el timbre de la abuela';
const STRAY = 'un-secreto-en-la-ruta';
const spaced = (card: string) => card.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Everything in the log of some work, as one text. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const { logged } = paying.backend;
  logged.length = 0;
  await work();
  return logged.join('');
}

/** A delivery from the first look to the kitchen, with what goes wrong on the way. */
async function walk(diner: Diner, staffKey: string): Promise<void> {
  const ask: PayingShop['ask'] = (one) =>
    shop.ask({ ...one, headers: { 'x-forwarded-for': CLIENT, ...one.headers } });
  await ask({
    method: 'PUT',
    path: `/profiles/account/${diner.id}.json`,
    headers: diner.headers,
    body: { profile: { name: CONTACT.name, phone: CONTACT.phone, email: CONTACT.email, dni: CONTACT.dni } },
  });
  const order = await shop.place(diner, { comment: COMMENT, place: ADDRESS });
  // Card numbers belong to the gateway: one that comes here is refused.
  await ask({
    method: 'POST',
    path: '/payments.json',
    headers: diner.headers,
    body: { purchase_id: order.id, method: 'card', card: { number: spaced(CARDS.approved), cvc: '123' } },
  });
  await shop.pay(diner, order, CARDS.declined);
  paying.settle();
  await shop.until(diner, order, 'error');
  await shop.pay(diner, order);
  paying.settle();
  await shop.until(diner, order, 'success');
  await paying.runJobs();
  await shop.get<Order>(diner, `/orders/${order.id}.json`);
  const staff = { authorization: `Bearer ${staffKey}` };
  await ask({ path: '/staff/orders.json', headers: staff });
  await ask({ path: `/rate/${order.id}/${STRAY}?token=${diner.headers.token}` });
  await ask({ path: '/profiles/status.json', headers: { ...diner.headers, token: STRAY } });
}

describe('the log (guarantee/quiet-logs)', () => {
  it('of a whole order says what happened and nothing about whom', async () => {
    const diner = await shop.createDiner();
    const { key } = await createStaffKey({
      db: paying.backend.db,
      slug: shop.slug,
      label: 'kitchen',
      scopes: ['orders:read'],
      now: paying.backend.clock.now,
    });
    const text = await logOf(() => walk(diner, key));
    for (const route of ['/orders.json', '/payments.json', '/webhooks/:provider', '/staff/orders.json'])
      expect(text).toContain(`"route":"${route}"`);
    const secrets = [
      ...Object.values(CONTACT).filter((value) => value.length > 4),
      ...Object.values(ADDRESS).filter((value) => typeof value === 'string' && value !== ''),
      ...Object.values(CARDS).flatMap((card) => [card, spaced(card), card.slice(-8)]),
      String(diner.headers.token),
      key,
      CLIENT,
      COMMENT,
      STRAY,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('of a failure names its kind and its place, not the value that the database did not take', async () => {
    let status = 0;
    const text = await logOf(async () => {
      ({ status } = await shop.ask({ path: '/fails' }));
    });
    expect(status).toBe(500);
    expect(text).toContain('"code":"22P02"');
    expect(text).toMatch(/"at":\["at .*\d+:\d+\)?"/);
    expect(text).not.toContain(CONTACT.email);
  });

  it('is one line a call, whatever the call brings along', async () => {
    const headers = { 'user-agent': 'x"}\\n{"level":30', referer: `https://zzz.test/${STRAY}` };
    const text = await logOf(() => shop.ask({ path: '/domain/branches.json', headers }));
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ method: 'GET', route: '/domain/branches.json', status: 200 });
    expect(text).not.toContain(STRAY);
  });
});

it('names the tenant and the request of the edge, and no id that a visitor makes up', async () => {
  const named = 'ab'.repeat(16);
  const lineOf = async (id: string) =>
    JSON.parse(
      await logOf(async () => {
        const { headers } = await shop.ask({ path: '/domain/config.json', headers: { 'x-request-id': id } });
        expect(headers.get('x-request-id') === named).toBe(id === named);
      }),
    );
  expect(await lineOf(named)).toMatchObject({ requestId: named, tenant: shop.slug });
  expect((await lineOf('mine\u00a0and more')).requestId).not.toContain('mine');
});

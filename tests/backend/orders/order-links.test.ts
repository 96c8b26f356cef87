import { createStaffKey } from '@/backend/staff';
import type { OrderStub } from '@/lib/contract/orders/links';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderLink } from '@/lib/contract/staff/link-calls';
import type { Answer } from '@/tests/support/backend/backend';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';

const HOUR_MS = 3_600_000;
const SECRET = 'Timbre 7, preguntar por Celsa';
const { dni_type: _type, dni: _dni, ...BUYER } = { ...CONTACT, name: 'Eva Paga', email: 'eva@example.com' };

let paying: PayingBackend;
let shop: PayingShop;
let staff: Record<string, string>;
let ana: Diner;
let eva: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  const { db, clock } = paying.backend;
  const { key } = await createStaffKey({
    db,
    slug: shop.slug,
    label: 'x',
    scopes: ['orders:write'],
    now: clock.now,
  });
  staff = { authorization: `Bearer ${key}` };
});
beforeEach(async () => {
  [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  order = await shop.place(ana, { comment: SECRET });
});
afterAll(() => paying.close());

const post = (path: string, headers: Record<string, string>, body?: object): Promise<Answer> =>
  shop.ask({ method: 'POST', path, headers, ...(body ? { body } : {}) });
const makeLink = (id = order.id) => post(`/staff/orders/${id}/links.json`, staff);
const tokenOf = ({ body }: Answer) => (body as OrderLink).url.split('#token=')[1] ?? '';
const newToken = async () => tokenOf(await makeLink());
const open = (token: string, who = eva, id = order.id) =>
  post(`/orders/${id}/link.json`, who.headers, { token });
const join = (token: string, who = eva, id = order.id) =>
  post(`/orders/${id}/members.json`, who.headers, { token, terms: true });
const refusalOf = (answer: Answer) => [answer.status, keyOf(answer)];
async function payAs(who: Diner, buyer: object | null): Promise<Answer> {
  return post('/payments.json', who.headers, {
    purchase_id: order.id,
    method: 'card',
    card: {
      token: await paying.tokenize(shop.slug, CARDS.approved),
      holder_dni_type: 'CC',
      holder_dni: '1020304050',
    },
    acceptance: true,
    ...(buyer ? { buyer } : {}),
  });
}

describe('a link', () => {
  it('leads to the order of its branch, with a token that no server is sent and no row holds (rule orders/links)', async () => {
    const answer = await makeLink();
    expect(answer.status).toBe(201);
    const { url, id, expires_at } = answer.body as OrderLink;
    expect(url).toMatch(
      new RegExp(`^http://${shop.host}(:\\d+)?/centro/webcheckout/${id}#token=[\\w-]{43}$`),
    );
    expect(Date.parse(expires_at) - paying.backend.clock.now.getTime()).toBe(2 * HOUR_MS);
    const rows = await paying.backend.db.system((sql) =>
      sql<{ row: string }>(
        `select l::text as row from purchase_links l union all select a::text from staff_actions a`,
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(tokenOf(answer));
    expect(paying.backend.logged.join('')).not.toContain(tokenOf(answer));
  });

  it('shows a stranger a stub: no line, name, phone, address or comment (rule orders/links)', async () => {
    const answer = await open(await newToken());
    expect(answer.body).toEqual({
      id: order.id,
      number: order.number,
      bck_purchase_id: null,
      supplier: expect.objectContaining({ name: expect.any(String) }),
      total: order.total,
      left: null,
      step: 'to_pay',
      role: null,
    } satisfies Record<keyof OrderStub, unknown>);
    for (const secret of [SECRET, CONTACT.name, CONTACT.email, CONTACT.phone, CONTACT.dni])
      expect(answer.text).not.toContain(secret);
    expect((await shop.ask({ path: `/orders/${order.id}.json`, headers: eva.headers })).status).toBe(404);
  });

  it('keeps the order waiting as long as it lives, also after a card was declined', async () => {
    await makeLink();
    paying.pass(30 * 60_000);
    await paying.runJobs();
    await shop.pay(ana, order, CARDS.declined);
    paying.settle();
    await shop.until(ana, order, 'declined');
    paying.pass(60 * 60_000);
    await paying.runJobs();
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ status: 'in_progress' });
    paying.pass(60 * 60_000);
    await paying.runJobs();
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ status: 'cart' });
  });

  it.each([
    ['a token that it never had', async () => 'x'.repeat(43), [404, 'not_found']],
    [
      'the token of another order',
      async () => {
        const other = await shop.place(await shop.createDiner());
        return tokenOf(await makeLink(other.id));
      },
      [404, 'not_found'],
    ],
    [
      'an expired one',
      async () => {
        const token = await newToken();
        paying.pass(2 * HOUR_MS);
        return token;
      },
      [410, 'link_expired'],
    ],
    [
      'a revoked one',
      async () => {
        const token = await newToken();
        const path = `/staff/orders/${order.id}/links.json`;
        expect((await shop.ask({ method: 'DELETE', path, headers: staff })).body).toMatchObject({
          revoked: 1,
        });
        return token;
      },
      [410, 'link_expired'],
    ],
  ])(
    'is refused with %s, for opening and for joining (rule orders/links)',
    async (_what, makeToken, refusal) => {
      const token = await makeToken();
      expect(refusalOf(await open(token))).toEqual(refusal);
      expect(refusalOf(await join(token))).toEqual(refusal);
    },
  );

  it('is made for what waits for an online payment alone', async () => {
    expect(refusalOf(await makeLink(999_999_999))).toEqual([404, 'not_found']);
    const cart = await shop.fillCart(eva);
    expect(refusalOf(await makeLink(cart.purchase_id))).toEqual([409, 'order_closed']);
    await shop.placeCart(eva, cart);
    expect(refusalOf(await makeLink(cart.purchase_id))).toEqual([409, 'order_closed']);
    paying.pass(24 * HOUR_MS + 1);
    expect(refusalOf(await makeLink())).toEqual([422, 'purchase_expired']);
  });
});

describe('a guest', () => {
  it('joins after accepting the terms, as often as they like, and pays as themselves (rule orders/links)', async () => {
    const token = await newToken();
    const without = await post(`/orders/${order.id}/members.json`, eva.headers, { token });
    expect(refusalOf(without)).toEqual([422, 'invalid_input']);
    expect((await join(token)).body).toMatchObject({ role: 'guest', contact: null, comment: '' });
    expect((await join(token)).status).toBe(200);
    expect((await join('z'.repeat(43))).status).toBe(200);
    expect((await open(token)).body).toMatchObject({ role: 'guest' });
    expect(refusalOf(await payAs(eva, null))).toEqual([422, 'contact_required']);
    expect(refusalOf(await payAs(eva, { ...BUYER, phone: '12345' }))).toEqual([422, 'phone_invalid']);
    expect((await payAs(eva, BUYER)).status).toBe(201);
    const [charge] = shop.charges(order);
    expect(charge).toMatchObject({ customer_email: BUYER.email });
    expect(JSON.stringify(charge)).not.toContain(CONTACT.email);
    paying.settle();
    for (const who of [ana, eva])
      expect(await shop.until(who, order, 'success')).toMatchObject({ payment: { status: 'success' } });
    expect((await open(token, await shop.createDiner())).body).toMatchObject({ step: 'settled', role: null });
    expect(refusalOf(await join(token, await shop.createDiner()))).toEqual([409, 'order_closed']);
  });

  it('who is the owner stays so', async () => {
    const token = await newToken();
    expect((await open(token, ana)).body).toMatchObject({ role: 'owner' });
    expect((await join(token, ana)).body).toMatchObject({ role: 'owner', comment: SECRET });
  });

  it('of an order that is not there cannot be revoked', async () => {
    const path = `/staff/orders/${order.id + 9_999}/links.json`;
    expect((await shop.ask({ method: 'DELETE', path, headers: staff })).status).toBe(404);
  });

  it('stays when the link is revoked, and is shut out when the order is a cart again', async () => {
    const token = await newToken();
    await join(token);
    const path = `/staff/orders/${order.id}/links.json`;
    await shop.ask({ method: 'DELETE', path, headers: staff });
    const read = () => shop.ask({ path: `/orders/${order.id}.json`, headers: eva.headers });
    expect((await read()).status).toBe(200);
    await shop.ask({ method: 'DELETE', path: `/orders/${order.id}.json`, headers: ana.headers });
    expect(refusalOf(await read())).toEqual([409, 'order_closed']);
    expect((await open(token)).body).toMatchObject({ step: 'cart', total: null });
  });
});

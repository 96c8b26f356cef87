import { createProviders } from '@/backend/providers/payments/providers';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
const noon = new Date('2026-11-18T17:00:00Z');
beforeEach(async () => {
  paying.backend.clock.now = noon;
  paying.setFaults({ failCreate: 0, dropAnswer: 0, copies: 1, muteEvents: false, eventFirst: false });
  ana = await shop.createDiner();
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const isReleased = async (order: Order) => {
  const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ released_at: Date | null }>(
      'select released_at from purchases where instance_id = $1 and id = $2',
      [shop.instanceId, order.id],
    ),
  );
  return row?.released_at !== null;
};

describe('paying by card', () => {
  it('is pending at first; the event makes it a success and the kitchen sees it', async () => {
    const order = await shop.place(ana);
    const answer = await shop.pay(ana, order);
    expect([answer.status, (answer.body as Payment).status]).toEqual([201, 'pending']);
    expect(await isReleased(order)).toBe(false);
    paying.settle();
    const paid = await shop.until(ana, order, 'success');
    expect(paid).toMatchObject({ status: 'in_progress', payment: { status: 'success', retry_until: null } });
    expect(await isReleased(order)).toBe(true);
    expect(shop.charges(order)).toMatchObject([{ amount_in_cents: order.total * 100, currency: 'COP' }]);
  });

  it.each([
    ['declined', CARDS.declined, 'La transacción fue rechazada (Sandbox)'],
    ['error', CARDS.error, 'Transacción con ERROR en Sandbox'],
  ] as const)(
    '%s: says why, charges nothing, and leaves a quarter of an hour for another try',
    async (status, card, message) => {
      const order = await shop.place(ana);
      await shop.pay(ana, order, card);
      paying.settle();
      const refused = await shop.until(ana, order, status);
      expect(refused.payment).toMatchObject({ status, message });
      expect(refused.payment?.retry_until).toBe(
        new Date(paying.backend.clock.now.getTime() + 900_000).toISOString(),
      );
      expect((await shop.pay(ana, order)).status).toBe(201);
      paying.settle();
      expect((await shop.until(ana, order, 'success')).payment?.status).toBe('success');
    },
  );

  it('is one attempt at a time: 20 taps, one charge (guarantee/one-charge)', async () => {
    const order = await shop.place(ana);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(ana, order)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).map(keyOf)).toEqual(
      Array(19).fill('payment_in_progress'),
    );
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('of what is paid already is refused', async () => {
    const order = await shop.place(ana);
    await shop.pay(ana, order);
    paying.settle();
    await shop.until(ana, order, 'success');
    expect(keyOf(await shop.pay(ana, order))).toBe('order_closed');
  });

  it('is not taken back by a page that saw the refusal before: the order stands and nothing is owed', async () => {
    const drop = (id: number) =>
      shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: ana.headers });
    const order = await shop.place(ana);
    await shop.pay(ana, order, CARDS.declined);
    paying.settle();
    await shop.until(ana, order, 'declined');
    await shop.pay(ana, order);
    expect(keyOf(await drop(order.id))).toBe('payment_in_progress');
    paying.settle();
    await shop.until(ana, order, 'success');
    const refused = await drop(order.id);
    expect([refused.status, keyOf(refused)]).toEqual([409, 'order_closed']);
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({
      status: 'in_progress',
      payment: { status: 'success' },
      refunds: [],
    });
  });

  it('is tried ten times at the most, and says so; sent again, the order may be paid', async () => {
    const cart = await shop.fillCart(ana, { payment_method: 'card' });
    const order = (await shop.placeCart(ana, cart)).body as Order;
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await shop.pay(ana, order, CARDS.declined)).status).toBe(201);
      paying.settle();
      await shop.until(ana, order, 'declined');
    }
    const refused = await shop.pay(ana, order);
    expect([refused.status, keyOf(refused)]).toEqual([409, 'too_many_attempts']);
    expect(shop.charges(order)).toHaveLength(10);
    await shop.ask({ method: 'DELETE', path: `/orders/${order.id}.json`, headers: ana.headers });
    expect((await shop.placeCart(ana, cart)).status).toBe(201);
    expect((await shop.pay(ana, order)).status).toBe(201);
  });

  it('belongs to the order’s own diner', async () => {
    const order = await shop.place(ana);
    const eva = await shop.createDiner();
    expect((await shop.pay(eva, order)).status).toBe(404);
    expect((await shop.pay(ana, order)).status).toBe(201);
  });

  it('of an order placed over a day ago is refused, of one just under a day is not (rule payments/day)', async () => {
    const order = await shop.place(ana);
    paying.pass(24 * 3_600_000 + 1);
    expect(keyOf(await shop.pay(ana, order))).toBe('purchase_expired');
    const read = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
    expect(await read()).toMatchObject({ is_expired: true });
    paying.pass(-1);
    expect(await read()).toMatchObject({ is_expired: false });
    expect((await shop.pay(ana, order)).status).toBe(201);
  });

  it('of a cart that was begun days ago is taken, and again after it was taken back (rule payments/day)', async () => {
    const cart = await shop.fillCart(ana, { payment_method: 'card' });
    for (let times = 0; times < 2; times += 1) {
      paying.pass(48 * 3_600_000);
      const placed = await shop.placeCart(ana, cart);
      expect(placed.status).toBe(201);
      expect((await shop.pay(ana, placed.body as Order, CARDS.declined)).status).toBe(201);
      paying.settle();
      await shop.until(ana, placed.body as Order, 'declined');
      paying.pass(16 * 60_000);
      await paying.runJobs();
    }
  });

  it('asks the gateway that was charged what became of it, whichever the branch had at placing', async () => {
    paying.setFaults({ muteEvents: true });
    const order = await shop.place(ana);
    const pay = async (card: string, status: Payment['status']) => {
      await paying.backend.db.tenant(shop.instanceId, (sql) =>
        sql(`update payments set provider = 'wompi' where instance_id = $1 and purchase_id = $2`, [
          shop.instanceId,
          order.id,
        ]),
      );
      expect((await shop.pay(ana, order, card)).status).toBe(201);
      paying.settle();
      paying.pass(60_000);
      await paying.runJobs();
      expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ payment: { status } });
    };
    await pay(CARDS.declined, 'declined');
    await pay(CARDS.approved, 'success');
  });

  const payWith = (order: Order, card: object) =>
    shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: ana.headers,
      body: {
        purchase_id: order.id,
        method: 'card',
        card: { holder_dni_type: 'CC', holder_dni: '1', ...card },
        acceptance: true,
      },
    });

  it.each([
    ['for a token', { token: CARDS.approved }],
    ['for a token, after a letter', { token: `x-${CARDS.approved}` }],
    ['inside a token', { token: `tok_test_${CARDS.approved}_x` }],
    ['beside a token', { token: 'tok_test_abcdef', number: CARDS.approved }],
    ['in blanks for a document', { token: 'tok_test_abcdef', holder_dni: '4242 4242 4242 4242' }],
    ['by its code alone', { token: 'tok_test_abcdef', cvc: '123' }],
  ])('never takes a card: %s (guarantee/no-card-data)', async (_case, card) => {
    expect(keyOf(await payWith(await shop.place(ana), card))).toBe('card_data_not_accepted');
    const dump = await paying.backend.db.system((sql) =>
      sql<{ row: string }>('select t::text as row from payments t union all select t::text from purchases t'),
    );
    const kept = [dump, [...paying.state.cards.values()], [...paying.state.transactions.values()]];
    expect(JSON.stringify(kept)).not.toContain(CARDS.approved);
  });

  it('takes a token whatever digits are among its letters', async () => {
    const answer = await payWith(await shop.place(ana), { token: `tok_test_a${CARDS.declined}x` });
    expect(answer.status).toBe(201);
  });

  it('is not offered where the branch names no gateway', async () => {
    const norte = { service: 'delivery', supplier_id: shop.branchId('norte') };
    const { body } = await shop.add(ana, { id: shop.offerId('limonada', 'norte') }, norte);
    const gateway = await shop.ask({ path: `/payments/gateway.json?supplier_id=${shop.branchId('norte')}` });
    expect(gateway.body).toBeNull();
    const cart = await shop.settle(ana, (body as Cart).purchase_id, { payment_method: 'card' });
    expect((cart.body as Cart).issues.map(({ key }) => key)).toContain('payment_method_required');
  });

  const KEYS = {
    publicKey: 'pub_test_x',
    privateKey: 'prv_test_x',
    integritySecret: 'test_integrity_x',
    eventsSecret: null,
    threeDs: 'off' as const,
    apiBase: 'http://127.0.0.1:1/v1',
    browserBase: 'http://127.0.0.1:1/v1',
  };
  it.each([
    ['has no keys', 'COP', null],
    ['does not take the currency', 'PEN', KEYS],
  ] as const)(
    'where the gateway that is named %s says so, and asks nobody',
    async (_case, currency, keys) => {
      const { deps } = paying.backend;
      const config = {
        ...deps.config.payments,
        sandbox: null,
        wompiAccount: () => keys,
        accountKeys: null,
      };
      Object.assign(deps, { findProvider: createProviders({ config, clock: deps.clock }) });
      const branches = createBundle().branches.map((one) => ({ ...one, paymentProvider: 'wompi' as const }));
      const store = await openPayingShop(paying, { currency, branches });
      const eva = await store.createDiner();
      const order = await store.place(eva);
      expect(order.payment).toMatchObject({ method: 'card', online: true });
      const gateway = await store.ask({ path: `/payments/gateway.json?supplier_id=${store.branchId()}` });
      expect([gateway.status, gateway.body]).toEqual([200, null]);
      const answer = await store.pay(eva, order);
      expect([answer.status, keyOf(answer)]).toEqual([422, 'gateway_not_configured']);
      expect(await store.movesOf(order)).toEqual([]);
    },
  );

  it('tells a browser where to make a token, and nothing secret', async () => {
    const { body, text } = await shop.ask({ path: `/payments/gateway.json?supplier_id=${shop.branchId()}` });
    expect(body).toMatchObject({ api_base: paying.sandboxUrl, public_key: sandboxKeys(shop.slug).publicKey });
    expect(text).not.toMatch(/prv_|integrity|events/);
  });
});

describe('what runs out', () => {
  it('goes back after fifteen minutes: the purchase is a cart again with everything in it (rule orders/hold)', async () => {
    const order = await shop.place(ana);
    paying.pass(15 * 60_000);
    await paying.runJobs();
    const cart = await shop.get<Cart>(ana, `/shopping_cart/cart/${order.id}.json`);
    expect(cart).toMatchObject({ purchase_id: order.id, products: [{ count: 1 }] });
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ is_cart: true });
  });

  it('waits for money that may be on its way', async () => {
    const order = await shop.place(ana);
    paying.setFaults({ muteEvents: true });
    await shop.pay(ana, order);
    paying.pass(16 * 60_000);
    paying.state.transactions.forEach((one) => {
      if (one.reference.startsWith(`${order.id}-`)) one.settlesAt = Number.MAX_SAFE_INTEGER;
    });
    await paying.runJobs();
    expect((await shop.get<Order>(ana, `/orders/${order.id}.json`)).status).toBe('in_progress');
  });
});

import { addProduct } from '@/backend/cart';
import { dropLeases } from '@/backend/jobs/drop-leases';
import { makeContext } from '@/backend/make-context';
import { answerOnce, forgetOldKeys, type StoredAnswer } from '@/backend/platform/idempotency';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
const noon = new Date('2026-11-18T17:00:00Z');
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  backend.clock.now = noon;
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const place = (diner: Diner, cart: Cart, key: string, changes: object = {}): Promise<Answer> =>
  shop.placeCart(diner, cart, changes, { 'idempotency-key': key });
const paymentsOf = async (cart: Cart) =>
  backend.db.tenant(shop.instanceId, (sql) =>
    sql('select id from payments where instance_id = $1 and purchase_id = $2', [
      shop.instanceId,
      cart.purchase_id,
    ]),
  );
/** The answer that is kept under a key. */
const answerOf = async (key: string) => {
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ answer: string | null }>(
      'select answer from idempotency_keys where instance_id = $1 and key = $2',
      [shop.instanceId, key],
    ),
  );
  return row?.answer;
};
const hold = (key: string, leaseMs: number) =>
  backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `update idempotency_keys set status = null, answer = null, lease_until = $3 where instance_id = $1 and key = $2`,
      [shop.instanceId, key, new Date(noon.getTime() + leaseMs)],
    ),
  );

describe('an Idempotency-Key (rule platform/idempotency, guarantee/idempotency-keys)', () => {
  it('is required to place an order', async () => {
    const answer = await place(ana, await shop.fillCart(ana), '');
    expect([answer.status, keyOf(answer)]).toEqual([400, 'idempotency_key_required']);
  });

  it('of 256 characters is refused', async () => {
    const answer = await place(ana, await shop.fillCart(ana), 'x'.repeat(256));
    expect([answer.status, keyOf(answer)]).toEqual([400, 'bad_request']);
  });

  it.each(['5555555555554444', 'pedido_5555-5555-5555-4444'])(
    'that is a card number is refused: %s (guarantee/no-card-data)',
    async (card) => {
      const answer = await place(ana, await shop.fillCart(ana), card);
      expect([answer.status, keyOf(answer)]).toEqual([422, 'card_data_not_accepted']);
      expect(await answerOf(card)).toBeUndefined();
    },
  );

  it('of 256 characters is refused without a caller too', async () => {
    const answer = await shop.ask({
      method: 'POST',
      path: '/profiles/anonymous.json',
      headers: { 'idempotency-key': 'x'.repeat(256) },
      body: { profile: { domain: 'a.test', name: '' } },
    });
    expect(answer.status).toBe(400);
  });

  it('answers the same call the same, letter by letter', async () => {
    const cart = await shop.fillCart(ana);
    const first = await place(ana, cart, 'k-1');
    backend.clock.now = new Date(noon.getTime() + 23 * 3_600_000);
    const again = await place(ana, cart, 'k-1');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await paymentsOf(cart)).toHaveLength(1);
  });

  it('lets one of 20 equal calls run; the others wait their turn or get its answer', async () => {
    const cart = await shop.fillCart(ana);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(ana, cart, 'k-2')));
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(
      answers.filter(({ status }) => status !== 201).every((one) => keyOf(one) === 'idempotency_in_flight'),
    ).toBe(true);
    expect(await paymentsOf(cart)).toHaveLength(1);
  });

  it('with another body is refused', async () => {
    const cart = await shop.fillCart(ana);
    await place(ana, cart, 'k-3');
    const other = await place(ana, cart, 'k-3', { total: 1 });
    expect([other.status, keyOf(other)]).toEqual([422, 'idempotency_key_reused']);
  });

  it("is one diner's: another's equal key is new", async () => {
    await place(ana, await shop.fillCart(ana), 'k-4');
    const eva = await shop.createDiner();
    const answer = await place(eva, await shop.fillCart(eva), 'k-4');
    expect(answer.status).toBe(201);
    expect((answer.body as Order).contact?.name).toBe('Ana María Ruiz');
  });

  it('comes back when its call failed', async () => {
    const cart = await shop.fillCart(ana);
    expect((await place(ana, cart, 'k-5', { total: 1 })).status).toBe(409);
    expect((await place(ana, cart, 'k-5')).status).toBe(201);
  });

  it('of a call that is running is in flight; of a server that died it is taken over, and finds its order (guarantee/killed-backend)', async () => {
    const cart = await shop.fillCart(ana);
    const first = await place(ana, cart, 'k-6');
    await hold('k-6', 30_000);
    expect(keyOf(await place(ana, cart, 'k-6'))).toBe('idempotency_in_flight');
    await hold('k-6', 0);
    const again = await place(ana, cart, 'k-6');
    expect([again.status, (again.body as Order).id]).toEqual([201, (first.body as Order).id]);
    expect(await paymentsOf(cart)).toHaveLength(1);
  });

  it('of a backend that died is dropped by the next one when that is alone: its order is found at once, not made again', async () => {
    const cart = await shop.fillCart(ana);
    const first = await place(ana, cart, 'k-dead');
    await hold('k-dead', 20_000);
    expect(keyOf(await place(ana, cart, 'k-dead'))).toBe('idempotency_in_flight');
    await dropLeases({ db: backend.db, now: noon, jobLeaseMs: 30_000 });
    const again = await place(ana, cart, 'k-dead');
    expect([again.status, (again.body as Order).id]).toEqual([201, (first.body as Order).id]);
    expect(await paymentsOf(cart)).toHaveLength(1);
    // A kept answer does not change.
    expect((await place(ana, cart, 'k-dead')).text).toBe(again.text);
  });

  it.each(['answers', 'fails'])(
    'whose call outlived its lease and %s late, leaves its follower’s answer alone',
    async (how) => {
      const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
      if (!instance) throw new Error('the shop is gone');
      const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'diner', profileId: ana.id } });
      const once = (now: Date, run: () => Promise<StoredAnswer>) =>
        answerOnce({
          ctx: { ...ctx, now },
          actor: `diner:${ana.id}`,
          key: 'k-late',
          content: '',
          leaseMs: 1_000,
          run,
        });
      const answerOf = (text: string) => Promise.resolve({ status: 200, text });
      const later = new Date(noon.getTime() + 2_000);
      const late = once(noon, async () => {
        await once(later, () => answerOf('second'));
        if (how === 'fails') throw new Error('late');
        return answerOf('first');
      });
      await late.catch(() => undefined);
      expect((await once(later, () => answerOf('third'))).text).toBe('second');
    },
  );

  describe('of a product that is added', () => {
    const adding = (key: string) => ({
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: { ...ana.headers, 'idempotency-key': key },
      body: {
        product: { id: shop.offerId('limonada'), count: 1 },
        data_purchase: { service: 'take_away', supplier_id: shop.branchId() },
      },
    });

    it('adds it once, and keeps the cart’s id alone: the repeated call gets the cart as it is now', async () => {
      const [first, again] = [await shop.ask(adding('k-7')), await shop.ask(adding('k-7'))];
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect((again.body as Cart).products[0]?.count).toBe(1);
      await shop.ask(adding('k-7-more'));
      expect(((await shop.ask(adding('k-7'))).body as Cart).products[0]?.count).toBe(2);
      const { purchase_id } = first.body as Cart;
      expect(await answerOf('k-7')).toBe(JSON.stringify({ purchase_id }));
    });

    it('is answered in the transaction that adds it: whoever dies after that, it is not added again', async () => {
      const first = await shop.ask(adding('k-7-died'));
      // No lease is left to end: the row was answered when the line was written.
      await dropLeases({ db: backend.db, now: noon, jobLeaseMs: 30_000 });
      expect((await shop.ask(adding('k-7-died'))).text).toBe(first.text);
    });

    it('adds nothing in a call whose key another one has taken over', async () => {
      const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
      if (!instance) throw new Error('the shop is gone');
      const actor = { kind: 'diner', profileId: ana.id } as const;
      const ctx = makeContext({ deps: backend.deps, instance, actor });
      const { body } = adding('');
      const input = { ...body, data_purchase: { ...body.data_purchase, service: 'take_away' as const } };
      const late = answerOnce({
        ctx,
        actor: `diner:${ana.id}`,
        key: 'k-7-late',
        content: '',
        leaseMs: 1_000,
        keepsItself: true,
        run: async (keyClaim) => {
          await hold('k-7-late', 60_000);
          return {
            status: 200,
            text: JSON.stringify(await addProduct({ ctx: { ...ctx, keyClaim }, input })),
          };
        },
      });
      await expect(late).rejects.toMatchObject({ key: 'idempotency_in_flight' });
      const carts = await backend.db.tenant(shop.instanceId, (sql) =>
        sql('select 1 from purchases where instance_id = $1 and profile_id = $2', [shop.instanceId, ana.id]),
      );
      expect(carts).toHaveLength(0);
    });
  });

  it('is not kept for calls that take none', async () => {
    const headers = { ...ana.headers, 'idempotency-key': 'k-none' };
    const body = { version: '1', accepted: true, purposes: ['necessary'] };
    await shop.ask({ method: 'POST', path: '/legal/check_cookies.json', headers, body });
    expect(await answerOf('k-none')).toBeUndefined();
  });

  it('counts for nothing without a caller: nobody gets another’s profile', async () => {
    const ask = {
      method: 'POST',
      path: '/profiles/anonymous.json',
      headers: { 'idempotency-key': 'k-8' },
      body: { profile: { domain: 'a.test', name: '' } },
    };
    expect((await shop.ask(ask)).text).not.toBe((await shop.ask(ask)).text);
  });

  it('is forgotten after a day', async () => {
    const isKept = async () =>
      (
        await backend.db.tenant(shop.instanceId, (sql) =>
          sql('select 1 from idempotency_keys where instance_id = $1 and key = $2', [shop.instanceId, 'k-9']),
        )
      ).length === 1;
    await place(ana, await shop.fillCart(ana), 'k-9');
    await forgetOldKeys({ db: backend.db, now: new Date(noon.getTime() + 24 * 3_600_000) });
    expect(await isKept()).toBe(true);
    await forgetOldKeys({ db: backend.db, now: new Date(noon.getTime() + 24 * 3_600_000 + 1) });
    expect(await isKept()).toBe(false);
  });
});

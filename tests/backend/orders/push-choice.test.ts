import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend } from '@/tests/support/backend/backend';
import { openPushBackend } from '@/tests/support/shops/push-shop';
import { keyOf, openShop } from '@/tests/support/shops/shop';

type Push = Awaited<ReturnType<typeof openPushBackend>>;
const NOON = new Date('2026-11-18T17:00:00Z');
const DAY_MS = 86_400_000;
let push: Push;
let shop: Awaited<ReturnType<Push['openPushShop']>>;
beforeAll(async () => {
  push = await openPushBackend();
});
beforeEach(async () => {
  push.backend.clock.now = NOON;
  shop = await push.openPushShop();
});
afterAll(() => push.close());

describe('the choice of web push (rule orders/notices)', () => {
  it('is offered with the key for which a browser subscribes', async () => {
    const { id } = await shop.place();
    expect(await shop.read(id)).toEqual({
      by: null,
      ways: ['mail', 'push'],
      push_key: push.service.env.PUSH_PUBLIC_KEY,
    });
    expect((await shop.choose(id, 'push', push.service.subscribe())).body).toMatchObject({ by: 'push' });
    expect((await shop.choose(id, 'mail')).body).toMatchObject({ by: 'mail' });
    expect(await shop.listBrowsers()).toEqual([]);
  });

  it('is not offered where the installation has no keys, and nothing is kept', async () => {
    const silent = await createTestBackend();
    const there = await openShop(silent);
    const diner = await there.createDiner();
    const { id } = (await there.placeCart(diner, await there.fillCart(diner))).body as Order;
    const own = { path: `/orders/${id}/notices.json`, headers: diner.headers };
    const order = await there.ask({ path: `/orders/${id}.json`, headers: diner.headers });
    expect(order.body).toMatchObject({ notices: null });
    const body = { by: 'push', push: push.service.subscribe() };
    expect(keyOf(await there.ask({ ...own, method: 'PUT', body }))).toBe('invalid_input');
    await silent.close();
  });

  it.each<[string, (target: PushTarget) => Partial<PushTarget> | undefined]>([
    ['no browser', () => undefined],
    ['an address of this machine', (target) => ({ ...target, endpoint: 'http://127.0.0.1:5432/push' })],
    ['a private address', (target) => ({ ...target, endpoint: 'https://10.0.0.7/push' })],
    ['an address of no push service', (target) => ({ ...target, endpoint: 'https://push.example/abc' })],
    ['another port of the service', (target) => ({ ...target, endpoint: `${push.service.origin}0/push/a` })],
    ['a long address', (target) => ({ ...target, endpoint: `${push.service.origin}/${'x'.repeat(1_000)}` })],
    ['a key that is too short', (target) => ({ ...target, p256dh: 'BBBB' })],
    ['a secret that is too long', (target) => ({ ...target, auth: 'x'.repeat(23) })],
  ])('takes nothing with %s', async (_what, change) => {
    const { id } = await shop.place();
    expect(keyOf(await shop.choose(id, 'push', change(push.service.subscribe())))).toBe('invalid_input');
    expect(await shop.listBrowsers()).toEqual([]);
  });

  it('is one, though several are made at once', async () => {
    const { id } = await shop.place();
    const targets = Array.from({ length: 4 }, () => push.service.subscribe());
    const answers = await Promise.all([
      ...targets.map((target) => shop.choose(id, 'push', target)),
      ...['mail', null, 'mail'].map((by) => shop.choose(id, by)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    const by = (await shop.read(id))?.by;
    expect(await shop.listBrowsers()).toHaveLength(by === 'push' ? 1 : 0);
  });

  it('waits for the move that closes the order, and comes too late then', async () => {
    const { id } = await shop.place();
    const { second, waited } = await push.gates.interleave({
      at: 'order-moved',
      first: () => shop.move(id, 'cancelled'),
      second: () => shop.choose(id, 'push', push.service.subscribe()),
    });
    expect(waited).toBe(true);
    expect(keyOf(second)).toBe('order_closed');
    expect(await shop.listBrowsers()).toEqual([]);
  });
});

describe('how long a browser is known (rule orders/notices)', () => {
  it('is a day after its order is over', async () => {
    const { id } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    await shop.move(id, 'accepted', 'preparation', 'packed', 'delivered');
    push.pass(DAY_MS - 1_000);
    await push.forgetBrowsers();
    expect(await shop.listBrowsers()).toHaveLength(1);
    push.pass(1_000);
    await push.forgetBrowsers();
    expect(await shop.listBrowsers()).toEqual([]);
  });

  it('is sixty-two days where nobody ends it', async () => {
    const { id } = await shop.place();
    await shop.choose(id, 'push', push.service.subscribe());
    push.pass(62 * DAY_MS - 1_000);
    await push.forgetBrowsers();
    expect(await shop.listBrowsers()).toHaveLength(1);
    push.pass(1_000);
    await push.forgetBrowsers();
    expect(await shop.listBrowsers()).toEqual([]);
  });
});

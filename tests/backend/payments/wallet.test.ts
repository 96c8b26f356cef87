import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const CODES = { approved: '123456', declined: '222222', error: '333333', expired: '444444', slow: '555555' };
const WALLET = { payment_method: 'wallet' };

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { branches } = (await openPayingShop(paying)).bundle;
  shop = await openPayingShop(paying, {
    currency: 'PEN',
    branches: branches.map((one) => ({
      ...one,
      paymentMethods: [...one.paymentMethods, { method: 'wallet' as const, services: one.services }],
    })),
  });
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterEach(() => paying.setFaults({ dropAnswer: 0, hangAnswer: 0, muteEvents: false, copies: 1 }));
afterAll(() => paying.close());

const read = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
const taken = (order: Order) => shop.charges(order).filter(({ status }) => status === 'APPROVED');

describe('paying by a wallet with a code (rule payments/wallet)', () => {
  it('waits for the wallet until the attempt ends, and is paid', async () => {
    const order = await shop.place(ana, WALLET);
    const answer = await shop.payByWallet(ana, order, CODES.approved);
    const until = new Date(paying.backend.clock.now.getTime() + 15 * 60_000).toISOString();
    expect(answer.body).toMatchObject({
      method: 'wallet',
      status: 'pending',
      next_action: { type: 'wait', until },
    });
    paying.settle();
    const paid = await shop.until(ana, order, 'success');
    expect(paid.payment).toMatchObject({ status: 'success', next_action: null, code_refusal: null });
    expect(shop.charges(order)).toMatchObject([
      { payment_method_type: 'WALLET', amount_in_cents: order.total * 100 },
    ]);
  });

  it.each([
    ['declined', CODES.declined, null],
    ['error', CODES.error, null],
    ['declined', '987654', 'wrong_code'],
    ['declined', CODES.expired, 'expired_code'],
  ] as const)(
    '%s by %s (%s): the next code pays, and only that is charged',
    async (status, code, refusal) => {
      const order = await shop.place(ana, WALLET);
      await shop.payByWallet(ana, order, code);
      paying.settle();
      const refused = await shop.until(ana, order, status);
      expect(refused.payment).toMatchObject({ code_refusal: refusal, retry_until: expect.any(String) });
      await shop.payByWallet(ana, order, CODES.approved);
      paying.settle();
      expect((await shop.until(ana, order, 'success')).payment?.code_refusal).toBeNull();
      expect(taken(order)).toHaveLength(1);
    },
  );

  it('that takes its time is pending, begins no other, and then pays', async () => {
    const order = await shop.place(ana, WALLET);
    await shop.payByWallet(ana, order, CODES.slow);
    paying.settle();
    expect((await read(order)).payment?.status).toBe('pending');
    expect(keyOf(await shop.payByWallet(ana, order, CODES.approved))).toBe('payment_in_progress');
    paying.pass(20_000);
    await paying.runJobs();
    expect((await read(order)).payment?.status).toBe('success');
    expect(taken(order)).toHaveLength(1);
  });

  it('whose answer and events are lost is found and pays once (guarantee/lost-answer, guarantee/lost-events)', async () => {
    const order = await shop.place(ana, WALLET);
    paying.setFaults({ dropAnswer: 1, muteEvents: true });
    expect((await shop.payByWallet(ana, order, CODES.approved)).body).toMatchObject({ status: 'pending' });
    paying.settle();
    paying.pass(60_000);
    await paying.runJobs();
    expect((await read(order)).payment?.status).toBe('success');
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('whose refusal comes by no event is told why all the same, and events that come twice change nothing', async () => {
    const order = await shop.place(ana, WALLET);
    paying.setFaults({ muteEvents: true });
    await shop.payByWallet(ana, order, CODES.expired);
    paying.settle();
    paying.pass(60_000);
    await paying.runJobs();
    expect((await read(order)).payment).toMatchObject({ status: 'declined', code_refusal: 'expired_code' });
    paying.setFaults({ muteEvents: false, copies: 3 });
    await shop.payByWallet(ana, order, CODES.approved);
    paying.settle();
    await shop.until(ana, order, 'success');
    await paying.sender.idle();
    expect(await shop.standingsOf(order)).toEqual(['declined', 'success']);
  });

  it.each([
    ['899111222', '123456'],
    ['99911122', '123456'],
    ['+51999111222', '123456'],
    ['999111222', '12345'],
    ['999111222', '12345a'],
  ])('phone %s with code %s reaches no gateway', async (phone, code) => {
    const order = await shop.place(ana, WALLET);
    const answer = await shop.payByWallet(ana, order, code, phone);
    expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
    expect(shop.charges(order)).toHaveLength(0);
  });

  it('keeps no code', async () => {
    const order = await shop.place(ana, WALLET);
    await shop.payByWallet(ana, order, '918273');
    const rows = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql('select * from payments where instance_id = $1 and purchase_id = $2', [shop.instanceId, order.id]),
    );
    expect(JSON.stringify([rows, shop.charges(order)])).not.toContain('918273');
  });

  it('is not charged where the gateway is another', async () => {
    const other = await openPayingShop(paying);
    const diner = await other.createDiner();
    const order = await other.place(diner);
    expect(keyOf(await other.payByWallet(diner, order, CODES.approved))).toBe('gateway_not_configured');
    expect(other.charges(order)).toHaveLength(0);
  });
});

it('codes of one phone are tried only so often, whoever tries (rule payments/wallet)', async () => {
  const strict = await createPayingBackend(undefined, { LIMIT_WALLET_PUSHES_PER_HOUR: '2' });
  const { currency, branches } = shop.bundle;
  const own = await openPayingShop(strict, { currency, branches });
  const pay = async (phone: string) => {
    const diner = await own.createDiner();
    return own.payByWallet(diner, await own.place(diner, WALLET), '987654', phone);
  };
  for (const status of [201, 201, 429]) expect((await pay('999111222')).status).toBe(status);
  expect((await pay('999333444')).status).toBe(201);
  await strict.close();
});

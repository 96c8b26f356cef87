import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const APPROVED = '3991111111';
const NEQUI = { payment_method: 'nequi' };

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const [first, ...others] = (await openPayingShop(paying)).bundle.branches;
  if (!first) throw new Error('the bundle has no branch');
  const paymentMethods = [...first.paymentMethods, { method: 'nequi' as const, services: first.services }];
  shop = await openPayingShop(paying, { branches: [createBranch({ ...first, paymentMethods }), ...others] });
});
beforeEach(async () => {
  paying.setFaults({ muteEvents: false });
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

describe('paying by Nequi (rule payments/nequi)', () => {
  it('waits for the app until the attempt ends, and is paid once it is accepted there', async () => {
    const order = await shop.place(ana, NEQUI);
    const answer = await shop.payByNequi(ana, order, APPROVED);
    const until = new Date(paying.backend.clock.now.getTime() + 15 * 60_000).toISOString();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      method: 'nequi',
      status: 'pending',
      next_action: { type: 'wait', until },
    });
    paying.settle();
    const paid = await shop.until(ana, order, 'success');
    expect(paid.payment).toMatchObject({ status: 'success', next_action: null });
    expect(shop.charges(order)).toMatchObject([
      { payment_method_type: 'NEQUI', amount_in_cents: order.total * 100 },
    ]);
  });

  it.each([
    ['declined', '3992222222'],
    ['error', '3001234567'],
  ] as const)('%s: a card pays instead, and only that is charged', async (status, phone) => {
    const order = await shop.place(ana, NEQUI);
    await shop.payByNequi(ana, order, phone);
    paying.settle();
    const refused = await shop.until(ana, order, status);
    expect(refused.payment).toMatchObject({ status, method: 'nequi', next_action: null });
    expect(((await shop.pay(ana, order)).body as Payment).method).toBe('card');
    paying.settle();
    expect((await shop.until(ana, order, 'success')).payment?.method).toBe('card');
    expect(shop.charges(order).filter((one) => one.status === 'APPROVED')).toHaveLength(1);
  });

  it('that nobody accepts ends with its time, though the gateway goes on waiting; later money goes back', async () => {
    // An event that is handled meanwhile holds the payment, and the jobs pass it by.
    paying.setFaults({ muteEvents: true });
    const order = await shop.place(ana, NEQUI);
    await shop.payByNequi(ana, order, APPROVED);
    paying.breakGateway(shop, ({ fetch }) => ({
      fetch: async (ref) => {
        const charge = await fetch(ref);
        return charge && { ...charge, status: 'pending' };
      },
    }));
    const read = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
    for (const ms of [2_000, 14 * 60_000]) {
      paying.pass(ms);
      await paying.runJobs();
    }
    expect((await read()).payment).toMatchObject({ status: 'pending' });
    paying.pass(2 * 60_000);
    await paying.runJobs();
    const over = await read();
    expect(over.payment).toMatchObject({
      status: 'expired',
      next_action: null,
      retry_until: expect.any(String),
    });
    paying.mendGateways();
    paying.pass(11 * 60_000);
    await paying.runJobs();
    const late = await read();
    expect(late.payment?.status).toBe('refund_due');
  });

  it.each(['+573991111111', '399111111', '39911111112', '2991111111', '', null])(
    'a phone like %j reaches no gateway',
    async (phone) => {
      const order = await shop.place(ana, NEQUI);
      const body = { purchase_id: order.id, method: 'nequi', nequi: { phone }, acceptance: true };
      const path = '/payments.json';
      const answer = await shop.ask({ method: 'POST', path, headers: ana.headers, body });
      expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
      expect(shop.charges(order)).toHaveLength(0);
    },
  );

  it('is not charged where the branch does not take it', async () => {
    const other = await openPayingShop(paying);
    const diner = await other.createDiner();
    const order = await other.place(diner);
    expect(keyOf(await other.payByNequi(diner, order, APPROVED))).toBe('gateway_not_configured');
    expect(other.charges(order)).toHaveLength(0);
  });

  it('is not placed where the gateway of the branch does not take it', async () => {
    const branches = shop.bundle.branches.map((one) => ({ ...one, paymentProvider: 'stripe' as const }));
    const other = await openPayingShop(paying, { branches });
    const diner = await other.createDiner();
    const cart = await other.fillCart(diner, NEQUI);
    expect(keyOf(await other.placeCart(diner, cart))).toBe('payment_method_required');
  });
});

it('one phone is asked only so often, whoever asks; another is asked as before (rule payments/nequi)', async () => {
  const strict = await createPayingBackend(undefined, { LIMIT_WALLET_PUSHES_PER_HOUR: '2' });
  const own = await openPayingShop(strict, { branches: shop.bundle.branches });
  const push = async (phone: string) => {
    const diner = await own.createDiner();
    return own.payByNequi(diner, await own.place(diner, NEQUI), phone);
  };
  for (const status of [201, 201, 429]) expect((await push(APPROVED)).status).toBe(status);
  expect((await push('3992222222')).status).toBe(201);
  await strict.close();
});

it('a call that asks no phone counts for none: nobody can use up the tries of another (rule payments/nequi)', async () => {
  const strict = await createPayingBackend(undefined, { LIMIT_WALLET_PUSHES_PER_HOUR: '2' });
  const own = await openPayingShop(strict, { branches: shop.bundle.branches });
  const [diner, stranger] = [await own.createDiner(), await own.createDiner()];
  const order = await own.place(diner, NEQUI);
  for (const status of [404, 404, 404])
    expect((await own.payByNequi(stranger, order, APPROVED)).status).toBe(status);
  expect((await own.payByNequi(diner, order, APPROVED)).status).toBe(201);
  await strict.close();
});

import { randomUUID } from 'node:crypto';
import { GatewayError } from '@/backend/providers/payments/port';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order } from '@/lib/contract/orders/orders';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';
import { joinOwner } from './read-alarms';

const MINUTE_MS = 60_000;
const NOON = '2026-11-18T17:00:00.000Z';
let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let owner: Awaited<ReturnType<typeof joinOwner>>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = new Date(NOON);
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  await paying.forgetDue();
  shop = await openPayingShop(paying, { branches: branchesWithTransfer() });
  ana = await shop.createDiner();
  owner = await joinOwner({ backend: paying.backend, slug: shop.slug });
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

/** Only what is about money: the orders of these stories wait on no board. */
const alarms = async () => {
  await owner.watch();
  return (await owner.alarms()).filter(({ kind }) => kind !== 'unaccepted');
};
const pass = async (minutes: number) => {
  paying.pass(minutes * MINUTE_MS);
  await paying.runJobs();
};
async function placePaid(): Promise<Order> {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  return order;
}
const refund = async ({ id }: Order, body: object = {}) =>
  (
    await owner.person.at({
      ...{ method: 'POST', path: `/staff/orders/${id}/refunds.json` },
      headers: { 'idempotency-key': randomUUID() },
      body: { reason: 'Faltó una bebida', ...body },
    })
  ).body as OrderRefunds;

describe('money that waits for who answers for the restaurant (rule staff/alarms)', () => {
  it('is a charge that is not what was asked for, at once, until somebody dealt with it', async () => {
    const order = await shop.place(ana);
    await shop.pay(ana, order);
    Object.assign(shop.charges(order)[0] ?? {}, { amount_in_cents: 100 });
    paying.settle();
    await pass(10);
    expect(await alarms()).toMatchObject([
      { kind: 'mismatch', count: 1, since: NOON, order: { id: order.id }, supplier_id: shop.branchId() },
    ]);
    const { body } = await owner.person.at({ path: '/staff/charge_problems.json' });
    const [{ payment_id: id, transaction } = { payment_id: 0, transaction: '' }] = body as ChargeProblem[];
    await owner.person.at({
      method: 'PUT',
      path: `/staff/charge_problems/${id}.json`,
      body: { transaction },
    });
    expect(await alarms()).toEqual([]);
  });

  it('is money that a person has to give back, until somebody says that it was', async () => {
    const order = await placePaid();
    const { refunds } = await refund(order, { amount: 2_500 });
    expect(await alarms()).toMatchObject([
      { kind: 'refund_by_hand', count: 1, order: { id: order.id, number: order.number } },
    ]);
    const path = `/staff/refunds/${refunds[0]?.id}.json`;
    await owner.person.at({ method: 'PUT', path, body: { status: 'refunded' } });
    expect(await alarms()).toEqual([]);
  });

  it('is money that a gateway has not given back in an hour, and none that it has', async () => {
    const order = await placePaid();
    paying.breakGateway(shop, () => ({
      async void() {
        throw new GatewayError('unavailable', 'down', 'not_sent');
      },
    }));
    await refund(order);
    await pass(59);
    expect(await alarms()).toEqual([]);
    await pass(1);
    expect(await alarms()).toMatchObject([{ kind: 'refund_stuck', order: { id: order.id } }]);
    paying.mendGateways();
    await pass(30);
    expect(await alarms()).toEqual([]);
  });

  it('is a transfer whose proof waits for an hour', async () => {
    const transfers = await openTransfers({ backend: paying.backend, shop });
    const order = await shop.place(ana, BY_TRANSFER);
    await transfers.upload(ana, order.id, await drawProof());
    await pass(59);
    expect(await alarms()).toEqual([]);
    await pass(1);
    expect(await alarms()).toMatchObject([{ kind: 'transfer', since: NOON, order: { id: order.id } }]);
  });

  it('is a gateway that answers few of its last tries, and none for one card that fails', async () => {
    await placePaid();
    paying.breakGateway(shop, () => ({
      async create() {
        throw new GatewayError('unavailable', 'down', 'unclear');
      },
    }));
    const fail = async () => {
      const diner = await shop.createDiner();
      await shop.pay(diner, await shop.place(diner));
    };
    await fail();
    await fail();
    expect(await alarms()).toEqual([]);
    await fail();
    expect(await alarms()).toMatchObject([
      { kind: 'gateway', supplier_id: null, count: 3, provider: 'sandbox', order: null },
    ]);
    paying.pass(30 * MINUTE_MS);
    expect(await alarms()).toEqual([]);
  });
});

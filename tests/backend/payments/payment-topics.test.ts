import type { Order } from '@/lib/contract/orders/orders';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import { hearTopics } from '@/tests/support/backend/hear-topics';
import { openCourt } from '@/tests/support/shops/court-shop';
import { BROWSER, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { openSharing } from '@/tests/support/shops/sharing-shop';
import type { Diner } from '@/tests/support/shops/shop';

/** Its bank asks the holder. */
const ASKING = '4000000000003220';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  paying.setFaults({ muteEvents: true });
  await paying.forgetDue();
});
afterAll(() => paying.close());
/** Long enough for the job to ask the gateway. */
function settle(): void {
  paying.settle();
  paying.pass(60_000);
}
const hear = (work: () => Promise<unknown>) => hearTopics(paying.backend, work);

describe('each topic of an order at a court is told once, and no side is left out (rule table/court)', () => {
  let court: Awaited<ReturnType<typeof openCourt>>;
  let ana: Diner;
  beforeEach(async () => {
    court = await openCourt(paying);
    ana = await court.createDiner();
  });
  /** The topics of the order and of some of its stalls. */
  async function topicsOf(order: Order, stalls: readonly string[]): Promise<string[]> {
    const ids = await court.stallIdsOf(order);
    const purchases = [order.id, ...stalls.map((stall) => ids[stall])];
    const branches = new Set(['pollo', ...stalls]);
    return [
      ...purchases.map((id) => `${court.instanceId}:purchase:${id}`),
      ...[...branches].map((stall) => `${court.instanceId}:branch:${court.branchId(stall)}`),
    ].sort();
  }
  async function payByCard(): Promise<Order> {
    const order = await court.orderAt(ana, { caldo: 1, torta: 1 });
    await court.pay(ana, order);
    return order;
  }
  async function buy(): Promise<Order> {
    const order = await payByCard();
    settle();
    await paying.runJobs();
    return order;
  }

  it('when its payment begins', async () => {
    const order = await court.orderAt(ana, { caldo: 1, torta: 1 });
    expect(await hear(() => court.pay(ana, order))).toEqual(await topicsOf(order, []));
  });

  it('when the job finds it paid', async () => {
    const order = await payByCard();
    settle();
    const told = await hear(() => paying.runJobs());
    expect(told).toEqual(await topicsOf(order, ['pollo', 'postre']));
  });

  it('when it turns out to be paid while its diner leaves the payment', async () => {
    const order = await court.orderAt(ana, { caldo: 1, torta: 1 });
    const token = await paying.tokenize(court.slug, ASKING);
    const card = { token, holder_dni_type: 'CC', holder_dni: '1020304050', browser: BROWSER };
    const body = { purchase_id: order.id, method: 'card', card, acceptance: true };
    await court.ask({ method: 'POST', path: '/payments.json', headers: ana.headers, body });
    settle();
    await paying.runJobs();
    const { payment } = await court.orderNow(ana, order);
    expect(payment?.next_action?.type).toBe('challenge');
    for (const charge of court.charges(order)) Object.assign(charge, { status: 'APPROVED' });
    const path = `/payments/given_up/${payment?.id}.json`;
    const told = await hear(() => court.ask({ method: 'PUT', path, headers: ana.headers }));
    expect((await court.orderNow(ana, order)).payment?.status).toBe('success');
    expect(told).toEqual(await topicsOf(order, ['pollo', 'postre']));
  });

  it('when the gateway gives all of it back', async () => {
    const order = await buy();
    const staff = { method: 'POST' as const, headers: court.staff, body: { reason: 'No hay gas' } };
    const owed = await hear(() => court.ask({ path: `/staff/orders/${order.id}/refunds.json`, ...staff }));
    expect(owed).toEqual(await topicsOf(order, []));
    const told = await hear(() => paying.runJobs());
    expect((await court.orderNow(ana, order)).payment?.status).toBe('refunded');
    expect(told).toEqual(await topicsOf(order, []));
  });

  it('when the part of a stall that rejects is left to a person', async () => {
    const order = await buy();
    const { postre = 0 } = await court.stallIdsOf(order);
    expect(await hear(() => court.move(postre, 'cancelled'))).toEqual(await topicsOf(order, ['postre']));
    expect(await hear(() => paying.runJobs())).toEqual(await topicsOf(order, []));
    const { body } = await court.ask({ path: '/staff/refunds.json', headers: court.staff });
    expect(body).toMatchObject([{ purchase_id: postre, by_hand: true }]);
    expect(await hear(() => paying.runJobs())).toEqual([]);
  });

  it('when the part of a stall is owed by staff, and given by hand', async () => {
    const order = await buy();
    const { postre = 0, pollo = 0 } = await court.stallIdsOf(order);
    const staff = { method: 'POST' as const, headers: court.staff, body: { reason: 'No hay gas' } };
    for (const [stall, id] of [
      ['postre', postre],
      ['pollo', pollo],
    ] as const) {
      const owed = await hear(() => court.ask({ path: `/staff/orders/${id}/refunds.json`, ...staff }));
      expect(owed).toEqual(await topicsOf(order, [stall]));
      const { body } = await court.ask({ path: '/staff/refunds.json', headers: court.staff });
      const [refund] = body as OwedRefund[];
      const given = { method: 'PUT' as const, headers: court.staff, body: { status: 'refunded' } };
      const told = await hear(() => court.ask({ path: `/staff/refunds/${refund?.id}.json`, ...given }));
      expect(told).toEqual(await topicsOf(order, [stall]));
    }
  });
});

describe('each topic of an account is told once, its table too (rule payments/shares)', () => {
  it('when a share is asked for in person, taken, and paid online', async () => {
    const shop = await openSharing(paying);
    const ana = await shop.sitDown('1', 'Ana');
    const account = await shop.read(ana);
    await shop.serve(account, ana, 30_000);
    const topics = [`purchase:${account.id}`, `branch:${shop.branchId()}`, `table:${account.table.id}`]
      .map((topic) => `${shop.instanceId}:${topic}`)
      .sort();
    const first = await shop.held(ana, { kind: 'amount', amount: 10_000 });
    expect(await hear(() => shop.payShareInPerson(ana, account, first.id))).toEqual(topics);
    const [waiting] = await shop.waiting();
    expect(await hear(() => shop.take(waiting?.payment_id ?? 0, false))).toEqual(topics);
    const second = await shop.held(ana, { kind: 'amount', amount: 10_000 });
    await shop.payShareInPerson(ana, account, second.id);
    const [again] = await shop.waiting();
    expect(await hear(() => shop.take(again?.payment_id ?? 0))).toEqual(topics);
    const beto = await shop.sitDown('1', 'Beto');
    const third = await shop.held(beto, { kind: 'amount', amount: 20_000 });
    expect(await hear(() => shop.payShare(beto, account, third.id))).toEqual(topics);
    settle();
    expect(await hear(() => paying.runJobs())).toEqual(topics);
  });
});

it('each topic of an order that turns out to be paid is told once, when it is to be paid in person (rule payments/in-person)', async () => {
  const shop = await openPayingShop(paying);
  const ana = await shop.createDiner();
  const [paid, pending] = [await shop.place(ana), await shop.place(ana)];
  const topicsOf = ({ id }: Order) =>
    [`branch:${shop.branchId()}`, `purchase:${id}`].map((topic) => `${shop.instanceId}:${topic}`);
  await shop.pay(ana, paid);
  paying.settle();
  expect(await hear(() => shop.payInPerson(ana, paid))).toEqual(topicsOf(paid));
  await shop.pay(ana, pending);
  expect(await hear(() => shop.payInPerson(ana, pending))).toEqual(topicsOf(pending));
});

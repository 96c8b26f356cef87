import type { Cart } from '@/lib/contract/cart/cart';
import { hearTopics } from '@/tests/support/backend/hear-topics';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { openCourt } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
});
afterAll(() => paying.close());

const hear = (work: () => Promise<unknown>) => hearTopics(paying.backend, work);
const listTwice = (topics: readonly string[]) =>
  topics.filter((topic, place) => topics.indexOf(topic) !== place);

it('each topic is told once of an order at a court that is moved (rule table/court)', async () => {
  const court = await openCourt(paying);
  const paid = await court.buy(await court.createDiner(), { caldo: 1, torta: 1 });
  const { pollo = 0, postre = 0 } = await court.stallIdsOf(paid);
  const ofOrder = [`purchase:${paid.id}`, `branch:${court.branchId('pollo')}`];
  for (const stall of [pollo, postre]) {
    const told = await hear(() => court.move(stall, 'accepted'));
    expect(told).toEqual(expect.arrayContaining(ofOrder.map((name) => `${court.instanceId}:${name}`)));
    expect(listTwice(told)).toEqual([]);
  }
});

it('each topic is told once of an order at a court that is placed, and cancelled (rule table/court)', async () => {
  const court = await openCourt(paying, {
    coupons: [createCoupon({ code: 'todo', terms: { kind: 'percent', percent: 100 } })],
  });
  const ana = await court.createDiner();
  const free = (await court.takeOff(ana, await court.fill(ana, { caldo: 1, torta: 1 }), 'todo')).body as Cart;
  const placed = await hear(() => court.placeCart(ana, free));
  const path = `/orders/${free.purchase_id}.json`;
  const cancelled = await hear(() => court.ask({ method: 'DELETE', path, headers: ana.headers }));
  for (const told of [placed, cancelled]) {
    for (const stall of ['pollo', 'postre'])
      expect(told).toContain(`${court.instanceId}:branch:${court.branchId(stall)}`);
    expect(listTwice(told)).toEqual([]);
  }
});

it('each topic is told once of an order at a court that is paid (rule table/court)', async () => {
  const court = await openCourt(paying);
  const ana = await court.createDiner();
  const order = await court.orderAt(ana, { caldo: 1, torta: 1 });
  await court.pay(ana, order);
  const told = await hear(async () => {
    paying.settle();
    await court.until(ana, order, 'success');
  });
  expect(told).toContain(`${court.instanceId}:branch:${court.branchId('postre')}`);
  expect(listTwice(told)).toEqual([]);
});

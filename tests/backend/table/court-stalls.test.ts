import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { watchBranches } from '@/tests/support/backend/watch';
import { AT_COURT, openCourt } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(() => {
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
});

const TIP = { tip: { include: 'YES', percent: 10, customValue: 0 } };
const statusesOf = ({ stalls }: Order) => stalls.map(({ supplier, status }) => [supplier.slug, status]);

describe('the stalls of an order (rule table/court)', () => {
  it('move each for itself, and the order follows', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 1, torta: 1 });
    const { pollo = 0, postre = 0 } = await court.stallIdsOf(paid);
    const seen = [];
    for (const [id, status] of [
      [pollo, 'accepted'],
      [pollo, 'preparation'],
      [pollo, 'packed'],
      [postre, 'accepted'],
      [postre, 'preparation'],
      [postre, 'packed'],
      [pollo, 'delivered'],
      [postre, 'delivered'],
    ] as const) {
      expect((await court.move(id, status)).status).toBe(200);
      seen.push((await court.orderNow(ana, paid)).status);
    }
    expect(seen).toEqual([
      'accepted',
      'preparation',
      'preparation',
      'preparation',
      'preparation',
      'packed',
      'packed',
      'delivered',
    ]);
    const order = await court.orderNow(ana, paid);
    expect(order.timeline.map(({ status }) => status)).toEqual([
      'in_progress',
      'accepted',
      'preparation',
      'packed',
      'delivered',
    ]);
    expect(order.stalls[1]?.timeline).toHaveLength(5);
  });

  it('are what the kitchen moves: their order is not found there', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 1, torta: 1 });
    expect(keyOf(await court.move(paid.id, 'accepted'))).toBe('not_found');
    const { pollo = 0 } = await court.stallIdsOf(paid);
    const asDiner = await court.ask({ path: `/orders/${pollo}.json`, headers: ana.headers });
    expect(keyOf(asDiner)).toBe('not_found');
    const { body } = await court.ask({ path: '/api/actual_purchases.json', headers: ana.headers });
    expect((body as Order[]).map(({ id }) => id)).toEqual([paid.id]);
  });

  it('tell nobody whom a link let in to pay what was said to a dish (rule orders/members)', async () => {
    const court = await openCourt(paying);
    const [ana, eva] = [await court.createDiner(), await court.createDiner()];
    const data = { ...AT_COURT, supplier_id: court.branchId('pollo') };
    await court.add(ana, { id: court.offerId('caldo', 'pollo'), count: 1, comment: 'sin cilantro' }, data);
    const order = await court.orderAt(ana, { torta: 1 });
    const post = (path: string, headers: Record<string, string>, body = {}) =>
      court.ask({ method: 'POST', path: `/orders/${order.id}/${path}.json`, headers, body });
    const link = await court.ask({
      ...{ method: 'POST', path: `/staff/orders/${order.id}/links.json`, headers: court.staff },
    });
    const token = (link.body as { url: string }).url.split('#token=')[1] ?? '';
    expect((await post('members', eva.headers, { token, terms: true })).status).toBe(200);
    await court.pay(ana, order);
    paying.settle();
    await court.until(ana, order, 'success');
    const commentsOf = (seen: Order) =>
      [...seen.products, ...seen.stalls.flatMap(({ products }) => products)].map(({ comment }) => comment);
    expect(commentsOf(await court.orderNow(ana, order))).toContain('sin cilantro');
    const hers = await court.orderNow(eva, order);
    expect(hers.stalls).toHaveLength(2);
    // Its code fetches the food.
    expect([hers.pick_up, (await court.orderNow(ana, order)).pick_up]).toEqual([null, expect.anything()]);
    expect(commentsOf(hers)).toEqual(['', '', '', '']);
  });

  it('give back exactly their part when they reject, and their stock', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 1, chaufa: 1 }, TIP);
    expect(paid.total).toBe(18_700);
    expect([await court.stockOf('caldo'), await court.stockOf('chaufa')]).toEqual([19, 19]);
    const { pollo = 0, arroz = 0 } = await court.stallIdsOf(paid);
    expect((await court.move(arroz, 'cancelled')).status).toBe(200);
    const order = await court.orderNow(ana, paid);
    expect(order).toMatchObject({ status: 'in_progress', payment: { status: 'success' } });
    expect(order.refunds).toMatchObject([
      { amount: 7_700, reason: 'cancelled', supplier_id: court.branchId('arroz') },
    ]);
    expect([await court.stockOf('caldo'), await court.stockOf('chaufa')]).toEqual([19, 20]);
    expect(await court.kitchen()).toMatchObject([{ id: pollo, refund_due: null, paid: true }]);
    const owed = await court.ask({ path: '/staff/refunds.json', headers: court.staff });
    expect(owed.body).toMatchObject([{ purchase_id: arroz, amount: 7_700 }]);
    for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await court.move(pollo, status);
    expect((await court.orderNow(ana, paid)).status).toBe('delivered');
  });

  it('cancel the order when all of them reject, and nothing of it is kept', async () => {
    const court = await openCourt(paying, { coupons: [createCoupon({ code: 'diez', limit: 1 })] });
    const ana = await court.createDiner();
    const filled = await court.fill(ana, { caldo: 1, torta: 1 });
    const cart = (await court.takeOff(ana, filled, 'diez')).body as Cart;
    const order = (await court.placeCart(ana, cart)).body as Order;
    await court.pay(ana, order);
    paying.settle();
    await court.until(ana, order, 'success');
    const { pollo = 0, postre = 0 } = await court.stallIdsOf(order);
    await court.move(pollo, 'accepted');
    for (const stall of [pollo, postre]) await court.move(stall, 'cancelled');
    const now = await court.orderNow(ana, order);
    expect(now).toMatchObject({ status: 'cancelled', payment: { status: 'refund_due' } });
    expect(now.refunds.map(({ amount }) => amount)).toEqual([9_000, 2_700]);
    expect(await court.standingsOf(order)).toEqual(['refund_due']);
    // The coupon, of which there is one, is free again.
    expect((await court.takeOff(ana, await court.fill(ana, { torta: 4 }), 'diez')).status).toBe(200);
  });

  it('give back no more than is left after staff gave something back', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 1, torta: 1 });
    const { pollo = 0, postre = 0 } = await court.stallIdsOf(paid);
    const refund = (id: number, amount?: number) =>
      court.ask({
        method: 'POST',
        path: `/staff/orders/${id}/refunds.json`,
        headers: { ...court.staff, 'idempotency-key': `${id}-${amount}` },
        body: { reason: 'x', ...(amount ? { amount } : {}) },
      });
    expect(keyOf(await refund(postre, 3_001))).toBe('invalid_input');
    expect((await refund(postre, 1_000)).body).toMatchObject({
      purchase_id: postre,
      refunds: [{ amount: 1_000 }],
    });
    expect(await court.kitchen('postre')).toMatchObject([{ refund_due: 1_000 }]);
    expect(await court.kitchen('pollo')).toMatchObject([{ refund_due: null }]);
    // A refund of the order as a whole.
    expect((await refund(paid.id, 4_000)).status).toBe(201);
    for (const stall of [postre, pollo]) await court.move(stall, 'cancelled');
    const { refunds } = await court.orderNow(ana, paid);
    expect(refunds.map(({ amount }) => amount)).toEqual([1_000, 4_000, 2_000, 6_000]);
  });

  it('are cancelled as far as they may be when the gateway gives the money back', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const paid = await court.buy(ana, { caldo: 1, torta: 1 });
    const { pollo = 0 } = await court.stallIdsOf(paid);
    for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await court.move(pollo, status);
    await court.voidCharge(paid);
    const order = await court.until(ana, paid, 'refunded');
    expect(statusesOf(order)).toEqual([
      ['pollo', 'delivered'],
      ['postre', 'cancelled'],
    ]);
    expect(order.refunds.map(({ amount, reason }) => [amount, reason])).toEqual([[13_000, 'voided']]);
  });
});

describe('who hears of a stall (rule staff/live, rule orders/live)', () => {
  it('its kitchen and its diner, and not the other kitchen', async () => {
    const court = await openCourt(paying);
    const ana = await court.createDiner();
    const { app, deps } = paying.backend;
    const { host, staff: headers } = court;
    const ids = [court.branchId('postre')];
    const program = await watchBranches({ app, host, ids, headers });
    await program.read();
    const paid = await court.buy(ana, { caldo: 1, torta: 1 });
    // The order began at the other stall.
    expect(await program.read()).toContain(`"supplier_id":${ids[0]},`);
    const { pollo = 0, postre = 0 } = await court.stallIdsOf(paid);
    const told = jest.spyOn(deps.events, 'publish');
    await court.move(postre, 'accepted');
    const { instanceId } = court;
    expect(told.mock.calls.flat()).toEqual(
      expect.arrayContaining([
        { instanceId, topic: `purchase:${paid.id}` },
        { instanceId, topic: `branch:${ids[0]}` },
      ]),
    );
    told.mockRestore();
    expect(await program.read()).toContain(`"supplier_id":${ids[0]},`);
    const { version } = await court.orderNow(ana, paid);
    await court.move(pollo, 'accepted');
    expect((await court.orderNow(ana, paid)).version).toBeGreaterThan(version);
    await program.close();
  });

  it('nobody of another tenant with a court of the same name (guarantee/foreign-objects)', async () => {
    const [one, other] = [await openCourt(paying), await openCourt(paying)];
    const ana = await one.createDiner();
    const { purchase_id } = await one.fill(ana, { caldo: 1 });
    const foreign = { ...AT_COURT, supplier_id: one.branchId('pollo'), purchase_id };
    expect(keyOf(await one.add(ana, { id: other.offerId('chaufa', 'arroz') }, foreign))).toBe('not_found');
    const paid = await one.buy(ana, { caldo: 1, torta: 1 });
    expect(await other.kitchen()).toEqual([]);
    const { pollo = 0 } = await one.stallIdsOf(paid);
    expect(keyOf(await other.move(pollo, 'accepted'))).toBe('not_found');
    const db = paying.backend.db;
    const point = (table: string, column: string, at: number) =>
      db.system((sql) =>
        sql(`update ${table} set ${column} = $2 where instance_id = $1`, [other.instanceId, at]),
      );
    await other.orderAt(await other.createDiner(), { caldo: 1 });
    await expect(point('purchases', 'court_order_id', paid.id)).rejects.toThrow('foreign key');
  });
});

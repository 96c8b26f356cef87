import type { Order } from '@/lib/contract/orders/orders';
import type { RoomCharges } from '@/lib/contract/staff/room-charge-calls';
import { createGates, type Gates } from '@/tests/support/faults/gates';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { hotel, openHotel, WEEK } from '@/tests/support/shops/hotel-shop';
import { keyOf } from '@/tests/support/shops/shop';

let gates: Gates;
let paying: PayingBackend;
beforeAll(async () => {
  gates = await createGates();
  paying = await createPayingBackend(gates);
});
afterAll(async () => {
  await paying.close();
  await gates.close();
});
beforeEach(() => {
  // Nine in the evening of the first in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T02:00:00Z');
});

describe('the charges that the reception reads (rule table/room-charges)', () => {
  it('stand there when the order has come or is cancelled, with the day of their night, until they are settled', async () => {
    // Half past midnight of the second in Bogotá, in a night that ends at two.
    paying.backend.clock.now = new Date('2026-03-02T05:30:00Z');
    const weekly = [{ days: [...WEEK], open: '12:00', close: '02:00', services: null }];
    const shop = await openHotel(paying, hotel({ weekly }));
    const list = async (query = '') =>
      ((await shop.staff(`/staff/room_charges.json${query}`, 'tables:write')).body as RoomCharges).charges;
    const settle = async (id: number | undefined, amount: number) =>
      shop.staff(`/staff/room_charges/${id}/settled.json`, 'tables:write', { amount });
    const diner = await shop.sit('Suite 1');
    const order = (await shop.charge(diner, 'Núñez de Arce')).body as Order;
    for (const status of ['accepted', 'preparation', 'on_the_way', 'delivered', 'finished'])
      await shop.move(order, status);
    const [charge] = await list('?open=true');
    expect(charge).toMatchObject({
      ...{ purchase_id: order.id, number: order.number, room: 'Suite 1', guest: 'Núñez de Arce' },
      ...{ amount: order.total, given_back: 0, currency: 'COP', day: '2026-03-01', settled_at: null },
      status: 'finished',
    });
    expect(keyOf(await settle(charge?.payment_id, order.total + 1))).toBe('conflict');
    expect((await settle(charge?.payment_id, order.total)).body).toMatchObject({
      settled_at: paying.backend.clock.now.toISOString(),
    });
    expect((await settle(charge?.payment_id, order.total)).status).toBe(200);
    expect(await list('?open=true')).toEqual([]);
    expect(await list('?open=false')).toHaveLength(1);
    const cancelled = (await shop.charge(diner, 'Núñez de Arce')).body as Order;
    await shop.move(cancelled, 'cancelled');
    expect(await list('?open=true')).toMatchObject([
      { purchase_id: cancelled.id, status: 'cancelled', given_back: cancelled.total },
    ]);
    expect(keyOf(await shop.staff('/staff/room_charges.json', 'orders:read'))).toBe('forbidden');
  });

  const settling = async () => {
    const shop = await openHotel(paying);
    const diner = await shop.sit('102');
    const order = (await shop.charge(diner, 'OBrien Perez')).body as Order;
    const listOpen = async () =>
      ((await shop.staff('/staff/room_charges.json?open=true', 'tables:write')).body as RoomCharges).charges;
    const id = (await listOpen())[0]?.payment_id;
    const settle = () =>
      shop.staff(`/staff/room_charges/${id}/settled.json`, 'tables:write', { amount: order.total });
    const leaveTip = () =>
      shop.ask({
        ...{ method: 'PUT', path: `/orders/${order.id}/tip.json`, headers: diner.headers },
        body: { tip: { include: 'YES', percent: 10, customValue: 0 } },
      });
    return { shop, listOpen, settle, leaveTip, total: order.total + order.total / 10 };
  };

  it('are to be settled anew when their tip changes', async () => {
    const { listOpen, settle, leaveTip, total } = await settling();
    await settle();
    expect(await listOpen()).toEqual([]);
    await leaveTip();
    expect(await listOpen()).toMatchObject([{ amount: total, settled_at: null }]);
  });

  it('are not settled at the amount of before a tip that changes meanwhile', async () => {
    const { listOpen, settle, leaveTip, total } = await settling();
    const { second, waited } = await gates.interleave({ at: 'tip-changed', first: leaveTip, second: settle });
    expect([keyOf(second), waited]).toEqual(['conflict', true]);
    expect(await listOpen()).toMatchObject([{ amount: total, settled_at: null }]);
  });

  it('are settled once by two who say so', async () => {
    const { shop, settle } = await settling();
    const both = await gates.interleave({ at: 'room-charge-settled', first: settle, second: settle });
    expect([both.first.status, both.second.status, both.waited]).toEqual([200, 200, true]);
    const noted = await paying.backend.db.system((sql) =>
      sql("select 1 from staff_actions where instance_id = $1 and action = 'room_charge.settled'", [
        shop.instanceId,
      ]),
    );
    expect(noted).toHaveLength(1);
  });
});

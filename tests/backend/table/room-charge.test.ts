import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { guest, hotel, openHotel, ROOM, TABLE } from '@/tests/support/shops/hotel-shop';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(() => {
  // Nine in the evening of the first in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T02:00:00Z');
});

const open = (changes = hotel()) => openHotel(paying, changes);
const keysOf = ({ issues }: Cart) => issues.map(({ key }) => key);

describe('a charge to the room (rule table/room-charge)', () => {
  it.each(['Núñez de Arce', 'nunez  de arce ', 'NUÑEZ-DE-ARCE'])(
    'of «%s» is paid when it is placed, and names room and guest to the kitchen',
    async (name) => {
      const shop = await open();
      const placed = await shop.charge(await shop.sit('Suite 1'), name);
      expect(placed.status).toBe(201);
      const order = placed.body as Order;
      expect(order).toMatchObject({
        status: 'in_progress',
        subservice: 'room',
        seat: { kind: 'room', label: 'Suite 1' },
        payment: { method: 'room_charge', status: 'success', amount: order.total },
        pick_up: null,
      });
      expect(await shop.kitchen()).toMatchObject([
        { id: order.id, seat: { label: 'Suite 1' }, guest: name, payment_method: 'room_charge', paid: true },
      ]);
    },
  );

  it('takes another tip until it is on its way, and the kitchen reads its total (rule orders/tip)', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    const order = (await shop.charge(diner, 'OBrien Perez')).body as Order;
    const leave = (include: string) =>
      shop.ask({
        ...{ method: 'PUT', path: `/orders/${order.id}/tip.json`, headers: diner.headers },
        body: { tip: { include, percent: 10, customValue: 0 } },
      });
    const total = order.total + order.total / 10;
    expect((await leave('YES')).body).toMatchObject({ total, payment: { status: 'success', amount: total } });
    expect(await shop.kitchen()).toMatchObject([{ id: order.id, total, paid: true }]);
    for (const status of ['accepted', 'preparation', 'on_the_way']) await shop.move(order, status);
    expect(keyOf(await leave('NO'))).toBe('order_closed');
  });

  it('is brought: no counter packs it', async () => {
    const shop = await open();
    const order = (await shop.charge(await shop.sit('102'), 'OBrien Perez')).body as Order;
    for (const status of ['accepted', 'preparation']) await shop.move(order, status);
    expect(keyOf(await shop.move(order, 'packed'))).toBe('illegal_transition');
    for (const status of ['on_the_way', 'delivered', 'finished'])
      expect((await shop.move(order, status)).status).toBe(200);
  });

  it.each([
    ['nobody has', 'Zambrano'],
    ['somebody in another room has', 'Núñez de Arce'],
    ['left the day before', 'Ayer'],
    ['comes the day after', 'Mañana'],
    ['somebody in that room of another branch has', 'Vecina'],
    ['is part of a name', 'Obrien'],
    ['is a pattern', '%'],
  ])('by a name that %s is refused, and stays a cart', async (_who, name) => {
    const shop = await open();
    const diner = await shop.sit('102');
    const refused = await shop.charge(diner, name);
    expect([refused.status, keyOf(refused)]).toEqual([422, 'guest_unknown']);
    expect(await shop.kitchen()).toEqual([]);
    const left = await shop.ask({ path: '/api/actual_purchases.json', headers: diner.headers });
    expect(left.body).toMatchObject([{ is_cart: true, payment: null }]);
  });

  it('is over at midnight of the branch, after the last day', async () => {
    const shop = await open();
    const late = paying.backend.clock.now.getTime() + 3 * 3_600_000;
    paying.backend.clock.now = new Date(late - 1);
    const diner = await shop.sit('102');
    expect((await shop.charge(diner, 'O’Brien-Pérez')).status).toBe(201);
    paying.backend.clock.now = new Date(late);
    expect(keyOf(await shop.charge(diner, 'O’Brien-Pérez'))).toBe('guest_unknown');
    expect((await shop.charge(diner, 'Mañana')).status).toBe(201);
  });

  it('of another tenant’s guest is refused', async () => {
    await open();
    const other = await open({ ...hotel(), guests: [guest('102', 'Okafor')] });
    expect(keyOf(await other.charge(await other.sit('102'), 'OBrien Perez'))).toBe('guest_unknown');
  });

  it('needs a name, and a room', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    for (const name of [null, '', ' ’ ']) {
      const cart = await shop.fill(diner, { payment_method: 'room_charge', guest_name: name });
      expect(keysOf(cart)).toEqual(['guest_required']);
      expect(keyOf(await shop.placeCart(diner, cart))).toBe('guest_required');
    }
    const { purchase_id } = await shop.fill(diner, {});
    expect(keyOf(await shop.settle(diner, purchase_id, { guest_name: 'x'.repeat(81) }))).toBe(
      'invalid_input',
    );
    const atTable = await shop.fill(await shop.sit('5'), { payment_method: 'room_charge' }, TABLE);
    expect(keysOf(atTable)).toContain('payment_method_required');
  });

  it('that is cancelled is given back by hand', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    const order = (await shop.charge(diner, 'O’Brien Pérez')).body as Order;
    const own = `/orders/${order.id}.json`;
    const taken = await shop.ask({ method: 'DELETE', path: own, headers: diner.headers });
    expect(keyOf(taken)).toBe('order_closed');
    expect((await shop.move(order, 'cancelled')).status).toBe(200);
    const { refunds, payment } = (await shop.ask({ path: own, headers: diner.headers })).body as Order;
    expect(payment?.status).toBe('refund_due');
    expect(refunds).toMatchObject([{ amount: order.total, by_hand: true, given_at: null }]);
    const owed = await shop.staff('/staff/refunds.json', 'orders:read');
    expect(owed.body).toMatchObject([{ purchase_id: order.id, method: 'room_charge', by_hand: true }]);
  });
});

describe('wrong names (rule table/room-charge)', () => {
  it('are five for a visit, then one an hour; another visit has its own', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    for (let tries = 0; tries < 5; tries += 1)
      expect(keyOf(await shop.charge(diner, `Wrong ${tries}`))).toBe('guest_unknown');
    const blocked = await shop.charge(diner, 'O’Brien Pérez');
    expect([blocked.status, keyOf(blocked)]).toEqual([429, 'too_many_tries']);
    await shop.scan(diner, '102');
    expect(keyOf(await shop.charge(diner, 'O’Brien Pérez'))).toBe('too_many_tries');
    expect((await shop.charge(await shop.sit('102'), 'O’Brien Pérez')).status).toBe(201);
    paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 3_600_000);
    expect((await shop.charge(diner, 'O’Brien Pérez')).status).toBe(201);
  });

  it('are ten for a room, however many profiles try', async () => {
    const shop = await open();
    for (let tries = 0; tries < 10; tries += 1)
      expect(keyOf(await shop.charge(await shop.sit('102'), `Wrong ${tries}`))).toBe('guest_unknown');
    const blocked = await shop.charge(await shop.sit('102'), 'O’Brien Pérez');
    expect([blocked.status, keyOf(blocked)]).toEqual([429, 'too_many_tries']);
    paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 3_600_000);
    expect((await shop.charge(await shop.sit('102'), 'O’Brien Pérez')).status).toBe(201);
  });

  it('of right ones none are counted', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    for (let orders = 0; orders < 7; orders += 1)
      expect((await shop.charge(diner, 'O’Brien Pérez')).status).toBe(201);
  });

  it('all at once do not pass', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    const cart = await shop.fill(diner, { payment_method: 'room_charge', guest_name: 'Nobody' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.placeCart(diner, cart)));
    const keys = answers.map(keyOf);
    expect(keys.filter((key) => key === 'guest_unknown')).toHaveLength(5);
    expect(keys.filter((key) => key === 'too_many_tries')).toHaveLength(7);
  });
});

describe('an order to a room (rule table/ordering)', () => {
  it('by card is seen by the kitchen once it is paid, whatever the class', async () => {
    const shop = await open(hotel({ onTableClass: 'basic' }));
    const diner = await shop.sit('Suite 1');
    const cart = await shop.fill(diner, { payment_method: 'card', guest_name: null });
    expect(cart).toMatchObject({ subservice: 'room', seat: { label: 'Suite 1' }, issues: [] });
    const order = (await shop.placeCart(diner, cart)).body as Order;
    expect(await shop.kitchen()).toEqual([]);
    await shop.pay(diner, order);
    paying.settle();
    await shop.until(diner, order, 'success');
    expect(await shop.kitchen()).toMatchObject([
      { id: order.id, seat: { label: 'Suite 1' }, guest: null, paid: true },
    ]);
  });

  it('takes no money in person', async () => {
    const shop = await open();
    const cart = await shop.fill(await shop.sit('102'), { payment_method: 'face_to_face' });
    expect(keysOf(cart)).toEqual(['payment_method_required']);
  });

  it('needs a room: no visit, and no table’s, orders there, nor a room’s at a table', async () => {
    const shop = await open();
    const [stranger, atTable, inRoom] = [
      await shop.createDiner(),
      await shop.sit('5'),
      await shop.sit('102'),
    ];
    const own = ((await shop.add(inRoom, shop.limonada, ROOM)).body as Cart).seat;
    for (const diner of [stranger, atTable])
      for (const named of [{}, { room_id: own?.id }, { table_id: own?.id }])
        expect(keyOf(await shop.add(diner, shop.limonada, { ...ROOM, ...named }))).toBe('scan_room');
    expect(keyOf(await shop.add(inRoom, shop.limonada, TABLE))).toBe('scan_table');
    expect(keyOf(await shop.add(inRoom, shop.limonada, { ...TABLE, table_id: own?.id }))).toBe('scan_table');
  });

  it('goes to the room of the newest code, and is charged to its guest alone', async () => {
    const shop = await open();
    const diner = await shop.sit('Suite 1');
    const told = { payment_method: 'room_charge', guest_name: 'Núñez de Arce' };
    const old = await shop.fill(diner, told);
    await shop.scan(diner, '102');
    expect(keyOf(await shop.placeCart(diner, old))).toBe('guest_unknown');
    const moved = (await shop.settle(diner, old.purchase_id, { ...told, guest_name: 'obrien perez' })).body;
    const placed = await shop.placeCart(diner, moved as Cart);
    expect(placed.body).toMatchObject({ seat: { label: '102' } });
  });

  it('waits for a code once the visit is over, or its code is renewed', async () => {
    const shop = await open();
    const diner = await shop.sit('102');
    const cart = await shop.fill(diner, { payment_method: 'room_charge', guest_name: 'O’Brien Pérez' });
    paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 6 * 3_600_000 + 1);
    expect(keyOf(await shop.placeCart(diner, cart))).toBe('scan_room');
  });
});

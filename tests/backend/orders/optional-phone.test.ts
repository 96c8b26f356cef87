import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Profile } from '@/lib/contract/people/profile';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openHotel } from '@/tests/support/shops/hotel-shop';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { CONTACT, type Diner, keyOf, NO_TIP } from '@/tests/support/shops/shop';
import { serveTables, tablesOf } from '@/tests/support/shops/table-shop';

const HELD = 2;
let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend(undefined, { LIMIT_HELD_ORDERS: String(HELD) });
});
afterAll(() => paying.close());
beforeEach(() => {
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
});

const ON_TABLE = { service: 'on_table' } as const;
const NAME_ALONE = { ...CONTACT, phone: '', email: '', dni: '' };
const NO_PHONE = { ...NAME_ALONE, email: CONTACT.email };
const WAYS = ['card', 'pse', 'nequi'] as const;

async function open() {
  const paymentMethods = WAYS.map((method) => ({ method, services: [ON_TABLE.service] }));
  const branch = tablesOf({ onTableClass: 'checkout_no_incremental', paymentMethods });
  const shop = await serveTables(await openPayingShop(paying, branch));
  const limonada = { id: shop.offerId('limonada') };
  async function fill(diner: Diner, settled: object): Promise<Cart> {
    const { purchase_id } = (await shop.add(diner, limonada, ON_TABLE)).body as Cart;
    return (await shop.settle(diner, purchase_id, { ...NO_TIP, ...settled })).body as Cart;
  }
  const place = async (diner: Diner, settled: object) =>
    shop.placeCart(diner, await fill(diner, { contact: NO_PHONE, payment_method: 'card', ...settled }));
  return { ...shop, fill, place };
}
const keysOf = ({ issues }: Cart) => issues.map(({ key }) => key);

describe('an order at a table without a phone (rule people/optional-phone)', () => {
  it('of a room goes with a name alone, and staff read it', async () => {
    const shop = await openHotel(paying);
    const told = { contact: NAME_ALONE, payment_method: 'room_charge', guest_name: 'Núñez de Arce' };
    const cart = await shop.fill(await shop.sit('Suite 1'), told);
    expect(cart.issues).toEqual([]);
    const diner = await shop.sit('Suite 1');
    const placed = await shop.placeCart(diner, await shop.fill(diner, told));
    expect(placed.status).toBe(201);
    expect(await shop.kitchen()).toMatchObject([
      { contact: { name: NAME_ALONE.name, phone: '', email: '' } },
    ]);
  });

  it('is paid by card, and staff and diner read it without one', async () => {
    const shop = await open();
    const ana = await shop.sit('1');
    const order = (await shop.place(ana, {})).body as Order;
    expect((await shop.pay(ana, order)).status).toBe(201);
    paying.settle();
    const paid = await shop.until(ana, order, 'success');
    expect(paid.contact).toMatchObject({ name: NO_PHONE.name, phone: '' });
    const headers = await shop.asStaff('orders:read');
    const seen = (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
    expect(seen).toMatchObject([{ id: order.id, contact: { phone: '' } }]);
    expect(paid.notices?.ways ?? []).not.toContain('sms');
  });

  it('is refused where PSE names the payer by it, also by an order of another way to pay', async () => {
    const shop = await open();
    const [ana, eva] = [await shop.sit('1'), await shop.sit('2')];
    const cart = await shop.fill(ana, { contact: NO_PHONE, payment_method: 'pse' });
    expect(keysOf(cart)).toEqual(['contact_required']);
    expect(keyOf(await shop.placeCart(ana, cart))).toBe('contact_required');
    const known = await shop.fill(ana, { contact: CONTACT, payment_method: 'pse' });
    expect(known.issues).toEqual([]);
    const order = (await shop.place(eva, {})).body as Order;
    expect(keyOf(await shop.payByPse(eva, order, '1'))).toBe('contact_required');
    expect((await shop.payByNequi(eva, order, '3991111111')).status).toBe(201);
  });

  it('is refused to take away, and with a phone that is none', async () => {
    const shop = await open();
    const ana = await shop.createDiner();
    const { purchase_id } = await shop.fillCart(ana, { contact: NO_PHONE });
    expect(keysOf((await shop.getCart(ana, purchase_id)).body as Cart)).toContain('contact_required');
    const cart = await shop.fill(await shop.sit('1'), {
      contact: { ...CONTACT, phone: '32112' },
      payment_method: 'card',
    });
    expect(keysOf(cart)).toEqual(['phone_invalid']);
  });

  it('shares its count of held orders with nobody (rule orders/hold)', async () => {
    const shop = await open();
    const told = [];
    for (const label of ['1', '1', '2', '2']) told.push((await shop.place(await shop.sit(label), {})).status);
    expect(told).toEqual([201, 201, 201, 201]);
    const ana = await shop.sit('1');
    const own = [];
    for (let turn = 0; turn <= HELD; turn += 1) own.push((await shop.place(ana, {})).status);
    expect(own).toEqual([201, 201, 409]);
  });

  it('forgets no phone, e-mail or document that is known (rule people/known-diner)', async () => {
    const shop = await open();
    const ana = await shop.sit('1');
    await shop.fill(ana, { contact: CONTACT });
    await shop.fill(ana, { contact: { ...NAME_ALONE, name: 'Ana' } });
    const { body } = await shop.ask({ path: '/profiles/account.json', headers: ana.headers });
    const { name: _name, ...rest } = CONTACT;
    expect(body as Profile).toMatchObject({ ...rest, name: 'Ana' });
  });
});

import { randomUUID } from 'node:crypto';
import type { Booking } from '@/lib/contract/booking/booking';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Account } from '@/lib/contract/table/account';
import { createBundle, createCoupon, createProduct } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { THREE_FOR_TWO, TWO_FOR_ONE, withPromos } from '@/tests/support/prices/with-promos';
import { bookingsOf, serveBookings, tableOf } from '@/tests/support/shops/booking-shop';
import { openCourt } from '@/tests/support/shops/court-shop';
import { openDining } from '@/tests/support/shops/dining-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { openShop } from '@/tests/support/shops/shop';
import { signedCode } from '@/tests/support/shops/signed-code';

const NOON = new Date('2026-11-18T17:00:00Z');
const products = withPromos(createBundle().products, { limonada: TWO_FOR_ONE });

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(() => {
  paying.backend.clock.now = NOON;
});
afterAll(() => paying.close());

const sumOf = (lines: readonly { subtotal: number }[]) =>
  lines.reduce((sum, { subtotal }) => sum + subtotal, 0);

describe('a bundle at the table (rule menu/bundles)', () => {
  const seat = async () => {
    const shop = await openSharing(paying, { products });
    return { shop, ana: await shop.sitDown('1', 'Ana'), eva: await shop.sitDown('1', 'Eva') };
  };
  /** Voids a line as staff. */
  const voidLine = (shop: Sharing, account: Account, lineId: number | undefined) =>
    shop.ask({
      method: 'PUT',
      path: `/staff/accounts/${account.id}/lines/${lineId}.json`,
      headers: { ...shop.staff, 'idempotency-key': randomUUID() },
      body: { void_reason: 'Se cayó' },
    });

  it('counts what one member sends at once, and shows it before', async () => {
    const { shop, ana, eva } = await seat();
    await shop.choose(ana, 'limonada', { count: 2 });
    await shop.choose(eva);
    const [own, others] = (await shop.read(ana)).drafts;
    expect(own?.lines).toMatchObject([{ subtotal: 12_500, promo: { saved: 12_500 } }]);
    expect(others?.lines).toMatchObject([{ subtotal: 12_500, promo: { bundle: { missing: 1 } } }]);
    const sent = (await shop.send(ana, { whose: 'all' })).body as Account;
    expect(sent).toMatchObject({ bill: billWith({ products: 25_000 }), total: 25_000, saved: 12_500 });
    // A later round starts a new bundle.
    expect(await shop.sent(eva)).toMatchObject({ total: 37_500, saved: 12_500 });
  });

  it('costs the same where the waiter takes over the code of a phone without a signal', async () => {
    const { shop, ana, eva } = await seat();
    await shop.choose(ana);
    await shop.choose(eva);
    const { table, code_secret: secret } = await shop.read(ana);
    const one = { offerId: shop.offerId('limonada'), count: 1, choices: [], comment: '', forAll: false };
    const lines = [1, 2].map((member) => ({ ...one, member }));
    const code = signedCode({ tableId: table.id, member: 1, key: randomUUID(), lines }, secret ?? undefined);
    const path = '/staff/accounts/from_code.json';
    const taken = await shop.ask({ method: 'POST', path, headers: shop.staff, body: { code } });
    expect(taken.status).toBe(200);
    expect(await shop.read(ana)).toMatchObject({ total: 25_000, saved: 0, drafts: [] });
  });

  it('is paid in shares to the cent', async () => {
    const { shop, ana, eva } = await seat();
    await shop.sent(ana, 'limonada', { count: 3 });
    const account = await shop.sent(eva, 'limonada', { count: 2 });
    expect(account).toMatchObject({ total: 37_500, left: 37_500 });
    expect([(await shop.read(ana)).my_part, (await shop.read(eva)).my_part]).toEqual([25_000, 12_500]);
    for (const [diner, amount] of [
      [ana, 25_000],
      [eva, 12_500],
    ] as const) {
      const share = await shop.held(diner, { kind: 'mine' });
      expect(share.amount).toBe(amount);
      expect((await shop.payShare(diner, account, share.id)).status).toBe(201);
      paying.settle();
      for (let turn = 0; turn < 3; turn += 1) {
        paying.pass(2_000);
        await paying.runJobs();
      }
    }
    expect(await shop.read(ana)).toMatchObject({ paid: 37_500, left: 0 });
  });

  it('of prices that do not divide is paid to the peso, beside a percentage', async () => {
    const prices: Record<string, number> = { limonada: 4_001, bandeja: 9_999 };
    const odd = createBundle().products.map((product) => {
      const priceMinor = prices[product.sku];
      if (priceMinor === undefined) return product;
      return { ...product, offers: product.offers.map((offer) => ({ ...offer, priceMinor, stock: null })) };
    });
    const shop = await openSharing(paying, {
      products: withPromos(odd, {
        limonada: THREE_FOR_TWO,
        bandeja: { deal: { kind: 'percent', percent: 15 } },
      }),
    });
    const [ana, eva] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('1', 'Eva')];
    expect(await shop.sent(ana, 'limonada', { count: 3 })).toMatchObject({ total: 8_002, saved: 4_001 });
    await shop.choose(eva, 'bandeja');
    expect(await shop.sent(eva)).toMatchObject({ total: 20_502, saved: 5_501, left: 20_502 });
    for (const [diner, amount] of [
      [ana, 8_002],
      [eva, 12_500],
    ] as const)
      expect(await shop.held(diner, { kind: 'mine' })).toMatchObject({ amount, tip: 0 });
  });

  it('leaves a line its part when staff take another one off', async () => {
    const { shop, ana } = await seat();
    await shop.choose(ana);
    const account = await shop.sent(ana, 'limonada', { comment: 'sin hielo' });
    expect(account.total).toBe(12_500);
    const [first, second] = account.rounds[0]?.lines ?? [];
    expect([first?.subtotal, second?.subtotal]).toEqual([6_250, 6_250]);
    expect((await voidLine(shop, account, first?.id)).status).toBe(200);
    expect(await shop.read(ana)).toMatchObject({ total: 6_250, saved: 6_250, my_part: 6_250 });
  });
});

describe('a bundle over the counters of a court (rule table/court)', () => {
  const offers = (branchSlug: string, priceMinor: number) => [
    { branchSlug, priceMinor, stock: null, available: true },
  ];
  it('counts the pieces of a stall, and each stall is paid what its lines cost', async () => {
    const court = await openCourt(paying, {
      products: withPromos(
        [
          createProduct({ sku: 'caldo', offers: offers('pollo', 10_001) }),
          createProduct({ sku: 'chaufa', offers: offers('arroz', 7_000) }),
          createProduct({ sku: 'torta', offers: offers('postre', 3_000) }),
        ],
        { caldo: { ...THREE_FOR_TWO, mix: 'a' }, chaufa: { ...THREE_FOR_TWO, mix: 'a' } },
      ),
      coupons: [createCoupon({ code: 'diez' })],
    });
    const ana = await court.createDiner();
    const filled = await court.fill(ana, { caldo: 3, chaufa: 2, torta: 1 });
    expect(filled.bill).toEqual(billWith({ products: 20_002 + 14_000 + 3_000 }));
    const cart = (await court.takeOff(ana, filled, 'diez')).body as Cart;
    const order = (await court.placeCart(ana, cart)).body as Order;
    await court.pay(ana, order);
    paying.settle();
    const paid = await court.until(ana, order, 'success');
    expect(paid.saved).toBe(10_001);
    expect(paid.stalls.map(({ supplier, total }) => [supplier.slug, total])).toEqual([
      ['pollo', 20_002 - 2_000],
      ['arroz', 14_000 - 1_400],
      ['postre', 3_000 - 300],
    ]);
    expect(paid.total).toBe(paid.stalls.reduce((sum, { total }) => sum + total, 0));
  });
});

describe('a bundle of what several people choose', () => {
  it('is shared by those of a group, whose parts sum up to the order (rule cart/group)', async () => {
    const shop = await openShop(paying.backend, { products });
    const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
    const { purchase_id } = await shop.fillCart(ana);
    const group = groupCalls(shop);
    await group.join(luis, await group.link(ana, { purchase_id }));
    await shop.add(luis, { id: shop.offerId('limonada') }, { purchase_id });
    const cart = (await shop.getCart(ana, purchase_id)).body as Cart;
    expect(cart).toMatchObject({ total: 12_500, saved: 12_500 });
    expect(cart.group?.members.map(({ part }) => part)).toEqual([6_250, 6_250]);
    const seen = (await shop.getCart(luis, purchase_id)).body as Cart;
    expect(seen).toMatchObject({ total: 12_500, saved: 12_500 });
    const order = (await shop.placeCart(ana, cart)).body as Order;
    expect(order.group?.members.map(({ part }) => part)).toEqual([6_250, 6_250]);
    expect(sumOf(order.products)).toBe(12_500);
  });

  it('counts nothing that is gone of what was ordered ahead (rule booking/ordering-ahead)', async () => {
    const asked = bookingsOf({ tables: [tableOf('1', 2)] });
    const desk = serveBookings(await openDining(paying.backend, { ...asked, products }));
    const headers = await desk.asStaff('bookings:write', 'tables:write');
    const ana = await desk.createDiner();
    const { id } = await desk.booked(ana);
    await desk.orderAhead(ana, id);
    const both = (await desk.orderAhead(ana, id, { comment: 'con hielo' })).body as Booking;
    expect(both.order).toMatchObject({ total: 12_500 });
    await paying.backend.db.system((sql) =>
      sql('update supplier_products set stock = 1 where instance_id = $1 and id = $2', [
        desk.instanceId,
        desk.offerId('limonada'),
      ]),
    );
    const left = {
      order: { total: 12_500, lines: [{ subtotal: 12_500, is_gone: false }, { is_gone: true }] },
    };
    expect((await desk.open(ana, id)).body).toMatchObject(left);
    // 20:00 of that day in Bogotá.
    paying.backend.clock.now = new Date('2026-11-21T01:00:00Z');
    const path = `/staff/bookings/${id}/arrival.json`;
    await desk.ask({
      method: 'PUT',
      path,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { arrival: 'seated' },
    });
    await desk.scan(ana, '1');
    expect(await desk.read(ana)).toMatchObject({ total: 12_500, saved: 0 });
    expect((await desk.open(ana, id)).body).toMatchObject(left);
  });
});

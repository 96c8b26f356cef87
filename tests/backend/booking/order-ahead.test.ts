import { randomUUID } from 'node:crypto';
import type { Booking } from '@/lib/contract/booking/booking';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type BookingShop, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
let shop: BookingShop;
let ana: Diner;
let id: number;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  ana = await shop.createDiner();
  ({ id } = await shop.booked(ana, { people: 3 }));
});
afterAll(() => backend.close());

const orderIn = ({ body }: Answer) => (body as Booking).order;
const setOffer = (sku: string, change: string) =>
  backend.db.system((sql) =>
    sql(`update supplier_products set ${change} where instance_id = $1 and id = $2`, [
      shop.instanceId,
      shop.offerId(sku),
    ]),
  );
const atSix = () => {
  // 18:00 in Bogotá: two hours before.
  backend.clock.now = new Date('2026-11-20T23:00:00Z');
};

describe('ordering ahead of a table (rule booking/ordering-ahead)', () => {
  it('keeps what the organiser chose, priced by the menu, equal dishes as one', async () => {
    expect(orderIn(await shop.open(ana, id))).toEqual({ lines: [], total: 0, sent_at: null });
    await shop.orderAhead(ana, id, { count: 2, comment: 'sin hielo' });
    await shop.orderAhead(ana, id, { count: 1, comment: 'sin hielo' });
    const order = orderIn(await shop.orderAhead(ana, id));
    expect(order).toMatchObject({
      lines: [
        {
          name: 'limonada',
          count: 3,
          comment: 'sin hielo',
          unit_price: 12_500,
          subtotal: 37_500,
          is_gone: false,
        },
        { count: 1, comment: '' },
      ],
      total: 50_000,
      sent_at: null,
    });
    expect(orderIn(await shop.open(ana, id))).toEqual(order);
    const [listed] = (await shop.list(ana)).body as Booking[];
    expect(listed?.order).toEqual(order);
  });

  it('counts options by the one price engine', async () => {
    const options = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number; price_minor: number }>(
        'select id, price_minor from options where instance_id = $1 order by price_minor',
        [shop.instanceId],
      ),
    );
    const [arepa, queso] = options;
    const chosen = [
      { option_id: arepa?.id ?? 0, count: 1 },
      { option_id: queso?.id ?? 0, count: 1 },
    ];
    expect(keyOf(await shop.orderAhead(ana, id, { sku: 'ajiaco' }))).toBe('options_invalid');
    // The cheapest of the two is free.
    const added = await shop.orderAhead(ana, id, { sku: 'ajiaco', options: chosen, price: 15_500 });
    expect(orderIn(added)).toMatchObject({ total: 15_500, lines: [{ options: [{ name: 'Arepa' }, {}] }] });
  });

  it('takes a line off, also twice, and none of another booking', async () => {
    const other = await shop.booked(ana, { date: '2026-11-21', day: 'sat' });
    await shop.orderAhead(ana, other.id);
    const line = orderIn(await shop.orderAhead(ana, id))?.lines[0]?.id ?? 0;
    expect(orderIn(await shop.removeAhead(ana, other.id, line))?.lines).toHaveLength(1);
    expect(orderIn(await shop.removeAhead(ana, id, line))?.lines).toEqual([]);
    expect((await shop.removeAhead(ana, id, line)).status).toBe(200);
    expect(orderIn(await shop.open(ana, other.id))?.lines).toHaveLength(1);
  });

  it('takes a line off without the booking in the call: the line says whose it is', async () => {
    const added = orderIn(await shop.orderAhead(ana, id))?.lines ?? [];
    const path = `/shopping_cart/add_product_to_book/${added.at(-1)?.id}`;
    const removed = await shop.ask({ method: 'DELETE', path, headers: ana.headers });
    expect([removed.status, orderIn(removed)?.lines.length]).toEqual([200, added.length - 1]);
  });

  it('is done once for a key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await shop.orderAhead(ana, id, {}, headers),
      await shop.orderAhead(ana, id, {}, headers),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(orderIn(second)).toMatchObject({ total: 12_500, lines: [{ count: 1 }] });
  });

  it('is the organiser’s, also by their link; a guest reads it and nobody else does', async () => {
    const eva = await shop.createDiner();
    await shop.addGuest(ana, id, 'Eva');
    const [own, guest] = [await shop.link(ana, id), await shop.link(ana, id, 1)];
    expect((await shop.orderAhead(eva, id, { token: own })).status).toBe(200);
    expect(keyOf(await shop.orderAhead(eva, id, { token: guest }))).toBe('owner_only');
    expect(keyOf(await shop.removeAhead(eva, id, 1, guest))).toBe('owner_only');
    expect(orderIn(await shop.open(eva, id, guest))?.lines).toHaveLength(1);
    expect(keyOf(await shop.orderAhead(eva, id))).toBe('not_found');
    expect(keyOf(await shop.orderAhead(ana, id, { token: 'x'.repeat(43) }))).toBe('not_found');
    expect(keyOf(await shop.removeAhead(eva, id, 1, 'x'.repeat(43)))).toBe('not_found');
  });

  it('tokens are guessed so often, and no more (guarantee/guessing)', async () => {
    const limited = await createTestBackend({ LIMIT_WRONG_TOKENS_PER_MINUTE: '2' });
    const busy = await openBookingShop(limited);
    const { id: ownId, headers } = await busy.createDiner();
    const eva = { id: ownId, headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } };
    const booked = await busy.booked(eva);
    const guess = async () => keyOf(await busy.orderAhead(eva, booked.id, { token: 'x'.repeat(43) }));
    expect([await guess(), await guess(), await guess()]).toEqual(['not_found', 'not_found', 'rate_limited']);
    await limited.close();
  });
});

describe('what cannot be ordered ahead (rule booking/ordering-ahead)', () => {
  it('is told in a word, and leaves nothing behind', async () => {
    expect(keyOf(await shop.orderAhead(ana, id, { price: 11_000 }))).toBe('price_changed');
    expect((await shop.orderAhead(ana, id, { price: 11_000 })).body).toMatchObject({
      error: { values: { price: 12_500 } },
    });
    await setOffer('limonada', 'available = false');
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('product_unavailable');
    await setOffer('limonada', 'available = true, stock = 1');
    expect(keyOf(await shop.orderAhead(ana, id, { count: 2 }))).toBe('out_of_stock');
    await setOffer('limonada', "stock = null, removed_at = '2026-11-18T17:00:00Z'");
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('product_removed');
    expect(keyOf(await shop.orderAhead(ana, id, { id: shop.offerId('ajiaco', 'norte') }))).toBe(
      'product_removed',
    );
    expect(keyOf(await shop.orderAhead(ana, id, { comment: '4111 1111 1111 1111' }))).toBe(
      'card_data_not_accepted',
    );
    expect(keyOf(await shop.orderAhead(ana, id, { count: 100 }))).toBe('invalid_input');
    expect(orderIn(await shop.open(ana, id))?.lines).toEqual([]);
  });

  it('is more lines than a cart holds', async () => {
    await backend.db.system((sql) =>
      sql(
        `insert into booking_lines (instance_id, booking_id, offer_id, count, comment, created_at)
         select $1, $2, $3, 1, 'mesa ' || n, now() from generate_series(1, 100) n`,
        [shop.instanceId, id, shop.offerId('limonada')],
      ),
    );
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('cart_full');
    expect((await shop.orderAhead(ana, id, { comment: 'mesa 1' })).status).toBe(200);
  });

  it('is what is for adults alone', async () => {
    const products = shop.bundle.products.map((one) =>
      one.sku === 'limonada' ? { ...one, isAlcoholic: true } : one,
    );
    await backend.importTenant({ ...shop.bundle, products });
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('age_required');
  });

  it('is anything for a booking that is over, cancelled, waits, or begins in two hours', async () => {
    const line = orderIn(await shop.orderAhead(ana, id))?.lines[0]?.id ?? 0;
    atSix();
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('booking_too_late');
    expect(keyOf(await shop.removeAhead(ana, id, line))).toBe('booking_too_late');
    backend.clock.now = NOON;
    expect((await shop.cancel(ana, id)).body).toMatchObject({ state: 'cancelled', order: null });
    expect(keyOf(await shop.orderAhead(ana, id))).toBe('booking_over');
    const full = await openBookingShop(backend, { rules: { waitingListDays: ['fri'] } });
    const eva = await full.createDiner();
    await full.booked(eva);
    const waiting = await full.booked(eva, { waits: true });
    expect(keyOf(await full.orderAhead(eva, waiting.id))).toBe('illegal_transition');
  });

  it('is anything where tables have no accounts', async () => {
    const other = await openBookingShop(backend, { branch: { onTableClass: 'checkout_no_incremental' } });
    const eva = await other.createDiner();
    const booked = await other.booked(eva);
    expect(booked.order).toBeNull();
    expect(keyOf(await other.orderAhead(eva, booked.id))).toBe('service_unavailable');
  });

  it('stays with a booking that moves, and says what is gone', async () => {
    await shop.orderAhead(ana, id, { count: 2 });
    await shop.edit(ana, id, { hour: '18:00', people: 4 });
    await setOffer('limonada', 'stock = 1');
    expect(orderIn(await shop.open(ana, id))).toMatchObject({
      total: 0,
      lines: [{ count: 2, is_gone: true }],
    });
  });
});

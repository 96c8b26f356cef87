import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createZone } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const issuesOf = (answer: { body: unknown }) => cartOf(answer).issues.map(({ key }) => key);

describe('what still hinders paying', () => {
  it('is nothing once all is settled', async () => {
    const cart = await shop.fillCart(ana);
    expect(cart.issues).toEqual([]);
    expect(cart.contact).toEqual(CONTACT);
  });

  it('is named rule by rule', async () => {
    const { purchase_id } = cartOf(
      await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }),
    );
    expect(issuesOf(await shop.getCart(ana, purchase_id))).toEqual([
      'place_required',
      'contact_required',
      'payment_method_required',
    ]);
    const outside = await shop.settle(ana, purchase_id, {
      place: { ...ADDRESS, latitude: 4.9 },
      contact: CONTACT,
      ...CASH,
    });
    expect(issuesOf(outside)).toEqual(['no_coverage']);
    for (const vague of [{ address: 'Calle' }, { reference: 'x' }])
      expect(issuesOf(await shop.settle(ana, purchase_id, { place: { ...ADDRESS, ...vague } }))).toEqual([
        'place_vague',
      ]);
    const inside = await shop.settle(ana, purchase_id, { place: ADDRESS });
    expect(cartOf(inside)).toMatchObject({
      bill: billWith({ products: 12_500, delivery: 3_500 }),
      total: 12_500 + 3_500,
      issues: [],
    });
  });

  it('is the branch itself inside the zone of another one (rule delivery/other-branch)', async () => {
    const norte = { latitude: 4.86, longitude: -74.03 };
    const { purchase_id } = cartOf(
      await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }),
    );
    await shop.settle(ana, purchase_id, { place: { ...ADDRESS, ...norte } });
    const { instanceId } = shop;
    const write = (update: string) =>
      backend.db.system((sql) => sql(`${update} and instance_id = $1`, [instanceId]));
    const issues = async () => issuesOf(await shop.getCart(ana, purchase_id));
    expect(await issues()).toContain('no_coverage');
    await write('update zones set active = true where true');
    expect(await issues()).toContain('branch_not_in_area');
    await write(`update suppliers set services = '{take_away}' where slug = 'norte'`);
    expect(await issues()).toContain('no_coverage');
    await write(`update suppliers set services = '{delivery,take_away}' where slug = 'norte'`);
    await write(`update zones set active = false where key = 'lejos'`);
  });

  it('is the zone of a list where the branch has no map, and no point (rule delivery/price)', async () => {
    const { branches } = createBundle();
    const list = [
      { zone: 'Norte', valueMinor: 6_000 },
      { zone: 'Sur', valueMinor: 0 },
    ];
    const listed = await openShop(backend, {
      zones: [],
      branches: branches.map((one) => ({ ...one, shippingZones: list })),
    });
    const diner = await listed.createDiner();
    const begun = await listed.add(diner, { id: listed.offerId('limonada') }, { service: 'delivery' });
    const { purchase_id, shipping_zones } = cartOf(begun);
    expect(shipping_zones).toEqual([
      { zone: 'Norte', value: 6_000 },
      { zone: 'Sur', value: 0 },
    ]);
    const place = { ...ADDRESS, latitude: null, longitude: null };
    const tell = (changes: Record<string, unknown>) => listed.settle(diner, purchase_id, changes);
    expect(issuesOf(await tell({ place, contact: CONTACT, ...CASH }))).toEqual(['zone_required']);
    expect(issuesOf(await tell({ shipping_zone: 'Oeste' }))).toEqual(['zone_required']);
    expect(cartOf(await tell({ shipping_zone: 'Sur' }))).toMatchObject({
      bill: billWith({ products: 12_500 }),
      issues: [],
    });
    const chosen = await tell({ shipping_zone: 'Norte' });
    const withDelivery = billWith({ products: 12_500, delivery: 6_000 });
    expect(cartOf(chosen)).toMatchObject({ bill: withDelivery, shipping_zone: 'Norte', issues: [] });
    expect((await listed.placeCart(diner, cartOf(chosen))).body).toMatchObject({ bill: withDelivery });
  });

  it('is no coverage where a branch has neither, and a point where only it tells the zones of a map apart', async () => {
    const { branches, zones } = createBundle();
    const nowhere = await openShop(backend, {
      zones: [],
      branches: branches.map((one) => ({ ...one, shippingZones: [] })),
    });
    const diner = await nowhere.createDiner();
    const begun = await nowhere.add(diner, { id: nowhere.offerId('limonada') }, { service: 'delivery' });
    const settled = { place: ADDRESS, contact: CONTACT, ...CASH };
    expect(issuesOf(await nowhere.settle(diner, cartOf(begun).purchase_id, settled))).toEqual([
      'no_coverage',
    ]);

    const two = await openShop(backend, {
      zones: zones.map((zone, place) => ({
        ...zone,
        branchSlug: 'centro',
        active: true,
        deliveryMinor: place,
      })),
    });
    const eva = await two.createDiner();
    const drawn = await two.add(eva, { id: two.offerId('limonada') }, { service: 'delivery' });
    const pointless = { ...settled, place: { ...ADDRESS, latitude: null, longitude: null } };
    expect(issuesOf(await two.settle(eva, cartOf(drawn).purchase_id, pointless))).toEqual(['place_required']);
  });

  it('is the minimum of the country, by the products alone (rule cart/minimum-order)', async () => {
    const poor = await openShop(backend, { products: cheapProducts() });
    const diner = await poor.createDiner();
    const cart = await poor.fillCart(diner, { tip: { include: 'YES', percent: 10, customValue: 0 } });
    expect(cart.issues).toEqual([
      { key: 'min_order', line_id: null, values: { minimum: 10_000, missing: 1 } },
    ]);
    expect(cart.minimum).toEqual({ value: 10_000, missing: 1 });
  });

  it('is the minimum of the zone where it is brought, and not where it is fetched (rule cart/minimum-order)', async () => {
    const zone = {
      branchSlug: 'centro',
      active: true,
      latitude: ADDRESS.latitude,
      longitude: ADDRESS.longitude,
    };
    const far = await openShop(backend, {
      zones: [
        createZone({ ...zone, key: 'cara', deliveryMinor: 9_000, minimumMinor: 90_000, size: 0.1 }),
        createZone({ ...zone, key: 'lejos', deliveryMinor: 6_000, minimumMinor: 30_000, size: 0.1 }),
      ],
    });
    const diner = await far.createDiner();
    const data = { service: 'delivery', supplier_id: far.branchId() };
    const { purchase_id } = cartOf(await far.add(diner, { id: far.offerId('limonada') }, data));
    const cart = cartOf(await far.settle(diner, purchase_id, { place: ADDRESS, contact: CONTACT, ...CASH }));
    expect(cart.minimum).toEqual({ value: 30_000, missing: 17_500 });
    expect(cart.issues).toEqual([
      { key: 'min_order', line_id: null, values: { minimum: 30_000, missing: 17_500 } },
    ]);
    expect(keyOf(await far.placeCart(diner, cart))).toBe('min_order');
    expect((await far.fillCart(diner)).minimum).toEqual({ value: 10_000, missing: 0 });
  });

  it('is a closed branch, and a slot that is taken or far too near', async () => {
    const { purchase_id } = await shop.fillCart(ana);
    const noon = backend.clock.now;
    backend.clock.now = new Date('2026-11-18T09:00:00Z');
    expect(issuesOf(await shop.getCart(ana, purchase_id))).toEqual(['closed']);
    backend.clock.now = noon;
  });

  it('is a tip above the bill, an unknown document and too little cash', async () => {
    const { purchase_id } = await shop.fillCart(ana);
    const tip = { include: 'YES', percent: 10, customValue: 99_999 };
    expect(issuesOf(await shop.settle(ana, purchase_id, { tip }))).toEqual(['tip_invalid']);
    const kept = await shop.settle(ana, purchase_id, {
      tip: { ...tip, customValue: 0 },
      contact: { ...CONTACT, dni_type: 'NIT', dni: '901234567-1' },
      cash_amount: 100,
    });
    expect(issuesOf(kept)).toEqual(['document_invalid', 'cash_amount_low']);
  });

  it.each([
    ['a negative tip', { tip: { include: 'YES', percent: -5, customValue: 0 } }],
    ['a tip as text', { tip: { include: 'YES', percent: '10%', customValue: 0 } }],
    ['a decimal where the currency has none', { cash_amount: 100.5 }],
    ['a name that begins with a blank', { contact: { ...CONTACT, name: ' Ana' } }],
    ['an address that is none', { contact: { ...CONTACT, email: 'ana@' } }],
    ['a comment of 251 characters', { comment: 'x'.repeat(251) }],
    ['an address off the globe', { place: { ...ADDRESS, latitude: 91 } }],
    ['a method that is none', { payment_method: 'gold' }],
  ])('refuses %s', async (_case, changes) => {
    const { purchase_id } = cartOf(await shop.add(ana, { id: shop.offerId('limonada') }));
    const answer = await shop.settle(ana, purchase_id, changes);
    expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
  });
});

describe('a birth date', () => {
  it.each(['2026-13-45', '2026-11-19', '1899-12-31'])(
    'of %s is refused (rule people/age)',
    async (birth_date) => {
      backend.clock.now = new Date('2026-11-18T17:00:00Z');
      const ana = await shop.createDiner();
      const { body } = await shop.add(ana, { id: shop.offerId('limonada') });
      const { purchase_id } = body as Cart;
      expect(await shop.settle(ana, purchase_id, { birth_date })).toMatchObject({
        status: 422,
        body: { error: { key: 'invalid_input' } },
      });
      expect((await shop.settle(ana, purchase_id, { birth_date: '1990-05-01' })).body).toMatchObject({
        birth_date: '1990-05-01',
      });
    },
  );
});

describe('an option that is gone', () => {
  it('is said of its line, and nothing is placed until it is chosen anew', async () => {
    const setOptions = (available: boolean) =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ id: number }>(
          `update options set available = $2 where instance_id = $1 and key = 'queso' returning id`,
          [shop.instanceId, available],
        ),
      );
    const [option] = await setOptions(true);
    const options = [{ option_id: option?.id, count: 1 }];
    const { purchase_id } = cartOf(await shop.add(ana, { id: shop.offerId('ajiaco'), options }));
    await setOptions(false);
    const cart = cartOf(await shop.settle(ana, purchase_id, { contact: CONTACT, payment_method: 'card' }));
    const line_id = cart.products[0]?.id;
    const values = { product: expect.stringContaining('Ajiaco'), option: 'Queso' };
    expect(cart.issues).toMatchObject([{ key: 'option_sold_out', line_id, values }]);
    const refused = await shop.placeCart(ana, cart);
    await setOptions(true);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { key: 'option_sold_out', values } },
    ]);
  });
});

describe('an order that waits for its money', () => {
  it('hinders nothing: what its lines chose was taken of the menu of then, and the last unit by itself', async () => {
    const setStock = (stock: number | null) =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql('update supplier_products set stock = $3 where instance_id = $1 and id = $2', [
          shop.instanceId,
          shop.offerId('ajiaco'),
          stock,
        ]),
      );
    const [option] = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number }>('select id from options where instance_id = $1 order by id limit 1', [
        shop.instanceId,
      ]),
    );
    await setStock(1);
    const options = [{ option_id: option?.id, count: 1 }];
    const { purchase_id } = cartOf(await shop.add(ana, { id: shop.offerId('ajiaco'), options }));
    const cart = cartOf(await shop.settle(ana, purchase_id, { contact: CONTACT, payment_method: 'card' }));
    expect(cart.issues).toEqual([]);
    expect((await shop.placeCart(ana, cart)).status).toBe(201);
    expect((await shop.getCart(ana, purchase_id)).body).toMatchObject({ is_cart: false, issues: [] });
    await setStock(null);
  });
});

function cheapProducts() {
  return createBundle().products.map((product) => ({
    ...product,
    offers: product.offers.map((offer) => ({ ...offer, priceMinor: 9_999 })),
  }));
}

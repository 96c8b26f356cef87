import type { Cart } from '@/lib/contract/cart/cart';
import { ERROR_STATUS } from '@/lib/contract/error-status';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { CART_ISSUES } from '@/lib/domain/cart/cart-issues';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createCoupon, createProduct } from '@/tests/support/backend/tenant-bundle';
import {
  ADDRESS,
  CASH,
  CONTACT,
  type Diner,
  keyOf,
  NO_TIP,
  openShop,
  type Shop,
} from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const HOUR = 3_600_000;
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

function openRulesShop(): Promise<Shop> {
  const { products, branches } = createBundle();
  const list = ['Centro', 'Sur'].map((zone) => ({ zone, valueMinor: 3_500 }));
  const sell = (priceMinor: number) =>
    ['centro', 'norte'].map((branchSlug) => ({ branchSlug, priceMinor, stock: null, available: true }));
  return openShop(backend, {
    branches: branches.map((one) => ({ ...one, shippingZones: list })),
    products: [
      ...products,
      createProduct({ sku: 'agua', offers: sell(9_999) }),
      createProduct({ sku: 'cerveza', isAlcoholic: true, offers: sell(12_500) }),
    ],
    coupons: [createCoupon({ code: 'mesa' })],
  });
}

type Case = { shop: Shop; ana: Diner };
type Rule = {
  /** A cart as its diner settled it. */
  fill: (one: Case) => Promise<Cart>;
  /** A change of the restaurant or of the clock before the press. */
  meanwhile?: (one: Case) => unknown;
};

const takeAway =
  (settled: Record<string, unknown> = {}) =>
  ({ shop, ana }: Case) =>
    shop.fillCart(ana, { ...NO_TIP, ...settled });

const ofAge = (settled: Record<string, unknown>) => async (one: Case) => {
  await one.shop.tellAge(one.ana, '2008-11-18');
  return takeAway(settled)(one);
};

const brought =
  (settled: Record<string, unknown>, data: Record<string, unknown> = {}) =>
  async ({ shop, ana }: Case) => {
    const added = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery', ...data });
    const { purchase_id } = added.body as Cart;
    const { body } = await shop.settle(ana, purchase_id, {
      ...NO_TIP,
      ...CASH,
      contact: CONTACT,
      ...settled,
    });
    return body as Cart;
  };

const scheduled = (settled: Record<string, unknown>) =>
  brought({ place: ADDRESS, ...settled }, { subservice: 'schedule' });

const write =
  (statement: string) =>
  ({ shop }: Case) =>
    backend.db.tenant(shop.instanceId, (sql) =>
      sql(`update ${statement} and instance_id = $1`, [shop.instanceId]),
    );
const own =
  (statement: string) =>
  ({ shop }: Case) =>
    backend.db.system((sql) => sql(`update ${statement} and instance_id = $1`, [shop.instanceId]));
const offer = (changes: string) =>
  own(
    `supplier_products o set ${changes} where o.product_id in (select id from products where sku = 'limonada')`,
  );

const noPlaces = write(`suppliers set settings = settings || '{"slotOrders": 0}' where true`);
const content = (json: string) => own(`products set content = content || '${json}' where sku = 'limonada'`);

async function withOption({ shop, ana }: Case): Promise<Cart> {
  const { id } = await optionOf(shop);
  const options = [{ option_id: id, count: 1 }];
  const { body } = await shop.add(ana, { id: shop.offerId('ajiaco'), options });
  const settled = { ...NO_TIP, ...CASH, contact: CONTACT };
  return (await shop.settle(ana, (body as Cart).purchase_id, settled)).body as Cart;
}

const RULES: Partial<Record<keyof typeof ERROR_STATUS, Rule>> = {
  empty: {
    fill: async ({ shop, ana }) => {
      const { purchase_id, products } = await shop.fillCart(ana, NO_TIP);
      const path = `/shopping_cart/product_cart/${products[0]?.id}.json?purchase_id=${purchase_id}`;
      const answer = await shop.ask({
        method: 'PUT',
        path,
        headers: ana.headers,
        body: { product: { count: 0 } },
      });
      return answer.body as Cart;
    },
  },
  product_removed: { fill: takeAway(), meanwhile: offer('removed_at = now()') },
  product_unavailable: { fill: takeAway(), meanwhile: offer('available = false') },
  out_of_stock: { fill: takeAway({ count: 2 }), meanwhile: offer('stock = 1') },
  options_changed: { fill: withOption, meanwhile: own('option_groups set min = 2 where true') },
  option_sold_out: { fill: withOption, meanwhile: own("options set available = false where key = 'arepa'") },
  min_order: { fill: takeAway({ sku: 'agua' }) },
  coupon_invalid: {
    fill: async (one) => {
      const { purchase_id } = await takeAway()(one);
      const path = `/shopping_cart/coupon/${purchase_id}.json`;
      const body = { coupon: { code: 'mesa' } };
      return (await one.shop.ask({ method: 'POST', path, headers: one.ana.headers, body })).body as Cart;
    },
    meanwhile: own('coupons set removed_at = now() where true'),
  },
  closed: {
    fill: takeAway(),
    meanwhile: () => {
      backend.clock.now = new Date('2026-11-18T09:00:00Z');
    },
  },
  delivery_closed: {
    fill: brought({ place: ADDRESS }),
    meanwhile: write(
      `suppliers set settings = jsonb_set(settings, '{weekly}',
         '[{"days": ["wed"], "open": "08:00", "close": "22:00", "services": ["take_away"]}]') where true`,
    ),
  },
  schedule_required: { fill: scheduled({}) },
  slot_taken: {
    fill: scheduled({ schedule_date: '2026-11-18', schedule_hour: '14:00' }),
    meanwhile: () => {
      backend.clock.now = new Date(NOON.getTime() + 2 * HOUR);
    },
  },
  slot_full: {
    fill: scheduled({ schedule_date: '2026-11-18', schedule_hour: '14:00' }),
    meanwhile: noPlaces,
  },
  now_full: { fill: takeAway(), meanwhile: noPlaces },
  code_required: {
    fill: brought({ place: ADDRESS }),
    meanwhile: ({ shop }) =>
      backend.db.system((sql) =>
        sql(
          `update instances set settings = jsonb_set(settings, '{flags,smsVerification}', 'true') where id = $1`,
          [shop.instanceId],
        ),
      ),
  },
  place_required: { fill: brought({}) },
  place_vague: { fill: brought({ place: { ...ADDRESS, reference: 'x' } }) },
  no_coverage: { fill: brought({ place: { ...ADDRESS, latitude: 4.9 } }) },
  branch_not_in_area: {
    fill: brought({ place: { ...ADDRESS, latitude: 4.86, longitude: -74.03 } }),
    meanwhile: own('zones set active = true where true'),
  },
  zone_required: {
    fill: brought({ place: ADDRESS }),
    meanwhile: own('zones set removed_at = now() where true'),
  },
  contact_required: { fill: takeAway({ contact: null }) },
  phone_invalid: { fill: takeAway({ contact: { ...CONTACT, phone: '321123456' } }) },
  document_invalid: { fill: takeAway({ contact: { ...CONTACT, dni_type: 'NIT', dni: '901234567-1' } }) },
  invoice_invalid: {
    fill: takeAway({ invoice: { name: 'Casa SAS', type: 'NIT', number: '901234567-1' } }),
  },
  // The branch learned only now that it is alcohol.
  age_required: { fill: takeAway(), meanwhile: content('{"isAlcoholic": true}') },
  under_age: { fill: ofAge({ sku: 'cerveza', birth_date: '2008-11-19' }) },
  product_max: { fill: takeAway({ count: 2 }), meanwhile: content('{"maxPerOrder": 1}') },
  product_hours: {
    fill: takeAway(),
    meanwhile: content('{"served": [{"days": ["wed"], "from": "06:00", "to": "11:00"}]}'),
  },
  dry_law: {
    fill: ofAge({ sku: 'cerveza' }),
    meanwhile: write(
      `suppliers set settings = settings || '{"dryLaw": [{"from": "2026-11-18 06:00", "to": "2026-11-19 06:00"}]}' where true`,
    ),
  },
  tip_invalid: { fill: takeAway({ tip: { include: 'YES', percent: 10, customValue: 99_999 } }) },
  payment_method_required: {
    fill: takeAway(),
    meanwhile: write(`suppliers set settings = jsonb_set(settings, '{paymentMethods}', '[]') where true`),
  },
  cash_amount_low: { fill: takeAway({ cash_amount: 100 }) },
  total_changed: { fill: takeAway(), meanwhile: offer('price_minor = 12400') },
};

async function optionOf(shop: Shop): Promise<{ id: number }> {
  const [option] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ id: number }>('select id from options where instance_id = $1 order by id limit 1', [
      shop.instanceId,
    ]),
  );
  if (!option) throw new Error('the shop has no options');
  return option;
}

/** The rows that placing wrote; none where it was refused. */
async function tracesOf(shop: Shop): Promise<unknown> {
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `select (select count(*)::int from payments where instance_id = $1) as payments,
         (select count(*)::int from purchase_events where instance_id = $1) as events,
         (select count(*)::int from purchases where instance_id = $1 and status <> 'cart') as orders`,
      [shop.instanceId],
    ),
  );
  return row;
}

describe('placing checks every rule again, whatever the screens said (rule cart/checked-again, guarantee/rules-at-placing)', () => {
  it.each(Object.entries(RULES))('%s', async (key, rule) => {
    const shop = await openRulesShop();
    const one = { shop, ana: await shop.createDiner() };
    const cart = await rule.fill(one);
    await rule.meanwhile?.(one);
    const answer = await shop.placeCart(one.ana, cart);
    expect(keyOf(answer)).toBe(key);
    expect(answer.status).toBe(Object.entries(ERROR_STATUS).find(([one]) => one === key)?.[1]);
    expect(await tracesOf(shop)).toEqual({ payments: 0, events: 0, orders: 0 });
  });

  it('has a case for every rule of a cart', () => {
    const elsewhere = CART_ISSUES.filter((key) =>
      /^coupon_(?!invalid)|^payment_minimum$|^guest_required$|^paused$|^stall_/.test(key),
    );
    expect([...Object.keys(RULES), ...elsewhere].sort()).toEqual([...CART_ISSUES, 'total_changed'].sort());
  });

  it('takes what breaks none of them', async () => {
    const shop = await openRulesShop();
    const one = { shop, ana: await shop.createDiner() };
    const cart = await ofAge({ sku: 'cerveza' })(one);
    expect((await shop.placeCart(one.ana, cart)).status).toBe(201);
  });

  it('never sends an order to the kitchen for a transfer, which a stored tenant may still name', async () => {
    const [centro] = createBundle().branches;
    if (!centro) throw new Error('the bundle has no branch');
    const shop = await openShop(backend, {
      branches: [{ ...centro, paymentMethods: [{ method: 'transfer', services: ['take_away'] }] }],
      products: [
        createProduct({
          sku: 'limonada',
          offers: [{ branchSlug: 'centro', priceMinor: 12_500, stock: null, available: true }],
        }),
      ],
      zones: [],
    });
    const ana = await shop.createDiner();
    const path = `/api/v4/payment_methods.json?supplier_id=${shop.branchId()}&tipe=array&service=take_away`;
    expect((await shop.ask({ path })).body).toEqual([
      { key: 'transfer', online: true, obstacle: 'not_configured', minimum: null },
    ]);
    const cart = await shop.fillCart(ana, { ...NO_TIP, payment_method: 'transfer', cash_amount: null });
    const answer = await shop.placeCart(ana, cart);
    expect(keyOf(answer)).toBe('payment_method_required');
    expect(await tracesOf(shop)).toEqual({ payments: 0, events: 0, orders: 0 });
  });
});

it('a delivery that was to be paid at the till, from before that was refused, is asked for another way', async () => {
  const branches = createBundle().branches.map((branch) => ({
    ...branch,
    paymentMethods: (['cash', 'face_to_face'] as const).map((method) => ({
      method,
      services: [...SERVICE_CHOICES],
    })),
  }));
  const shop = await openShop(backend, { branches });
  const ana = await shop.createDiner();
  const settled = { place: ADDRESS, payment_method: 'face_to_face', cash_amount: null };
  const cart = await brought(settled)({ shop, ana });
  expect(cart.issues.map(({ key }) => key)).toEqual(['payment_method_required']);
  const refused = await shop.placeCart(ana, cart);
  expect([refused.status, keyOf(refused)]).toEqual([422, 'payment_method_required']);
  const { body } = await shop.settle(ana, cart.purchase_id, CASH);
  expect((await shop.placeCart(ana, body as Cart)).status).toBe(201);
});

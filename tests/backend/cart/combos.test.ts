import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Product } from '@/lib/contract/menu/menu';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { CASH, CONTACT, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

const offers = createBundle().products[0]?.offers ?? [];
const doneness = bundleGroup({
  key: 'termino',
  min: 1,
  options: [
    bundleOption({ key: 'azul', isDefault: true }),
    bundleOption({ key: 'medio', priceMinor: 500 }),
    bundleOption({ key: 'nota', name: { es: 'Nota' }, textMax: 20 }),
  ],
});
const combo = createProduct({
  sku: 'combo',
  offers: offers.map((one) => ({ ...one, priceMinor: 20_000 })),
  optionGroups: [
    bundleGroup({
      key: 'plato',
      min: 1,
      max: 2,
      free: 1,
      options: [
        bundleOption({ key: 'res', priceMinor: 4_000, max: 2, groups: [doneness] }),
        bundleOption({ key: 'pollo', priceMinor: 3_000, groups: [doneness] }),
        bundleOption({ key: 'sopa' }),
      ],
    }),
  ],
});

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, { products: [combo, ...createBundle().products] });
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;

describe('a combo, whose parts have choices of their own (rule menu/inside)', () => {
  const findGroups = async () => {
    const { body } = await shop.ask({ path: `/api/products/${shop.offerId('combo')}.json` });
    const [group] = (body as Product).option_groups;
    const [beef, chicken, soup] = group?.options ?? [];
    return { group, beef, chicken, soup };
  };
  type Option = Awaited<ReturnType<typeof findGroups>>['beef'];
  const part = (option: Option, inside: number | null, changes: object = {}) => ({
    option_id: option?.id,
    count: 1,
    ...(inside === null
      ? {}
      : { options: [{ option_id: option?.groups?.[0]?.options[inside]?.id, count: 1, ...changes }] }),
  });
  const order = (...options: object[]) => shop.add(ana, { id: shop.offerId('combo'), options });

  it('holds a group in each option that names it, with ids of its own', async () => {
    const { group, beef, chicken, soup } = await findGroups();
    expect(group?.options).toHaveLength(3);
    expect(beef?.groups).toMatchObject([
      { name: 'termino', min: 1, options: [{ is_default: true }, {}, {}] },
    ]);
    expect(chicken?.groups?.[0]?.id).not.toBe(beef?.groups?.[0]?.id);
    expect(soup).not.toHaveProperty('groups');
  });

  it('sums what is inside, tells pieces apart, counts equal ones on one line, and keeps it all in the order', async () => {
    const { beef, soup } = await findGroups();
    await order(part(beef, 0), part(beef, 1));
    await order(part(beef, 1), part(beef, 0));
    await order(part(soup, null));
    const cart = cartOf(await order(part(beef, 2, { text: 'Sin sal' })));
    const two = { count: 2, unit_price: 20_000 + 4_000 + 500 };
    const named = (name: string, more: object = {}) => ({
      name: 'res',
      count: 1,
      options: [expect.objectContaining({ name, count: 1, ...more })],
    });
    const lines = [
      {
        ...two,
        options: expect.arrayContaining(
          [named('azul'), named('medio')].map((one) => expect.objectContaining(one)),
        ),
      },
      { count: 1, unit_price: 20_000, options: [{ name: 'sopa' }] },
      { count: 1, unit_price: 20_000, options: [named('Nota', { text: 'Sin sal' })] },
    ];
    expect(cart.products).toMatchObject(lines);
    const settled = cartOf(await shop.settle(ana, cart.purchase_id, { contact: CONTACT, ...CASH }));
    expect(settled.issues).toEqual([]);
    const { body } = await shop.placeCart(ana, settled);
    expect((body as Order).products).toMatchObject(lines);
    const { body: again } = await shop.ask({
      method: 'POST',
      path: `/orders/${cart.purchase_id}/again.json`,
      headers: { ...ana.headers, 'idempotency-key': 'again-of-the-combo' },
    });
    expect((again as OrderAgain).cart?.products).toMatchObject(lines);
  });

  it('refuses what its inner group refuses, and names that group', async () => {
    const { beef, soup } = await findGroups();
    const refused = async (...options: object[]) => {
      const { error } = (await order(...options)).body as { error: { key: string; fields?: object } };
      return [error.key, error.fields];
    };
    const inner = String(beef?.groups?.[0]?.id);
    expect(await refused(part(beef, null))).toEqual(['options_invalid', { [inner]: 'option_required' }]);
    const stranger = { ...part(soup, null), options: part(beef, 0).options };
    expect(await refused(stranger)).toEqual(['options_invalid', expect.anything()]);
    const deep = { ...part(beef, 0), options: [{ ...part(beef, 0) }] };
    expect((await refused(deep))[0]).toBe('invalid_input');
  });

  it('that is imported with other parts keeps the ids of those that stay', async () => {
    const { beef } = await findGroups();
    const { bundle } = shop;
    const [plate] = combo.optionGroups;
    const changed = createProduct({
      ...combo,
      optionGroups: [
        bundleGroup({
          ...plate,
          key: 'plato',
          options: (plate?.options ?? []).filter(({ key }) => key === 'res'),
        }),
      ],
    });
    const products = bundle.products.map((one) => (one.sku === 'combo' ? changed : one));
    await backend.importTenant({ ...bundle, products });
    const after = await findGroups();
    expect(after.group?.options).toEqual([beef]);
    await backend.importTenant(bundle);
    expect((await findGroups()).group?.options).toHaveLength(3);
  });
});

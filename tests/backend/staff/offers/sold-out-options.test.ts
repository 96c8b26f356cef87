import { makeContext } from '@/backend/make-context';
import { bringOptionBack, findOptionsBack } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Product } from '@/lib/contract/menu/menu';
import type { ListedOption, StaffOption } from '@/lib/contract/staff/offer-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { CASH, CONTACT, NO_TIP, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** A Monday at noon in Bogotá. */
const NOON = new Date('2026-03-02T17:00:00Z');
const MIDNIGHT = '2026-03-03T05:00:00.000Z';

const MILK = bundleGroup({
  key: 'leche',
  name: { es: 'Leche' },
  min: 1,
  options: [
    bundleOption({ key: 'entera', name: { es: 'Entera' } }),
    bundleOption({ key: 'avena', name: { es: 'Avena' } }),
  ],
});
const CUP = bundleGroup({
  key: 'bebida',
  options: [bundleOption({ key: 'cafe', name: { es: 'Café' }, groups: [MILK] })],
});

/** One group is of two products, and of a part of a third; both branches sell all of them. */
function bundleOf() {
  const bundle = createBundle();
  const groups = { ajiaco: [MILK], limonada: [MILK], bandeja: [CUP] };
  const offers = ['centro', 'norte'].map((branchSlug) => ({
    ...{ branchSlug, priceMinor: 12_000, stock: null, available: true },
  }));
  return {
    ...bundle,
    products: bundle.products.map((product) => ({
      ...product,
      offers,
      optionGroups: groups[product.sku as keyof typeof groups] ?? [],
    })),
  };
}

let backend: TestBackend;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend, bundleOf());
  headers = await staffOf(shop)('menu:write', 'instance:read');
});
afterAll(() => backend.close());

async function list(branch = 'centro'): Promise<ListedOption[]> {
  const path = `/staff/options.json?supplier_id=${shop.branchId(branch)}`;
  return (await shop.ask({ path, headers })).body as ListedOption[];
}
async function find(name: string, branch = 'centro'): Promise<ListedOption> {
  const found = (await list(branch)).find((option) => option.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
}
const put = (id: number, body: object, branch = 'centro') =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/options/${id}.json`, headers },
    body: { supplier_id: shop.branchId(branch), ...body },
  });
const change = async (id: number, body: object, branch = 'centro') =>
  (await put(id, body, branch)).body as StaffOption;
const productOf = async (sku: string, branch = 'centro') =>
  (await shop.ask({ path: `/api/products/${shop.offerId(sku, branch)}.json` })).body as Product;
const leftOf = ({ option_groups: groups }: Product) =>
  groups.flatMap(({ options }) => options.map(({ name, available }) => [name, available]));
async function runAt(at: string): Promise<void> {
  backend.clock.now = new Date(at);
  await runDueJobs(backend.deps);
}

describe('an option that is sold out (rule menu/sold-out)', () => {
  it('stands once for all products that share it, and is so on each of them at one branch', async () => {
    const oat = await find('Avena');
    expect(oat).toMatchObject({ available: true, on_menu: true, back_at: null, product_count: 3 });
    expect(oat.group).toEqual({ key: 'leche', name: 'Leche' });
    expect((await list()).map(({ name }) => name)).toEqual(['Entera', 'Avena', 'Café']);
    expect(oat.ids).toHaveLength(3);
    expect(await change(oat.ids[1] ?? 0, { available: false })).toMatchObject({ available: false });
    for (const sku of ['ajiaco', 'limonada'])
      expect(leftOf(await productOf(sku))).toEqual([
        ['Entera', true],
        ['Avena', false],
      ]);
    const [cup] = (await productOf('bandeja')).option_groups[0]?.options ?? [];
    expect(cup?.groups?.[0]?.options).toMatchObject([{ available: true }, { available: false }]);
    expect(leftOf(await productOf('ajiaco', 'norte'))).toEqual([
      ['Entera', true],
      ['Avena', true],
    ]);
    expect(await find('Avena', 'norte')).toMatchObject({ available: true });
  });

  it.each([
    ['today', MIDNIGHT],
    ['15:30', '2026-03-02T20:30:00.000Z'],
  ])('until %s comes back by itself then, and not before', async (until, end) => {
    const { id } = await find('Avena');
    expect(await change(id, { available: false, until })).toEqual({ id, available: false, back_at: end });
    await runAt(new Date(Date.parse(end) - 1).toISOString());
    expect(await find('Avena')).toMatchObject({ available: false, back_at: end });
    await runAt(end);
    expect(await find('Avena')).toMatchObject({ available: true, back_at: null });
    expect(leftOf(await productOf('ajiaco'))).toContainEqual(['Avena', true]);
  });

  it('without an end waits for somebody, and something new replaces what was said', async () => {
    const { id } = await find('Avena');
    await change(id, { available: false, until: 'today' });
    expect(await change(id, { available: false })).toMatchObject({ available: false, back_at: null });
    await runAt('2026-03-09T17:00:00Z');
    expect(await find('Avena')).toMatchObject({ available: false });
    expect(await change(id, { available: true })).toMatchObject({ available: true, back_at: null });
    expect(await find('Avena')).toMatchObject({ available: true });
  });

  it('is left alone by an import, also where its product was gone meanwhile', async () => {
    const { id } = await find('Avena');
    await change(id, { available: false });
    const bundle = shop.bundle;
    expect(await backend.importTenant(bundle)).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
    expect(await find('Avena')).toMatchObject({ available: false, product_count: 3 });
    const rest = bundle.products.filter(({ sku }) => sku !== 'limonada');
    await backend.importTenant({
      ...bundle,
      products: rest.map((product) => ({ ...product, relatedSkus: [] })),
    });
    expect(await find('Avena')).toMatchObject({ available: false, product_count: 2 });
    await backend.importTenant(bundle);
    expect(leftOf(await productOf('limonada'))).toContainEqual(['Avena', false]);
  });

  it('that the menu itself has as not there is said to be so', async () => {
    await backend.db.system((sql) =>
      sql(`update options set available = false where instance_id = $1 and key = 'avena'`, [shop.instanceId]),
    );
    expect(await find('Avena')).toMatchObject({ available: false, on_menu: false });
  });

  it('is not brought back where staff said something else after its end was found', async () => {
    const { id } = await find('Avena');
    await change(id, { available: false, until: 'today' });
    backend.clock.now = new Date(MIDNIGHT);
    const search = { now: backend.clock.now, limit: 1_000 };
    const due = await backend.db.system((sql) => findOptionsBack({ sql, ...search }));
    const own = due.filter(({ instance_id: of }) => of === shop.instanceId);
    expect(own).toHaveLength(1);
    await change(id, { available: false });
    const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('the shop is gone');
    const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
    expect(await bringOptionBack({ ctx, id: own[0]?.id ?? 0 })).toBe(false);
    expect(await find('Avena')).toMatchObject({ available: false, back_at: null });
  });

  it('is written down with its branch, and how it was', async () => {
    const { id } = await find('Avena');
    await change(id, { available: false, until: 'today' });
    await change(id, { available: true });
    const actions = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ details: object }>(
        `select details from staff_actions where instance_id = $1 and action = 'product.option' order by id`,
        [shop.instanceId],
      ),
    );
    const out = { available: false, back_at: MIDNIGHT };
    expect(actions.map(({ details }) => details)).toEqual([
      { id, branch: shop.branchId(), ...out, before: { available: true } },
      { id, branch: shop.branchId(), available: true, before: out },
    ]);
  });

  it('refuses an end of what is sold, an hour that is none, and what the branch does not sell', async () => {
    const { id } = await find('Avena');
    const statuses = [
      await put(id, { available: true, until: 'today' }),
      await put(id, { available: false, until: '25:00' }),
      await put(999_999_999, { available: false }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([422, 422, 404]);
    const other = await openShop(backend, bundleOf());
    const strange = await shop.ask({
      ...{ method: 'PUT', path: `/staff/options/${id}.json`, headers },
      body: { supplier_id: other.branchId(), available: false },
    });
    expect(strange.status).toBe(404);
  });
});

describe('a dish of which a required choice has nothing left (rule menu/options)', () => {
  const sellOut = async (available = false) => {
    for (const name of ['Entera', 'Avena']) await change((await find(name)).id, { available });
  };

  it('is sold out by itself on the menu and in a cart, and comes back by itself', async () => {
    const ana = await shop.createDiner();
    const { id } = await find('Avena');
    const options = [{ option_id: id, count: 1 }];
    const ajiaco = { id: shop.offerId('ajiaco'), options };
    await shop.add(ana, ajiaco);
    await sellOut();
    expect(await productOf('ajiaco')).toMatchObject({ available: false });
    expect(await productOf('ajiaco', 'norte')).toMatchObject({ available: true });
    expect((await shop.add(ana, ajiaco)).body).toMatchObject({ error: { key: 'product_unavailable' } });
    // A part of a combo has nothing left that must be chosen inside it.
    expect(leftOf(await productOf('bandeja'))).toEqual([['Café', false]]);
    await sellOut(true);
    expect(await productOf('ajiaco')).toMatchObject({ available: true });
    expect((await shop.add(ana, ajiaco)).status).toBe(200);
  });
});

describe('a diner whose option sells out (rule menu/sold-out)', () => {
  it('reads in the cart which one, and the order is refused by its name until it is back', async () => {
    const ana = await shop.createDiner();
    const { id } = await find('Avena');
    const [milk] = (await productOf('limonada')).option_groups;
    const options = [{ option_id: milk?.options[1]?.id, count: 1 }];
    const product = { id: shop.offerId('limonada'), options };
    const { purchase_id } = (await shop.add(ana, product)).body as Cart;
    await change(id, { available: false, until: 'today' });
    const settled = { ...NO_TIP, ...CASH, contact: CONTACT };
    const cart = (await shop.settle(ana, purchase_id, settled)).body as Cart;
    const error = { key: 'option_sold_out', values: { product: 'limonada', option: 'Avena' } };
    expect(cart.issues).toMatchObject([{ ...error, line_id: cart.products[0]?.id }]);
    expect((await shop.placeCart(ana, cart)).body).toMatchObject({ error });
    await change(id, { available: true });
    expect((await shop.placeCart(ana, cart)).status).toBe(201);
  });
});

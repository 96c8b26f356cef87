import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { toListForm } from '@/tests/support/backend/to-form';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const SQUARE = `Token,Item Name,Variation Name,SKU,Description,Category,Price,Visibility,Square Online Item Visibility
a1,Arepa,Regular,AR1,Con queso,Antojos,9000,,visible
a2,Café,Pequeño,,,Bebidas,4000,,visible
a2,Café,Grande,,,Bebidas,6000,,visible
a3,Postre,Regular,,,Postres,,,visible
`;

function toTableForm(table: string | Uint8Array, matching?: object): FormData {
  const form = new FormData();
  form.set('kind', 'table');
  form.set('file', new File([typeof table === 'string' ? table : new Uint8Array(table)], 'menu.csv'));
  if (matching) form.set('matching', JSON.stringify(matching));
  return form;
}

async function open(role: 'owner' | 'manager' = 'owner') {
  const bundle = createBundle();
  const branches = bundle.branches.map((branch) => ({
    ...{ ...branch, booking: null },
    services: branch.services.filter((service) => service !== 'book'),
  }));
  const shop = await openShop(backend, { branches, tables: [] });
  const { at } = await joinStaff({ backend, slug: shop.slug, role });
  return {
    ...shop,
    send: (body: FormData) => at({ method: 'POST', path: '/staff/shop/menu-file.json', body }),
  };
}
const readOf = ({ status, body, text }: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['send']>>) => {
  if (status !== 200) throw new Error(text);
  return body as ReadMenu;
};

it('an export of Square is read as products of this restaurant, and what is left out is said (rule tenant/menu-file)', async () => {
  const { send } = await open();
  const read = readOf(await send(toTableForm(SQUARE)));
  if (read.outcome !== 'read') throw new Error(JSON.stringify(read));
  expect(read).toMatchObject({ source: 'square', matching: null });
  expect(read.menu.products.map(({ name }) => name.es)).toEqual(['Arepa', 'Café']);
  const [arepa, coffee] = read.menu.products;
  expect(Object.values(arepa?.offers ?? {}).map(({ priceMinor }) => priceMinor)).toContain(9_000);
  expect(read.menu.optionGroups.find(({ key }) => coffee?.optionGroups.includes(key))?.options).toHaveLength(
    2,
  );
  expect(read.left).toContainEqual({ what: 'priceless', count: 1, names: ['Postre'] });
});

it('the columns of somebody’s own table are guessed, shown with samples, and matched otherwise', async () => {
  const { send } = await open();
  const table = 'Plato;Costo;Lo que pagan;Grupo\nSancocho;9000;21000;Sopas\nAjiaco;10000;24000;Sopas\n';
  const first = readOf(await send(toTableForm(table)));
  expect(first).toMatchObject({
    ...{ source: 'columns', matching: { name: 'Plato', category: 'Grupo' } },
    columns: expect.arrayContaining([{ name: 'Lo que pagan', samples: ['21000', '24000'] }]),
  });
  const matching = { name: 'Plato', category: 'Grupo', price: 'Lo que pagan' };
  const second = readOf(await send(toTableForm(table, matching)));
  if (second.outcome !== 'read') throw new Error(JSON.stringify(second));
  expect(second.menu.products).toHaveLength(2);
  expect(second.menu.categories.map(({ name }) => name.es)).toEqual(['Sopas']);
});

it('a pasted list is read, and one without a price at the end of a line is none', async () => {
  const { send } = await open();
  const read = readOf(await send(toListForm('Bebidas\nTinto 4.500\nCapuchino $ 8.000\n')));
  if (read.outcome !== 'read') throw new Error(JSON.stringify(read));
  expect(read.menu.products.map(({ name }) => name.es)).toEqual(['Tinto', 'Capuchino']);
  expect(readOf(await send(toListForm('Hola')))).toEqual({ outcome: 'unreadable', fault: 'empty' });
});

it('a price that is none is told with its product, and an old workbook by its name', async () => {
  const { send } = await open();
  const wrong = readOf(await send(toTableForm('Nombre,Precio\nTinto,4500\nPan,gratis\n')));
  expect(wrong).toMatchObject({
    outcome: 'problems',
    problems: [{ about: { kind: 'product', key: 'pan' } }],
  });
  const old = readOf(await send(toTableForm(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]))));
  expect(old).toEqual({ outcome: 'unreadable', fault: 'old_excel' });
});

it('who edits some branches alone reads no file, and a matching is JSON of columns', async () => {
  const shop = await open();
  const { at } = await joinStaff({
    ...{ backend, slug: shop.slug, role: 'manager', mail: `leo@${shop.slug}.test` },
    branches: [shop.branchId()],
  });
  const ask = (body: FormData) => at({ method: 'POST', path: '/staff/shop/menu-file.json', body });
  expect((await ask(toListForm('Tinto 4500'))).status).toBe(403);
  const form = toTableForm('a,b\n1,2\n');
  form.set('matching', '{"name":3}');
  expect((await shop.send(form)).status).toBe(422);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Product } from '@/lib/contract/menu/menu';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createMessyMenu, MESSY_COLUMNS, writeMessyFolder } from '@/tests/support/backend/messy-menu';
import { createCanary } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let folder: string;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  slug = `messy-${createCanary()}`;
  folder = join(await mkdtemp(join(tmpdir(), 'messy-')), slug);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const SIZE = { products: 500, groups: 60 };
const plain = ({ sku: _sku, ...product }: ReturnType<typeof createMessyMenu>['list'][number]) => product;

test('500 products with 60 groups, long names, emoji, quotes and markup come back as they were written', async () => {
  const { list, menuRows, optionRows } = createMessyMenu(SIZE);
  expect([...(list[0]?.name ?? '')]).toHaveLength(120);
  await writeMessyFolder({ folder, slug, menuRows, optionRows });
  const result = await readTenantFolder(folder);
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
  const { host } = await backend.importTenant(result.bundle);
  const { body } = await backend.ask({ path: '/domain/suppliers/centro.json', host });
  const { categories } = (body as Supplier).menu;
  expect(categories.map(({ name }) => name)).toEqual(['Platos "par"; 🍽️', 'Platos "impar"; 🍽️']);
  const [even = [], odd = []] = categories.map(({ products }) => products);
  const cards = list.map((_, index) => (index % 2 === 0 ? odd : even)[Math.floor(index / 2)]);
  const read = async (id: number | undefined) =>
    (await backend.ask({ path: `/api/products/${id}.json`, host })).body as Product;
  const seen = await Promise.all(
    cards.map(async (card, index) => ({
      name: card?.name,
      description: card?.description,
      priceMinor: Math.round((card?.price ?? 0) * 100),
      // Opening every twentieth shows the groups without asking five hundred times.
      groups: index % 20 === 0 ? (await read(card?.id)).option_groups.map(({ name }) => name) : null,
    })),
  );
  expect(seen).toEqual(
    list.map((product, index) => ({
      ...plain(product),
      groups: index % 20 === 0 ? [index % 60, (index + 1) % 60].map((one) => `¿Algo "más" ${one}? 🥑`) : null,
    })),
  );
  const opened = await read(cards[0]?.id);
  expect(opened.option_groups[0]?.options.map(({ name, price }) => [name, price])).toEqual([
    ['Opción "0"; <i>x</i>', 0],
    ['Opción "1"; <i>x</i>', 2.5],
    ['Opción "2"; <i>x</i>', 2.5],
    ['Opción "3"; <i>x</i>', 2.5],
  ]);
  const again = await backend.importTenant(result.bundle);
  expect(again).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
});

test('every cell that is refused is named in one run, and nothing is imported', async () => {
  const { menuRows, optionRows } = createMessyMenu(SIZE);
  // Descriptions hold a line end, so a product takes two lines, or one where it has none.
  let line = 2;
  const lines = menuRows.map(({ description_es: text }) => {
    const own = line;
    line += String(text).split('\n').length;
    return own;
  });
  const broken = menuRows.map((row, index) => ({
    ...row,
    ...(index % 10 === 3 ? { price: '12,900' } : {}),
    ...(index % 50 === 7 ? { name_es: 'ñ'.repeat(121) } : {}),
    ...(index === 100 ? { sku: menuRows[99]?.sku ?? '' } : {}),
    ...(index === 200 ? { options: 'grupo 61 ñ' } : {}),
    ...(index === 300 ? { category: 'otra', alcohol: 'quizás' } : {}),
  }));
  const columns = ['Pric', ...MESSY_COLUMNS, 'imge', 'allergen'];
  await writeMessyFolder({ folder, slug, columns, menuRows: broken, optionRows });
  const result = await readTenantFolder(folder);
  if (result.ok) throw new Error('a broken menu was taken');

  const expected = broken.flatMap((_, index) => {
    const at = `menu.csv:${lines[index]}`;
    return [
      ...(index === 100 ? [`${at} sku: "SKU.100_x-y" is also in line ${lines[99]}`] : []),
      ...(index === 300 ? [`${at} category: "otra" is not in categories.csv`] : []),
      ...(index % 50 === 7 ? [`${at} name_es: has 121 characters, allowed are 120`] : []),
      ...(index % 10 === 3 ? [`${at} price: "12,900" has a thousands separator: write 12900`] : []),
      ...(index === 200 ? [`${at} options: "grupo 61 ñ" is not in options.csv`] : []),
      ...(index === 300
        ? [`${at} alcohol: "quizás" is neither yes nor no; allowed: x, no or an empty cell`]
        : []),
    ];
  });
  expect(expected).toHaveLength(64);
  expect(result.problems.map(printProblem)).toEqual([
    'menu.csv:1 Pric: is not a known column; did you mean price?',
    'menu.csv:1 imge: is not a known column; did you mean image?',
    'menu.csv:1 allergen: is not a known column; did you mean allergens?',
    ...expected,
  ]);
});

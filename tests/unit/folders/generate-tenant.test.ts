import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { generateTenant, MOST_PRODUCTS } from '@/scripts/generated-tenant/generate-tenant';
import { generate } from '@/scripts/tenant/generate';
import { printProblem } from '@/scripts/tenant/print/print-problem';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'generated-'));
});
afterEach(() => rm(out, { recursive: true }));

async function generated(products: number) {
  const { folder } = await generate(['medida', '--products', String(products), '--out', out]);
  const result = await readTenantFolder(folder);
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
  return result.bundle;
}

test.each([1, 60, 500, 2_000])('a tenant of %d products is one that can be imported', async (products) => {
  const bundle = await generated(products);
  expect(bundle.products).toHaveLength(products);
  expect(new Set(bundle.products.map(({ name }) => name.es)).size).toBe(products);
  const used = new Set(bundle.products.map(({ categoryKey }) => categoryKey));
  expect(used.size).toBeGreaterThanOrEqual(Math.min(products, 5));
});

test('the first product can always be ordered as it is', async () => {
  const { products } = await generated(60);
  expect(products.find(({ sku }) => sku === 'p0001')).toMatchObject({
    optionGroups: [],
    isAlcoholic: false,
    promo: null,
    offers: [{ branchSlug: 'centro', stock: null, available: true }],
  });
});

test('the same seed gives the same bytes, another one another menu', () => {
  const make = (seed: number) => generateTenant({ slug: 'medida', products: 60, seed })['menu.csv'];
  expect(make(7)).toBe(make(7));
  expect(make(7)).not.toBe(make(8));
});

test('there are words for the largest menu', () => {
  const menu = generateTenant({ slug: 'medida', products: MOST_PRODUCTS, seed: 1 })['menu.csv'] ?? '';
  expect(menu.trimEnd().split('\n')).toHaveLength(MOST_PRODUCTS + 1);
});

test.each([
  [['medida'], 'generate <slug> --out <folder> [--products 60] [--seed 1]'],
  [['Medida', '--out', 'x'], '"Medida" is not a slug'],
  [['medida', '--out', 'x', '--products', '0'], '--products takes a whole number from 1 to 10000.'],
  [['medida', '--out', 'x', '--seed', 'uno'], '--seed takes a whole number'],
])('%j is refused', async (words, sentence) => {
  await expect(generate(words)).rejects.toThrow(sentence);
});

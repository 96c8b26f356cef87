import { screen } from '@testing-library/react';
import { TableHome } from '@/components/menu/table-home';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockPage = jest.fn();
jest.mock('@/lib/loaders/load-branch-page', () => ({ loadBranchPage: () => mockPage() }));

const tenant = getContractExample(getConfig);
const example = getContractExample(getSupplierBySlug);
const PERIOD = { from: '2026-11-28 18:00', to: '2026-11-30 06:00' };

async function show(isAlcoholic: boolean) {
  const categories = example.menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({ ...product, is_alcoholic: isAlcoholic })),
    subcategories: [],
  }));
  const supplier = { ...example, dry_law: PERIOD, menu: { ...example.menu, categories } };
  mockPage.mockResolvedValue({ supplier, tenant, lang: 'es' });
  const params = Promise.resolve({ domain: 'a.test', locale: 'es-CO', supplierId: example.slug });
  await drawPart(<TableHome params={params} />);
}

test('a table’s home says when no alcohol is sold, as its menu does (rule menu/dry-law)', async () => {
  await show(true);
  expect(screen.getByText(/^Ley seca/)).toBeVisible();
});

test('where none is on the menu it says nothing of that', async () => {
  await show(false);
  expect(screen.queryByText(/^Ley seca/)).toBeNull();
});

import { CategoryTiles } from '@/components/menu/categories/category-tiles';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);

const [category] = getContractExample(getSupplierBySlug).menu.categories;
const [dish] = category?.products ?? [];
if (!category || !dish) throw new Error('The contract’s example has no product.');
const picture = (letter: string) => ({ hash: letter.repeat(16), width: 320, height: 320, widths: [320] });

test.each([
  ['its own', picture('a'), picture('b'), 'aaaa'],
  ['that of its first dish with one', null, picture('b'), 'bbbb'],
  ['none where there is none', null, null, undefined],
])('the tile of a category shows %s (rule menu/category-pictures)', async (_what, own, first, shown) => {
  const products = [
    { ...dish, image: null },
    { ...dish, id: 2, image: first },
  ];
  await drawPart(
    <CategoryTiles
      categories={[{ ...category, image: own, products, subcategories: [] }]}
      hrefOf={(id) => `#${id}`}
    />,
  );
  expect(
    document
      .querySelector('img')
      ?.getAttribute('src')
      ?.match(/[ab]{4}/)?.[0],
  ).toBe(shown);
});

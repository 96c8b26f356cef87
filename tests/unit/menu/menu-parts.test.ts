import * as fc from 'fast-check';
import { comesInPart, countProducts, planFirstDocument } from '@/lib/domain/menu/menu-parts';

const listed = (id: number, count: number) => ({ id, products: Array.from({ length: count }, () => null) });
const category = (id: number, count: number, ...subcategories: ReturnType<typeof listed>[]) => ({
  ...listed(id, count),
  subcategories,
});

test('a menu within the budget stands in the first document whole', () => {
  const categories = [category(1, 3, listed(2, 4)), category(3, 5)];
  const plan = planFirstDocument({ categories, budget: 12 });
  expect([...plan]).toEqual([
    [1, 3],
    [2, 4],
    [3, 5],
  ]);
  expect(categories.map((one) => comesInPart({ category: one, plan }))).toEqual([false, false]);
});

test('what is beyond the budget is left to the part of its category, also half of a subcategory (rule menu/long-menu)', () => {
  const categories = [category(1, 3), category(2, 0, listed(4, 5)), category(3, 2)];
  const plan = planFirstDocument({ categories, budget: 6 });
  expect([...plan]).toEqual([
    [1, 3],
    [2, 0],
    [4, 3],
    [3, 0],
  ]);
  expect(categories.map((one) => comesInPart({ category: one, plan }))).toEqual([false, true, true]);
});

test('a category counts its subcategories', () => {
  expect(countProducts(category(1, 3, listed(2, 4), listed(3, 1)))).toBe(8);
});

test('the first document never holds more than the budget and never less than it could', () => {
  const sizes = fc.array(fc.tuple(fc.nat(40), fc.array(fc.nat(40), { maxLength: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.nat(200), (tree, budget) => {
      let id = 0;
      const categories = tree.map(([own, children]) => {
        id += 1;
        const subcategories = children.map((count) => {
          id += 1;
          return listed(id, count);
        });
        return category(1_000 + id, own, ...subcategories);
      });
      const total = categories.reduce((sum, one) => sum + countProducts(one), 0);
      const taken = [...planFirstDocument({ categories, budget }).values()].reduce(
        (sum, one) => sum + one,
        0,
      );
      expect(taken).toBe(Math.min(total, budget));
    }),
  );
});

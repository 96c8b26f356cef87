import { listRelated } from '@/lib/domain/menu/related-products';

const dish = (id: number, category: number, available = true) => ({ id, category, available });
const menu = [
  dish(1, 5),
  dish(2, 5),
  dish(3, 6),
  dish(4, 5, false),
  ...[5, 6, 7, 8, 9].map((id) => dish(id, 5)),
];

test('those that the tenant names stand first, then others of its category, six that can be bought (rule menu/related-products)', () => {
  const product = { ...dish(1, 5), related: [dish(3, 6), dish(2, 5), dish(10, 6, false)] };
  expect(listRelated({ product, menu }).map(({ id }) => id)).toEqual([3, 2, 5, 6, 7, 8]);
});

test('a product alone in its category has none', () => {
  expect(listRelated({ product: { ...dish(3, 6), related: [] }, menu })).toEqual([]);
});

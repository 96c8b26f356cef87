import { planFirstScreen } from '@/lib/domain/menu/first-screen';

const plain = (count: number) => Array.from({ length: count }, () => ({ image: null }));
const pictured = (count: number) => Array.from({ length: count }, () => ({ image: { src: '/a.webp' } }));
const category = (id: number, products: { image: unknown }[], subcategories: [number, number][] = []) => ({
  id,
  products,
  subcategories: subcategories.map(([child, count]) => ({ id: child, products: plain(count) })),
});

describe('which cards a first screen may show', () => {
  test('sixteen without a picture, counted through categories and subcategories (guarantee/blocking-time)', () => {
    const plan = planFirstScreen({
      above: [],
      categories: [
        category(1, plain(6)),
        category(2, plain(2), [[3, 5]]),
        category(4, plain(9)),
        category(5, plain(1)),
      ],
    });
    expect([...plan]).toEqual([
      [1, 6],
      [2, 2],
      [3, 5],
      [4, 3],
      [5, 0],
    ]);
  });

  test('a picture takes the height of two, and the recommended ones count', () => {
    const categories = [category(1, pictured(20))];
    expect(planFirstScreen({ above: [], categories }).get(1)).toBe(8);
    expect(planFirstScreen({ above: pictured(3), categories }).get(1)).toBe(5);
  });
});

import fc from 'fast-check';
import { dropPlace, placeCategory, stepCategory } from '@/lib/domain/shop/categories/place-category';

const of = (key: string, parentKey: string | null = null) => ({ key, parentKey, name: {} });
/** `a(b c) d` */
const say = (all: readonly { key: string; parentKey: string | null }[]) =>
  all.map(({ key, parentKey }) => (parentKey === null ? key : `${parentKey}/${key}`)).join(' ');
const TREE = [of('a'), of('b', 'a'), of('c', 'a'), of('d'), of('e')];
const step = (key: string, to: 'up' | 'down' | 'in' | 'out') => {
  const place = stepCategory(TREE, key, to);
  return place && say(placeCategory(TREE, key, place));
};

describe('the order of categories (rule tenant/categories)', () => {
  it.each<[string, 'up' | 'down' | 'in' | 'out', string | null]>([
    ['d', 'up', 'd a a/b a/c e'],
    ['a', 'down', 'd a a/b a/c e'],
    ['a', 'up', null],
    ['e', 'down', null],
    ['c', 'up', 'a a/c a/b d e'],
    ['c', 'down', null],
    ['d', 'in', 'a a/b a/c a/d e'],
    ['a', 'in', null],
    ['b', 'in', null],
    ['b', 'out', 'a a/c b d e'],
    ['d', 'out', null],
    ['x', 'up', null],
  ])('%s goes %s: %s', (key, to, expected) => {
    expect(step(key, to)).toBe(expected);
  });

  it.each<[string, string | null, boolean, string]>([
    ['e', 'a', false, 'e a a/b a/c d'],
    ['e', 'd', true, 'a a/b a/c a/e d'],
    ['e', 'd', false, 'a a/b a/c e d'],
    ['e', 'c', false, 'a a/b a/e a/c d'],
    ['b', null, false, 'a a/c d e b'],
    ['a', null, true, 'd e a a/b a/c'],
    ['d', 'a', true, 'd a a/b a/c e'],
  ])('%s dropped before %s (inside: %s) makes %s', (key, before, isInside, expected) => {
    expect(say(placeCategory(TREE, key, dropPlace(TREE, key, { before, isInside })))).toBe(expected);
  });

  it('is refused inside itself and three levels deep', () => {
    expect(placeCategory(TREE, 'a', { parentKey: 'a', behind: null })).toBe(TREE);
    expect(placeCategory(TREE, 'a', { parentKey: 'd', behind: null })).toBe(TREE);
    expect(placeCategory(TREE, 'e', { parentKey: 'b', behind: null })).toBe(TREE);
  });

  it('never loses a category, and keeps each behind the one that holds it, whatever is dropped where', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const drop = fc.record({
      key: fc.constantFrom(...keys),
      before: fc.constantFrom(...keys, null),
      isInside: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(drop, { maxLength: 12 }), (drops) => {
        const end = drops.reduce<readonly ReturnType<typeof of>[]>(
          (all, { key, before, isInside }) =>
            placeCategory(all, key, dropPlace(all, key, { before, isInside })),
          TREE,
        );
        expect(end.map(({ key }) => key).sort()).toEqual(keys);
        for (const [index, { parentKey }] of end.entries()) {
          const parent = end.findIndex(({ key }) => key === parentKey);
          if (parentKey !== null) expect(parent).toBeGreaterThanOrEqual(0);
          expect(parent).toBeLessThan(index);
          expect(end[parent]?.parentKey ?? null).toBeNull();
        }
      }),
    );
  });
});

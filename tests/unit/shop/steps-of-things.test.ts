import { stepsOfThings, wordOf } from '@/lib/domain/shop/draft/steps-of-things';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

const setOf = (kind: 'category' | 'product', key: string): ShopPatch => ({
  ...{ op: 'set', kind, key, field: ['name', 'es'], from: 'a', to: 'b' },
});

it('each asked thing has its own steps in their order, and one without steps has none', () => {
  const steps = [setOf('product', 'tinto'), setOf('category', 'tinto'), setOf('product', 'agua')];
  const words = new Set([wordOf({ kind: 'product', key: 'tinto' }), wordOf({ kind: 'product', key: 'pan' })]);
  expect(stepsOfThings(steps, words)).toEqual(
    new Map([
      ['product tinto', [steps[0]]],
      ['product pan', []],
    ]),
  );
});

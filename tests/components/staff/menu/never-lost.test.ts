import fc from 'fast-check';
import { createWriters } from '@/components/staff/editing/create-writers';
import { bulkSteps } from '@/lib/domain/shop/bulk/bulk-steps';
import { applyDraft } from '@/lib/domain/shop/draft/apply-draft';
import { type Draft, NO_DRAFT } from '@/lib/domain/shop/draft/draft';
import { createFinder } from '@/lib/domain/shop/draft/find-thing';
import { priceAt } from '@/lib/domain/shop/draft/price-edits';
import { SORTS, sortProducts } from '@/lib/domain/shop/list-products';
import { cloneProduct } from '@/lib/domain/shop/new-product';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { toDocument } from '@/lib/queries/staff/shop';
import { shopWith } from './menu-shop';

type Products = MenuDocument['products'];
const ANSWER = shopWith();
const DOCUMENT = toDocument(ANSWER);
const LANGUAGES = ['es'] as const;

/** A draft as the screen has it: kept as text on the device between two edits. */
function open() {
  let kept = JSON.stringify(NO_DRAFT);
  const read = (): Draft => JSON.parse(kept);
  const find = createFinder(DOCUMENT);
  const change = (to: (draft: Draft) => Draft) => {
    kept = JSON.stringify(to(read()));
  };
  return {
    writers: createWriters({ document: DOCUMENT, find, change }),
    menu: () => {
      const { shop, clashes } = applyDraft({ shop: DOCUMENT, steps: read().steps, find });
      expect(clashes).toEqual([]);
      return shop as unknown as Pick<MenuDocument, 'products' | 'optionGroups' | 'categories'>;
    },
  };
}

const pricesOf = (products: Products) =>
  Object.fromEntries(products.map(({ sku, offers }) => [sku, offers.centro?.priceMinor]));

test('an edit is never lost and never moves to another product, whatever is sorted, filtered, cloned, moved and bulk-edited between (rule tenant/price-edits)', () => {
  const place = fc.nat({ max: 20 });
  const act = fc.oneof(
    fc.record({
      do: fc.constant('price' as const),
      row: place,
      priceMinor: fc.integer({ min: 1, max: 90_000 }),
    }),
    fc.record({ do: fc.constant('clone' as const), row: place }),
    fc.record({ do: fc.constant('move' as const), row: place, to: place }),
    fc.record({ do: fc.constant('remove' as const), row: place }),
    fc.record({
      do: fc.constant('bulk' as const),
      rows: fc.array(place),
      amountMinor: fc.integer({ min: 1, max: 900 }),
    }),
    fc.record({
      do: fc.constant('list' as const),
      sort: fc.constantFrom(...SORTS),
      query: fc.constantFrom('', 'a', 'tin'),
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const { writers, menu } = open();
      const expected: Record<string, number | undefined> = pricesOf(menu().products);
      let view = { sort: 'menu' as (typeof SORTS)[number], query: '' };
      for (const [turn, one] of acts.entries()) {
        const now = menu();
        const listed = sortProducts({ ...now, ...view, branch: 'centro', languages: LANGUAGES }).filter(
          ({ sku }) => sku.includes(view.query),
        );
        const at = (row: number) => listed[row % Math.max(1, listed.length)];
        if (one.do === 'list') view = one;
        else if (one.do === 'bulk') {
          const chosen = new Set(one.rows.flatMap((row) => at(row)?.sku ?? []));
          const change = { way: 'raise', amountMinor: one.amountMinor } as const;
          const edit = {
            what: 'price',
            change,
            rounding: { step: 1, ending: 0 },
            branches: ['centro'],
          } as const;
          writers.apply(bulkSteps({ menu: now, chosen, edit }));
          for (const sku of chosen) expected[sku] = (expected[sku] ?? 0) + one.amountMinor;
        } else {
          const product = at(one.row);
          if (!product) continue;
          const { sku } = product;
          if (one.do === 'price') {
            writers.set(priceAt(sku, 'centro'), one.priceMinor);
            expected[sku] = one.priceMinor;
          } else if (one.do === 'clone') {
            const copy = `${sku}-${turn}`;
            writers.add('product', cloneProduct(product, { sku: copy, name: product.name }), sku);
            expected[copy] = expected[sku];
          } else if (one.do === 'move') {
            const behind = at(one.to)?.sku ?? null;
            if (behind !== sku) writers.move('product', sku, behind);
          } else {
            writers.remove('product', sku);
            delete expected[sku];
          }
        }
        expect(pricesOf(menu().products)).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

import type { Currency } from '@/lib/domain/money/currencies';
import { meaning, say } from '@/lib/domain/shop/problem';
import type { Report } from './files/read-cells';
import { type CsvRow, listOf } from './files/read-csv';
import { suggest } from './problems/suggest';
import { readPrice } from './read-price';

const OF_BRANCH = /^([^=]*[^=\s])\s*=\s*(.*)$/;

/**
 * Reads the price of a product: `32900`, or with other prices at some branches `32900|poblado=31000`, or one for each branch
 * `poblado=31000|chapinero=32900`.
 * @returns the price at a branch in minor units; 0 where a problem was reported
 */
export function readBranchPrices({
  row,
  currency,
  sellers,
  known,
  report,
}: {
  row: CsvRow;
  currency: Currency;
  /** Branches that sell the product; each needs a price. */
  sellers: readonly string[];
  known: readonly string[];
  report: Report;
}): (branchSlug: string) => number {
  const cell = row.cells.price ?? '';
  const own = new Map<string, number>();
  const all: number[] = [];
  const read = (written: string): number => {
    const price = readPrice({ ...row, cell: written, currency });
    if (typeof price === 'number') return price;
    report('price', price);
    return 0;
  };
  if (!cell.includes('=')) all.push(read(cell));
  else
    for (const part of listOf(cell)) {
      const [, branch, written = ''] = OF_BRANCH.exec(part) ?? [];
      if (branch === undefined) all.push(read(part));
      else if (!known.includes(branch))
        report('price', meaning(say('not_branch', { given: branch }), suggest(branch, known)));
      else if (own.has(branch)) report('price', say('two_prices', { given: branch }));
      else own.set(branch, read(written));
    }
  if (all.length > 1) report('price', say('two_prices_all', { given: cell }));
  const priceless = all.length > 0 ? [] : sellers.filter((branch) => !own.has(branch));
  if (priceless.length > 0) report('price', say('no_price_for', { branches: priceless.join(', ') }));
  return (branchSlug) => own.get(branchSlug) ?? all[0] ?? 0;
}

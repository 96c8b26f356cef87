import { parseArgs } from 'node:util';
import { amountCell } from '@/backend/folders/print/cells';
import { toMajor } from '@/lib/domain/money/money';
import { textIn } from '@/lib/domain/shop/list-products';
import type { Operator } from '../ask/ask-backend';
import type { Answer } from '../command';
import { printCsv } from '../print/print-csv';
import { toTable } from '../print/to-table';
import { readParts } from './read-parts';

export const PRODUCTS_USAGE = 'products <slug> [--csv]';
export const PRODUCTS_OPTIONS = { csv: { type: 'boolean' } } as const;

/** `products …`: each product with its sku, category and price at each branch; null for other words. */
export async function runProducts(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: PRODUCTS_OPTIONS },
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const read = await readParts({
    ...{ operator: await open(), slug },
    parts: ['tenant', 'branches', 'categories', 'products'],
  });
  const { tenant, facts, products } = read;
  const languages = [tenant.language, ...tenant.langs];
  const branches = read.branches.map((branch) => branch.slug);
  const categories = new Map(read.categories.map(({ key, name }) => [key, textIn(name, languages)]));
  const data = products.map(({ sku, name, categoryKey, offers }) => ({
    ...{ sku, name: textIn(name, languages) },
    category: categories.get(categoryKey) ?? categoryKey,
    /** In minor units, by branch; null: it does not sell it. */
    prices: branches.map((branch) => offers[branch]?.priceMinor ?? null),
  }));
  const head = ['sku', 'name', 'category', ...branches];
  const { currency } = facts;
  if (values.csv) {
    const toCell = (amountMinor: number | null) =>
      amountMinor === null ? null : { amount: toMajor({ amountMinor, currency }) };
    const rows = data.map(({ prices, ...one }) => [one.sku, one.name, one.category, ...prices.map(toCell)]);
    return { data, text: printCsv({ head, rows, currency }) };
  }
  const toText = (amountMinor: number | null) =>
    amountMinor === null ? '' : amountCell({ amountMinor, currency });
  const rows = data.map(({ prices, ...one }) => [one.sku, one.name, one.category, ...prices.map(toText)]);
  return { data, text: rows.length > 0 ? toTable([head, ...rows]) : `${slug} has no product.` };
}

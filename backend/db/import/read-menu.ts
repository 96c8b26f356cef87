import { LANGUAGES, type Language } from '@/lib/domain/countries';
import type { Currency } from '@/lib/domain/currencies';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/food-labels';
import type { LocalText } from '@/lib/domain/local-text';
import type { BundleCategory, BundleOffer, BundleOptionGroup, BundleProduct } from './bundle';
import type { Problem } from './problems';
import { readPrice } from './read-price';
import { PROMO_COLUMNS, readPromo } from './read-promo';
import { listOf, readTable, type TableRow } from './read-table';

export type MenuFacts = { currency: Currency; language: Language; branchSlugs: readonly string[] };
export type ReadProduct = Omit<BundleProduct, 'image'> & { imageName: string | null };

const texts = (name: string) => LANGUAGES.map((lang) => `${name}_${lang}`);

/** The texts of one column family: `name_es`, `name_en`… */
export function localTextOf({ row, name }: { row: TableRow; name: string }): LocalText {
  const entries = LANGUAGES.map((lang) => [lang, row.cells[`${name}_${lang}`] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

const isYes = (cell: string | undefined) => /^(x|1|si|sí|yes|true)$/i.test(cell ?? '');

function readKnown<T extends string>({
  row,
  column,
  known,
  report,
}: {
  row: TableRow;
  column: string;
  known: readonly T[];
  report: (column: string, message: string) => void;
}): T[] {
  return listOf(row.cells[column]).filter((one): one is T => {
    const found = (known as readonly string[]).includes(one);
    if (!found) report(column, `"${one}" is not known; allowed: ${known.join(', ')}`);
    return found;
  });
}

/** `2` for every branch, or `poblado=0|chapinero=2`; empty means unlimited. */
function readStock({ cell, report }: { cell: string; report: (message: string) => void }) {
  const byBranch = new Map<string, number>();
  let everywhere: number | null = null;
  for (const part of listOf(cell)) {
    const match = /^(?:([a-z0-9-]+)=)?(\d{1,6})$/.exec(part);
    if (!match) report(`"${part}" is not a stock; allowed: 12, or branch=12|branch=0`);
    else if (match[1]) byBranch.set(match[1], Number(match[2]));
    else everywhere = Number(match[2]);
  }
  return (branch: string) => byBranch.get(branch) ?? everywhere;
}

/** Reads `menu.csv` into products with one offer for each branch that sells them. */
export function readMenu({
  file,
  text,
  facts,
  categories,
  optionGroups,
}: {
  file: string;
  text: string;
  facts: MenuFacts;
  categories: ReadonlyMap<string, Pick<BundleCategory, 'key'>>;
  optionGroups: ReadonlyMap<string, BundleOptionGroup>;
}): { products: ReadProduct[]; problems: Problem[] } {
  const { rows, problems } = readTable({
    file,
    text,
    required: ['sku', 'category', `name_${facts.language}`, 'price'],
    optional: [
      ...texts('name').filter((column) => column !== `name_${facts.language}`),
      ...texts('description'),
      ...texts('label'),
      ...PROMO_COLUMNS,
      'branches',
      'unavailable_at',
      'stock',
      'image',
      'new',
      'important',
      'alcohol',
      'tags',
      'allergens',
      'seals',
      'options',
      'related',
    ],
  });
  const seen = new Map<string, number>();
  const products = rows.map((row, position): ReadProduct => {
    const report = (column: string, message: string) =>
      problems.push({ file, row: row.row, column, message });
    const sku = row.cells.sku ?? '';
    if (!/^[\w.-]{1,40}$/.test(sku)) report('sku', `"${sku}" is not a code; allowed: letters, digits, - _ .`);
    if (seen.has(sku)) report('sku', `"${sku}" stands in line ${seen.get(sku)} too`);
    seen.set(sku, row.row);
    const categoryKey = row.cells.category ?? '';
    if (!categories.has(categoryKey)) report('category', `"${categoryKey}" is not in categories.csv`);
    const name = localTextOf({ row, name: 'name' });
    if (!name[facts.language]) report(`name_${facts.language}`, 'is empty');
    for (const one of Object.values(name))
      if (one.length > 120) report('name', 'is longer than 120 characters');
    const price = readPrice({ cell: row.cells.price ?? '', currency: facts.currency });
    if (typeof price === 'string') report('price', price);
    const branches = listOf(row.cells.branches);
    const away = listOf(row.cells.unavailable_at);
    for (const one of [...branches, ...away]) {
      if (!facts.branchSlugs.includes(one)) report('branches', `"${one}" is not a branch`);
    }
    const stockAt = readStock({ cell: row.cells.stock ?? '', report: (message) => report('stock', message) });
    const offers = (branches.length > 0 ? branches : facts.branchSlugs).map(
      (branchSlug): BundleOffer => ({
        branchSlug,
        priceMinor: typeof price === 'number' ? price : 0,
        stock: stockAt(branchSlug),
        available: !away.includes(branchSlug),
      }),
    );
    const groups = listOf(row.cells.options).flatMap((key) => {
      const group = optionGroups.get(key);
      if (!group) report('options', `"${key}" is not in options.csv`);
      return group ? [group] : [];
    });
    return {
      sku,
      categoryKey,
      name,
      label: localTextOf({ row, name: 'label' }),
      description: localTextOf({ row, name: 'description' }),
      imageName: row.cells.image || null,
      position,
      isAlcoholic: isYes(row.cells.alcohol),
      isNew: isYes(row.cells.new),
      important: isYes(row.cells.important),
      tags: readKnown({ row, column: 'tags', known: DIET_TAGS, report }),
      allergens: readKnown({ row, column: 'allergens', known: ALLERGENS, report }),
      seals: readKnown({ row, column: 'seals', known: SEALS, report }),
      promo: readPromo({ row, currency: facts.currency, report }),
      optionGroups: groups,
      relatedSkus: listOf(row.cells.related),
      offers,
    };
  });
  for (const [index, product] of products.entries()) {
    for (const sku of product.relatedSkus) {
      if (!seen.has(sku)) {
        problems.push({
          file,
          row: rows[index]?.row ?? 1,
          column: 'related',
          message: `"${sku}" is not in the menu`,
        });
      }
    }
  }
  return { products, problems };
}

import type {
  BundleCategory,
  BundleOffer,
  BundleOptionGroup,
  BundleProduct,
} from '@/backend/stored/tenant-bundle';
import { LINE_COUNT } from '@/lib/domain/cart/line-limits';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { Language } from '@/lib/domain/tenant/countries';
import {
  otherTexts,
  type Report,
  readFlag,
  readKnown,
  readTexts,
  readWhole,
  reportIn,
  TEXT_LENGTH,
  textColumns,
} from './files/read-cells';
import { type CsvRow, listOf, readCsv } from './files/read-csv';
import { findUnequalMixes } from './problems/find-unequal-mixes';
import { whereFrom } from './problems/where-from';
import { readBranchPrices } from './read-branch-prices';
import { PROMO_COLUMNS, readPromo } from './read-promo';
import { readServed, SERVED_COLUMNS, type Served } from './read-served';
import { readStation } from './read-station';
import type { TenantFacts } from './tenant-facts';

/** `text`: null for a reported file. */
export type MenuText = { file: string; text: string | null };
type ReadProduct = Omit<BundleProduct, 'image'> & {
  imageName: string | null;
  file: string;
  row: number;
};
/** The columns that a product has once, in no language. */
export const OWN_COLUMNS = [
  'branches',
  'unavailable_at',
  'stock',
  'image',
  'station',
  'new',
  'important',
  'alcohol',
  'tags',
  'allergens',
  'seals',
  'max',
] as const;
type RowPosition = { file: string; row: number };

/** `2`, or `poblado=0|chapinero=2`; empty is unlimited. */
function readStock({ cell, known, report }: { cell: string; known: readonly string[]; report: Report }) {
  const byBranch = new Map<string, number>();
  let everywhere: number | null = null;
  for (const part of listOf(cell)) {
    const match = /^(?:([a-z0-9-]+)=)?(\d{1,6})$/.exec(part);
    if (!match) report('stock', say('not_stock', { given: part }));
    else if (match[1] && !known.includes(match[1])) report('stock', say('not_branch', { given: match[1] }));
    else if (match[1]) byBranch.set(match[1], Number(match[2]));
    else everywhere = Number(match[2]);
  }
  return (branch: string) => byBranch.get(branch) ?? everywhere;
}

function readFiles({ files, language }: { files: readonly MenuText[]; language: Language }) {
  const tables = files.map(({ file, text }) => ({
    file,
    ...readCsv({
      file,
      text: text ?? `sku,category,name_${language},price\n`,
      required: ['sku', 'category', `name_${language}`, 'price'],
      optional: [
        ...otherTexts({ name: 'name', language }),
        ...textColumns('description'),
        ...textColumns('label'),
        ...PROMO_COLUMNS,
        ...OWN_COLUMNS,
        ...SERVED_COLUMNS,
        'options',
        'related',
      ],
    }),
  }));
  return {
    rows: tables.flatMap(({ file, rows }) => rows.map((row) => ({ file, row }))),
    problems: tables.flatMap(({ problems }) => problems),
  };
}

/** Runs only if every file was read, because the code might be in another. */
function findUnknownRelated({
  products,
  files,
}: {
  products: readonly ReadProduct[];
  files: readonly MenuText[];
}): Problem[] {
  if (files.some(({ text }) => text === null)) return [];
  const skus = new Set(products.map(({ sku }) => sku));
  return products.flatMap(({ file, row, relatedSkus }) =>
    relatedSkus
      .filter((sku) => !skus.has(sku))
      .map((sku) => ({ place: { file, row, column: 'related' }, ...say('not_in_menu', { given: sku }) })),
  );
}

type Cells = { row: CsvRow; facts: TenantFacts; report: Report };

function readOffers({ row, facts, report }: Cells): BundleOffer[] {
  const known = facts.branchSlugs;
  const branches = readKnown({ row, column: 'branches', known, report });
  const away = readKnown({ row, column: 'unavailable_at', known, report });
  const stockAt = readStock({ cell: row.cells.stock ?? '', known, report });
  const sellers = branches.length > 0 ? known.filter((one) => branches.includes(one)) : known;
  const priceAt = readBranchPrices({ row, currency: facts.currency, sellers, known, report });
  return sellers.map((branchSlug) => ({
    branchSlug,
    priceMinor: priceAt(branchSlug),
    stock: stockAt(branchSlug),
    available: !away.includes(branchSlug),
  }));
}

type Known = {
  facts: TenantFacts;
  categories: ReadonlyMap<string, Pick<BundleCategory, 'key'>>;
  /** When each category is served, by its key. */
  served: ReadonlyMap<string, Served[]>;
  optionGroups: ReadonlyMap<string, BundleOptionGroup>;
};

function readProduct({
  row,
  facts,
  categories,
  served,
  optionGroups,
  report,
}: Cells & Known): Omit<ReadProduct, 'file' | 'row' | 'sku' | 'position'> {
  const flag = (column: string) => readFlag({ row, column, otherwise: false, report });
  const categoryKey = row.cells.category ?? '';
  if (!categories.has(categoryKey))
    report('category', say('not_in_file', { given: categoryKey, list: 'categories.csv' }));
  const name = readTexts({ row, name: 'name', maxLength: TEXT_LENGTH.name, report });
  if (!name[facts.language]) report(`name_${facts.language}`, say('empty'));
  const own = readServed({ row, report });
  const offers = readOffers({ row, facts, report });
  const groups = listOf(row.cells.options).flatMap((key) => {
    const group = optionGroups.get(key);
    if (!group) report('options', say('not_in_file', { given: key, list: 'options.csv' }));
    return group ? [group] : [];
  });
  return {
    categoryKey,
    name,
    label: readTexts({ row, name: 'label', maxLength: TEXT_LENGTH.name, report }),
    description: readTexts({ row, name: 'description', maxLength: TEXT_LENGTH.description, report }),
    imageName: row.cells.image || null,
    station: readStation({ row, report }),
    maxPerOrder: readWhole({ row, column: 'max', min: 1, max: LINE_COUNT, report }),
    served: [...(own ? [own] : []), ...(served.get(categoryKey) ?? [])],
    isAlcoholic: flag('alcohol'),
    isNew: flag('new'),
    important: flag('important'),
    tags: readKnown({ row, column: 'tags', known: DIET_TAGS, report }),
    allergens: readKnown({ row, column: 'allergens', known: ALLERGENS, report }),
    seals: readKnown({ row, column: 'seals', known: SEALS, report }),
    promo: readPromo({ row, facts, report }),
    optionGroups: groups,
    relatedSkus: listOf(row.cells.related),
    offers,
  };
}

export function readMenu({ files, ...known }: Known & { files: readonly MenuText[] }): {
  products: ReadProduct[];
  problems: Problem[];
} {
  const { rows, problems } = readFiles({ files, language: known.facts.language });
  const seen = new Map<string, RowPosition>();
  const products = rows.map(({ file, row }, position): ReadProduct => {
    const at = { file, row: row.row };
    const report = reportIn({ file, row, problems });
    const sku = row.cells.sku ?? '';
    if (!/^[\w.-]{1,40}$/.test(sku)) report('sku', say('not_code', { given: sku }));
    const earlier = seen.get(sku);
    if (earlier) report('sku', say('also_in', { given: sku, ...whereFrom({ at: earlier, file }) }));
    seen.set(sku, at);
    return { ...readProduct({ row, report, ...known }), ...at, sku, position };
  });
  problems.push(...findUnknownRelated({ products, files }), ...findUnequalMixes(products));
  return { products, problems };
}

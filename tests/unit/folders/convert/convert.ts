import { parse } from 'csv-parse/sync';
import { createDraft, type Draft } from '@/backend/folders/convert/draft';
import { recogniseSource, toDraft } from '@/backend/folders/convert/recognise';
import type { Sheet } from '@/backend/folders/convert/sheet';
import { type ConvertedMenu, toTables } from '@/backend/folders/convert/to-tables';
import { readCategories } from '@/backend/folders/read/read-categories';
import { readMenu } from '@/backend/folders/read/read-menu';
import { readOptions } from '@/backend/folders/read/read-options';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Matching } from '@/lib/domain/shop/menu-file';
import { printProblem } from '@/scripts/tenant/print/print-problem';

export const sheetOf = (text: string): Sheet => {
  const [header = [], ...rows] = parse(text, {
    relax_column_count: true,
    skip_empty_lines: true,
  }) as string[][];
  return { header, rows };
};

const SHOP = { language: 'es' as const, otherName: 'Otros', branches: ['centro', 'norte'] };
const PLACES = new Map([
  ['Centro', 'centro'],
  ['Norte', 'norte'],
]);

/** The menu that our own reader makes of the files, which must be right as they are. */
function readConverted({ files }: ConvertedMenu, currency: Currency) {
  const language = 'es';
  const categories = readCategories({ text: files['categories.csv'], language });
  const optionsText = files['options.csv'] ?? 'group,option,option_es\n';
  const options = readOptions({ text: optionsText, language, currency });
  const facts = { ...SHOP, currency, branchSlugs: SHOP.branches, branchPoints: new Map(), domains: [] };
  const menu = readMenu({
    files: [{ file: 'menu.csv', text: files['menu.csv'] }],
    ...{ facts, categories: categories.categories, served: new Map(), optionGroups: options.groups },
  });
  const problems = [...categories.problems, ...options.problems, ...menu.problems].map(printProblem);
  return { problems, products: menu.products, categories: [...categories.categories.values()] };
}

/** A file of another program as the products of our menu. */
export function convert({
  text,
  draft = createDraft(),
  currency = 'COP',
  matching,
}: {
  text?: string;
  draft?: Draft;
  currency?: Currency;
  matching?: Matching;
}) {
  const sheet = text === undefined ? null : sheetOf(text);
  const source = sheet ? recogniseSource(sheet) : 'list';
  const found =
    sheet && source !== 'own' && source !== 'list' ? toDraft({ sheet, source, ...{ matching } }) : draft;
  const menu = toTables({
    draft: found,
    shop: { ...SHOP, currency, branchOf: PLACES, lostPictures: new Set() },
  });
  const left = Object.fromEntries([...found.left].map(([what, names]) => [what, [...names]]));
  return { source, menu, left, ...readConverted(menu, currency) };
}

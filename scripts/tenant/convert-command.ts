import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { convertMenu, draftOf, type FetchedMenu } from '@/backend/folders/convert/convert-menu';
import { matchPlaces } from '@/backend/folders/convert/match-places';
import { decodeText, readSheet } from '@/backend/folders/convert/read-sheet';
import { readBranchNames, readFacts } from '@/backend/folders/read/tenant-facts';
import type { LeftOut, SheetFault } from '@/lib/domain/shop/menu-file';
import { readRaw } from './read-raw';

export const CONVERT_OPTIONS = { to: { type: 'string' }, yes: { type: 'boolean' } } as const;
export const CONVERT_USAGE = 'convert <file> --to <folder> [--yes]';

const FAULTS: Record<SheetFault, string> = {
  not_a_table: 'it is neither CSV nor XLSX',
  empty: 'it has no rows under its header',
  too_long: 'it has more than 20000 rows or 300 columns',
  old_excel: 'it is an Excel file of before 2007: save it as XLSX',
  open_quote: 'a quotation mark opens a cell and is not closed',
};
const LEFT: Record<LeftOut, string> = {
  variant_codes: 'codes of kinds of a product',
  variant_stock: 'stock of kinds of a product',
  variant_branch_prices: 'prices by place of kinds of a product',
  taxes: 'taxes: a price here is what a diner pays, with its tax',
  barcodes: 'barcodes',
  costs: 'costs',
  more_pictures: 'pictures beside the first',
  modifiers: 'modifiers, whose options are not in the file: write them in options.csv',
  more_categories: 'categories beside the first',
  deep_categories: 'third levels of categories, which stand with their second',
  composites: 'products made of others',
  archived: 'archived products, which were not taken',
  priceless: 'products without a price, which were not taken',
  nameless: 'rows without a name, which were not taken',
  other_places: 'places that are no branch here',
};
const SHOWN = 5;

function printLeft([what, names]: [LeftOut, Set<string>]): string {
  const all = [...names];
  const more = all.length > SHOWN ? ` and ${all.length - SHOWN} more` : '';
  return `left out: ${LEFT[what]} (${all.slice(0, SHOWN).join(', ')}${more})`;
}

async function refuseToReplace({ folder, files }: { folder: string; files: readonly string[] }) {
  for (const file of files) {
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (isThere)
      throw new Error(`${join(folder, file)} is there already: repeat with --yes to write over it.`);
  }
}

async function writeMenu({ folder, menu }: { folder: string; menu: FetchedMenu }) {
  for (const [name, text] of Object.entries(menu.files))
    if (text !== null) await writeFile(join(folder, name), text);
  if (menu.pictures.length > 0) await mkdir(join(folder, 'images'), { recursive: true });
  for (const { name, bytes } of menu.pictures) await writeFile(join(folder, 'images', name), bytes);
}

/** A text is a list as somebody pasted it, anything else a table. @throws Error in a sentence */
async function readMenuOf(file: string): Promise<Parameters<typeof draftOf>[0]['menu']> {
  const bytes = await readFile(file);
  if (/\.txt$/i.test(file)) return { list: decodeText(bytes) };
  const sheet = await readSheet(bytes);
  if (typeof sheet === 'string') throw new Error(`${file} cannot be read: ${FAULTS[sheet]}.`);
  return { sheet };
}

/** Writes the menu that another program exported into a tenant's folder, which says currency, language and branches. */
export async function runConvert(words: string[]): Promise<{ data: unknown; text: string } | null> {
  const { values, positionals } = parseArgs({
    args: words,
    options: CONVERT_OPTIONS,
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  const folder = values.to;
  if (!file || !folder || more.length > 0) return null;
  const { source, draft } = draftOf({ menu: await readMenuOf(file) });
  if (!draft) throw new Error(`${file} is a menu.csv already: put it into the folder as it is.`);
  if (draft.products.length === 0)
    throw new Error(`${file} has no product: a product is a line with a price at its end.`);
  const raw = {
    tenant: await readRaw(folder, 'tenant.yaml'),
    branches: await readRaw(folder, 'branches.yaml'),
  };
  const { currency, language, branchSlugs } = readFacts(raw);
  const places = [...new Set(draft.products.flatMap((one) => one.places.map(({ place }) => place)))];
  const branchOf = matchPlaces({ places, branches: readBranchNames(raw.branches) });
  if (!values.yes) await refuseToReplace({ folder, files: ['categories.csv', 'menu.csv', 'options.csv'] });
  const otherName = { es: 'Otros', en: 'Others', pt: 'Outros' }[language];
  const menu = await convertMenu({
    draft,
    shop: { currency, language, branches: branchSlugs, branchOf, otherName },
  });
  await writeMenu({ folder, menu });
  const lines = [
    `${folder}: ${menu.count} products of ${source}, ${menu.pictures.length} pictures`,
    ...[...menu.left].map(printLeft),
    ...menu.lost.map(({ url, fault }) => `picture not fetched (${fault}): ${url}`),
  ];
  const left = Object.fromEntries([...menu.left].map(([what, names]) => [what, [...names]]));
  return {
    data: { folder, source, products: menu.count, pictures: menu.pictures.length, left, lost: menu.lost },
    text: lines.join('\n'),
  };
}

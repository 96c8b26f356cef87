import {
  createDraft,
  type Draft,
  type DraftPlace,
  EMPTY_PRODUCT,
  groupRows,
  leaveOut,
  saysNo,
  saysYes,
} from './draft';
import { toPlainText } from './plain-text';
import { columnsLike, hasColumns, type Row, readRows, type Sheet } from './sheet';

export const isSquare = (sheet: Sheet): boolean => hasColumns(sheet, 'Item Name', 'Variation Name');

/** A kind of a product that has only one; nobody chooses it. */
const ONLY = /^(regular|normal|est[aá]ndar|padr[aã]o|default)?$/i;
/** Square writes this where the till asks for the price. */
const ASKED = /^variable$/i;

const categoryOf = (row: Row): string[] => {
  const said = row('Reporting Category') || (row('Categories', 'Category').split(',')[0] ?? '');
  return said.split('>').map((one) => one.trim());
};

/** Rows of a product follow one another, and only the first says its name in older exports. */
function withNames(rows: readonly Row[]): { row: Row; key: string; name: string }[] {
  let last = { key: '', name: '' };
  return rows.map((row) => {
    const name = row('Item Name');
    const handle = row('Reference Handle');
    if (name !== '') last = { name, key: handle || `${name}\n${categoryOf(row).join('\n')}` };
    return { row, ...last };
  });
}

function placesOf(sheet: Sheet, row: Row): DraftPlace[] {
  return columnsLike(sheet, /^(?:Enabled|Price) (.+)$/i)
    .map(({ own }) => own)
    .filter((own, index, all) => all.indexOf(own) === index)
    .map((place) => ({
      place,
      price: row(`Price ${place}`),
      stock: row(`Current Quantity ${place}`),
      isSold: !saysNo(row(`Enabled ${place}`)),
    }));
}

function tellLeft({
  draft,
  sheet,
  rows,
  name,
}: {
  draft: Draft;
  sheet: Sheet;
  rows: readonly Row[];
  name: string;
}) {
  const isTold = (columns: readonly string[]) =>
    rows.some((row) => columns.some((column) => row(column) !== ''));
  const isMarked = (pattern: RegExp) =>
    columnsLike(sheet, pattern).filter(({ name: column }) => rows.some((row) => saysYes(row(column))));
  if (rows.length > 1 && isTold(['SKU'])) leaveOut(draft, 'variant_codes', name);
  if (isTold(['GTIN'])) leaveOut(draft, 'barcodes', name);
  if (isTold(['Default Unit Cost'])) leaveOut(draft, 'costs', name);
  if (isMarked(/^Tax - (.+)$/i).length > 0) leaveOut(draft, 'taxes', name);
  leaveOut(draft, 'modifiers', ...isMarked(/^Modifier Set - (.+)$/i).map(({ own }) => own));
  if ((rows[0]?.('Categories') ?? '').includes(',')) leaveOut(draft, 'more_categories', name);
}

/** The catalogue that Square exports, in CSV or XLSX: a row for each kind of a product, columns for each place. */
export function fromSquare(sheet: Sheet): Draft {
  const draft = createDraft();
  for (const group of groupRows(withNames(readRows(sheet)), ({ key }) => key)) {
    const rows = group.map(({ row }) => row);
    const [first] = group;
    if (!first) continue;
    const { row, name } = first;
    if (saysYes(row('Archived'))) {
      leaveOut(draft, 'archived', name);
      continue;
    }
    tellLeft({ draft, sheet, rows, name });
    const places = placesOf(sheet, row);
    const variants = rows.map((one) => ({
      name: one('Variation Name', 'Option Value 1'),
      price: ASKED.test(one('Price')) ? '' : one('Price'),
      isAvailable: !saysNo(one('Sellable')),
    }));
    const isOne = rows.length === 1 && ONLY.test(variants[0]?.name ?? '');
    if (rows.length > 1 && rows.some((one) => placesOf(sheet, one).some(({ price }) => price !== '')))
      leaveOut(draft, 'variant_branch_prices', name);
    draft.products.push({
      ...EMPTY_PRODUCT,
      code: rows.length === 1 ? row('SKU') : row('Reference Handle').replace(/^#/, ''),
      name,
      description: toPlainText(row('Description')),
      category: categoryOf(row),
      price: isOne ? (variants[0]?.price ?? '') : '',
      isAvailable: variants.some((one) => one.isAvailable),
      isAlcoholic: saysYes(row('Contains Alcohol')),
      choice: isOne ? '' : row('Option Name 1'),
      variants: isOne ? [] : variants,
      places: rows.length === 1 ? places : places.map((one) => ({ ...one, price: '', stock: '' })),
    });
  }
  return draft;
}

import { createDraft, type Draft, EMPTY_PRODUCT, groupRows, leaveOut, saysNo } from './draft';
import { toPlainText } from './plain-text';
import { hasColumns, type Row, readRows, type Sheet } from './sheet';

export const isShopify = (sheet: Sheet): boolean =>
  hasColumns(sheet, 'Handle', 'Title', 'Variant Price') || hasColumns(sheet, 'URL handle', 'Title', 'Price');

const ONLY = /^default title$/i;
const OPTIONS = [1, 2, 3] as const;
const handleOf = (row: Row) => row('Handle', 'URL handle');
const priceOf = (row: Row) => row('Variant Price', 'Price');
const optionOf = (row: Row, n: number) => row(`Option${n} Value`, `Option${n} value`);

/** Its own word for the category; the field's standard one is long, and its last part is the nearest. */
function categoryOf(row: Row): string[] {
  const own = row('Type');
  const standard = row('Product Category', 'Product category').split('>').at(-1)?.trim() ?? '';
  return [own || standard || (row('Tags').split(',')[0]?.trim() ?? '')];
}

function tellLeft({
  draft,
  rows,
  kinds,
  name,
}: {
  draft: Draft;
  rows: readonly Row[];
  kinds: readonly Row[];
  name: string;
}) {
  const isTold = (...columns: readonly string[]) => rows.some((row) => row(...columns) !== '');
  if (kinds.length > 1 && isTold('Variant SKU', 'SKU')) leaveOut(draft, 'variant_codes', name);
  if (kinds.length > 1 && isTold('Variant Inventory Qty', 'Inventory quantity'))
    leaveOut(draft, 'variant_stock', name);
  if (isTold('Variant Barcode', 'Barcode')) leaveOut(draft, 'barcodes', name);
  if (isTold('Cost per item')) leaveOut(draft, 'costs', name);
  const pictures = new Set(rows.map((row) => row('Image Src', 'Product image URL')).filter(Boolean));
  if (pictures.size > 1) leaveOut(draft, 'more_pictures', name);
}

/** A price below the one that it is compared with is a promotion of the other. */
const saleOf = ({ price, before }: { price: string; before: string }) =>
  before !== '' && Number(before) > Number(price) ? { price, starts: '', ends: '' } : null;

/** The products that Shopify exports: rows of one handle are its kinds, and further pictures. */
export function fromShopify(sheet: Sheet): Draft {
  const draft = createDraft();
  const rows = readRows(sheet).filter((row) => handleOf(row) !== '');
  for (const group of groupRows(rows, handleOf)) {
    const row = group.find((one) => one('Title') !== '') ?? group[0];
    if (!row) continue;
    const name = row('Title');
    const kinds = group.filter((one) => priceOf(one) !== '');
    tellLeft({ draft, rows: group, kinds, name });
    if (/^archived$/i.test(row('Status'))) {
      leaveOut(draft, 'archived', name);
      continue;
    }
    const isOne = kinds.length <= 1 && (optionOf(row, 1) === '' || ONLY.test(optionOf(row, 1)));
    const before = isOne ? row('Variant Compare At Price', 'Compare-at price') : '';
    const sale = saleOf({ price: priceOf(row), before });
    const choices = OPTIONS.map((n) => row(`Option${n} Name`, `Option${n} name`)).filter(Boolean);
    draft.products.push({
      ...EMPTY_PRODUCT,
      code: handleOf(row),
      name,
      description: toPlainText(row('Body (HTML)', 'Description')),
      category: categoryOf(row),
      price: isOne ? (sale ? before : priceOf(row)) : '',
      isAvailable: !saysNo(row('Status')) && !saysNo(row('Published', 'Published on online store')),
      stock:
        isOne && row('Variant Inventory Tracker', 'Inventory tracker')
          ? row('Variant Inventory Qty', 'Inventory quantity')
          : '',
      pictureUrl: row('Image Src', 'Product image URL'),
      ...{ sale, choice: isOne ? '' : choices.join(' · ') },
      variants: isOne
        ? []
        : kinds.map((one) => ({
            name: OPTIONS.map((n) => optionOf(one, n))
              .filter(Boolean)
              .join(' · '),
            price: priceOf(one),
            isAvailable: true,
          })),
    });
  }
  return draft;
}

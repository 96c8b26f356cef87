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

const STORE =
  /^(?:Available for sale|Price|Disponible para la venta|Precio|Disponível para venda|Preço)\s*\[(.+)\]$/i;
const NAME = ['Name', 'Nombre', 'Nome'];
const CATEGORY = ['Category', 'Categoría', 'Categoria'];
const SKU = ['SKU', 'REF'];
const PRICE = ['Default price', 'Price', 'Precio por defecto', 'Precio', 'Preço padrão', 'Preço'];
const DESCRIPTION = ['Description', 'Descripción', 'Descrição'];
const BARCODE = ['Barcode', 'Código de barras'];
const COST = ['Cost', 'Coste', 'Costo', 'Custo'];
const PART = ['SKU of included item', 'REF del artículo incluido', 'REF do item incluído'];
const OPTION = (n: number, what: 'name' | 'value') => [
  `Option ${n} ${what}`,
  ...(what === 'name'
    ? [`Nombre de la opción ${n}`, `Nome da opção ${n}`]
    : [`Valor de la opción ${n}`, `Valor da opção ${n}`]),
];
const OPTIONS = [1, 2, 3];

export const isLoyverse = (sheet: Sheet): boolean =>
  hasColumns(sheet, 'Handle') &&
  NAME.some((name) => hasColumns(sheet, name)) &&
  CATEGORY.some((name) => hasColumns(sheet, name)) &&
  (SKU.some((name) => hasColumns(sheet, name)) || columnsLike(sheet, STORE).length > 0);

const valuesOf = (row: Row) => OPTIONS.map((n) => row(...OPTION(n, 'value'))).filter(Boolean);

function placesOf(sheet: Sheet, row: Row): DraftPlace[] {
  const places = columnsLike(sheet, STORE).map(({ own }) => own);
  return [...new Set(places)].map((place) => ({
    place,
    price: row(`Price [${place}]`, `Precio [${place}]`, `Preço [${place}]`).replace(/^variable$/i, ''),
    stock: row(`In stock [${place}]`, `En stock [${place}]`, `Em estoque [${place}]`),
    isSold: !saysNo(
      row(
        `Available for sale [${place}]`,
        `Disponible para la venta [${place}]`,
        `Disponível para venda [${place}]`,
      ),
    ),
  }));
}

/** Its own price, else that of its first place. */
function priceOf(sheet: Sheet, row: Row): string {
  const own = row(...PRICE).replace(/^variable$/i, '');
  return own || (placesOf(sheet, row).find(({ price }) => price !== '')?.price ?? '');
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
  const isTold = (columns: readonly string[]) => rows.some((row) => row(...columns) !== '');
  const marked = (pattern: RegExp) =>
    columnsLike(sheet, pattern).filter((one) => rows.some((row) => saysYes(row(one.name))));
  const kinds = rows.filter((row) => valuesOf(row).length > 0);
  if (kinds.length > 1 && isTold(SKU)) leaveOut(draft, 'variant_codes', name);
  if (isTold(BARCODE)) leaveOut(draft, 'barcodes', name);
  if (rows.some((row) => Number(row(...COST)) > 0)) leaveOut(draft, 'costs', name);
  if (isTold(PART)) leaveOut(draft, 'composites', name);
  if (marked(/^(?:Tax|Impuesto|Imposto)\s*-\s*(.+)$/i).length > 0) leaveOut(draft, 'taxes', name);
  leaveOut(
    draft,
    'modifiers',
    ...marked(/^(?:Modifier|Modificador)\s*-\s*"?(.+?)"?$/i).map(({ own }) => own),
  );
}

/** The articles that Loyverse exports: rows of one handle are its kinds or its parts, columns for each store. */
export function fromLoyverse(sheet: Sheet): Draft {
  const draft = createDraft();
  const rows = readRows(sheet).filter((row) => row('Handle') !== '');
  for (const group of groupRows(rows, (row) => row('Handle'))) {
    const [row] = group;
    if (!row) continue;
    const name = row(...NAME);
    tellLeft({ draft, sheet, rows: group, name });
    const kinds = group.filter((one) => valuesOf(one).length > 0);
    const places = placesOf(sheet, row);
    if (kinds.length > 0 && new Set(places.map(({ price }) => price)).size > 1)
      leaveOut(draft, 'variant_branch_prices', name);
    draft.products.push({
      ...EMPTY_PRODUCT,
      code: (kinds.length === 0 && row(...SKU)) || row('Handle'),
      name,
      description: toPlainText(row(...DESCRIPTION)),
      category: [row(...CATEGORY)],
      price: kinds.length === 0 ? priceOf(sheet, row) : '',
      isAvailable: places.length === 0 || places.some(({ isSold }) => isSold),
      choice: OPTIONS.map((n) => row(...OPTION(n, 'name')))
        .filter(Boolean)
        .join(' · '),
      variants: kinds.map((one) => ({
        name: valuesOf(one).join(' · '),
        price: priceOf(sheet, one),
        isAvailable: true,
      })),
      places: kinds.length === 0 ? places : places.map((one) => ({ ...one, price: '', stock: '' })),
    });
  }
  return draft;
}

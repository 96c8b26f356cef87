import { createDraft, type Draft, EMPTY_PRODUCT, leaveOut, saysNo } from './draft';
import { toPlainText } from './plain-text';
import { hasColumns, type Row, readRows, type Sheet } from './sheet';

/** WooCommerce writes the header in the language of the shop's desk. */
const COLUMN = {
  type: ['Type', 'Tipo'],
  sku: ['SKU'],
  name: ['Name', 'Nombre', 'Nome'],
  published: ['Published', 'Publicado'],
  short: ['Short description', 'Descripción corta', 'Descrição curta', 'Breve descripción'],
  long: ['Description', 'Descripción', 'Descrição'],
  price: ['Regular price', 'Precio normal', 'Precio regular', 'Preço', 'Preço normal'],
  sale: ['Sale price', 'Precio rebajado', 'Precio de oferta', 'Preço promocional'],
  starts: [
    'Date sale price starts',
    'Día en que empieza el precio rebajado',
    'Data de início do preço promocional',
  ],
  ends: [
    'Date sale price ends',
    'Día en que termina el precio rebajado',
    'Data de término do preço promocional',
  ],
  inStock: ['In stock?', '¿Existencias?', '¿En inventario?', 'Em estoque?'],
  stock: ['Stock', 'Inventario', 'Existencias', 'Estoque'],
  categories: ['Categories', 'Categorías', 'Categorias'],
  images: ['Images', 'Imágenes', 'Imagens'],
  parent: ['Parent', 'Superior', 'Principal', 'Ascendente', 'Pai'],
  barcode: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN o ISBN', 'GTIN, UPC, EAN ou ISBN'],
} as const;
const ATTRIBUTE_NAME = (n: number) => [
  `Attribute ${n} name`,
  `Nombre del atributo ${n}`,
  `Nome do atributo ${n}`,
];
const ATTRIBUTE_VALUE = (n: number) => [
  ...[`Attribute ${n} value(s)`, `Valor(es) del atributo ${n}`, `Valor(es) do atributo ${n}`],
];
const ATTRIBUTES = [1, 2, 3];

export const isWooCommerce = (sheet: Sheet): boolean =>
  COLUMN.type.some((name) => hasColumns(sheet, name)) &&
  COLUMN.price.some((name) => hasColumns(sheet, name)) &&
  COLUMN.name.some((name) => hasColumns(sheet, name));

const cell = (row: Row, column: keyof typeof COLUMN) => row(...COLUMN[column]);
const kindOf = (row: Row) => cell(row, 'type').split(',')[0]?.trim().toLowerCase() ?? '';
const parentOf = (row: Row) => cell(row, 'parent').replace(/^id:/, '');
/** `Bebidas > Calientes, Promos`: the first path; a comma inside a name has a stroke before it. */
const pathsOf = (row: Row) =>
  cell(row, 'categories')
    .split(/(?<!\\),/)
    .map((path) => path.split('>').map((one) => one.replaceAll('\\,', ',').trim()));
const day = (written: string) => /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? '';

function saleOf(row: Row) {
  const price = cell(row, 'sale');
  return price === '' ? null : { price, starts: day(cell(row, 'starts')), ends: day(cell(row, 'ends')) };
}

const namesOfAttributes = (row: Row) => ATTRIBUTES.map((n) => row(...ATTRIBUTE_NAME(n))).filter(Boolean);
const valuesOfAttributes = (row: Row) => ATTRIBUTES.map((n) => row(...ATTRIBUTE_VALUE(n))).filter(Boolean);

function toProduct({ draft, row, kinds }: { draft: Draft; row: Row; kinds: readonly Row[] }) {
  const name = cell(row, 'name');
  const [category = [], ...more] = pathsOf(row);
  const [pictureUrl = '', ...pictures] = cell(row, 'images').split(/,\s*/).filter(Boolean);
  if (more.length > 0) leaveOut(draft, 'more_categories', name);
  if (pictures.length > 0) leaveOut(draft, 'more_pictures', name);
  if (cell(row, 'barcode') !== '') leaveOut(draft, 'barcodes', name);
  if (kinds.some((one) => cell(one, 'sku') !== '')) leaveOut(draft, 'variant_codes', name);
  if (kinds.some((one) => cell(one, 'stock') !== '')) leaveOut(draft, 'variant_stock', name);
  const isOne = kinds.length === 0;
  return {
    ...EMPTY_PRODUCT,
    ...{ name, category, pictureUrl },
    code: cell(row, 'sku') || row('ID'),
    description: toPlainText((cell(row, 'short') || cell(row, 'long')).replaceAll('\\n', '\n')),
    price: isOne ? cell(row, 'price') : '',
    isAvailable: !saysNo(cell(row, 'inStock')) && !saysNo(cell(row, 'published')),
    stock: isOne ? cell(row, 'stock') : '',
    sale: isOne ? saleOf(row) : null,
    choice: isOne ? '' : namesOfAttributes(row).join(' · '),
    variants: kinds.map((one) => ({
      name: valuesOfAttributes(one).join(' · ') || cell(one, 'name'),
      price: cell(one, 'sale') || cell(one, 'price'),
      isAvailable: !saysNo(cell(one, 'inStock')),
    })),
  };
}

/** The products that WooCommerce exports: a row each, and one for each kind of a variable product, which names its parent. */
export function fromWooCommerce(sheet: Sheet): Draft {
  const draft = createDraft();
  const rows = readRows(sheet);
  const kinds = rows.filter((row) => kindOf(row) === 'variation');
  const ownKinds = new Map<string, Row[]>();
  for (const kind of kinds) ownKinds.set(parentOf(kind), [...(ownKinds.get(parentOf(kind)) ?? []), kind]);
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind === 'variation') continue;
    if (kind === 'grouped' || kind === 'external') {
      leaveOut(draft, 'composites', cell(row, 'name'));
      continue;
    }
    const own = kind === 'variable' ? (ownKinds.get(row('ID')) ?? ownKinds.get(cell(row, 'sku')) ?? []) : [];
    draft.products.push(toProduct({ draft, row, kinds: own }));
  }
  return draft;
}

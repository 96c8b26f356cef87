import { MATCHED, type Matched, type Matching } from '@/lib/domain/shop/menu-file';
import { createDraft, type Draft, EMPTY_PRODUCT, saysNo } from './draft';
import { toPlainText } from './plain-text';
import { readRows, type Sheet } from './sheet';

/** The beginnings of words that people of these countries write above such a column, the surest first. */
const WORDS: Readonly<Record<Matched, readonly string[]>> = {
  name: [
    'nombre',
    'name',
    'nome',
    'producto',
    'produto',
    'product',
    'item',
    'articulo',
    'artigo',
    'plato',
    'prato',
    'titulo',
    'title',
  ],
  price: [
    'precio venta',
    'precio de venta',
    'preco de venda',
    'pvp',
    'precio',
    'preco',
    'price',
    'valor',
    'importe',
    'venta',
  ],
  category: [
    'categoria',
    'category',
    'familia',
    'grupo',
    'seccion',
    'secao',
    'rubro',
    'linea',
    'departamento',
    'tipo',
  ],
  description: ['descripcion', 'descricao', 'description', 'detalle', 'detalhe', 'ingredientes'],
  code: ['codigo', 'sku', 'ref', 'plu', 'code', 'id'],
  available: ['disponible', 'disponivel', 'available', 'activo', 'ativo', 'active', 'estado', 'visible'],
  picture: ['imagen', 'imagem', 'image', 'foto', 'photo', 'url imagen', 'picture'],
};

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The columns whose names say what they hold; each column is taken once. A person may say otherwise. */
export function guessMatching({ header }: Sheet): Matching {
  const taken = new Set<string>();
  const matching: Matching = {};
  const find = (word: string, fits: (column: string, word: string) => boolean) =>
    header.find((column) => column.trim() !== '' && !taken.has(column) && fits(plain(column), word));
  for (const what of MATCHED) {
    const words = WORDS[what];
    const column =
      words.map((word) => find(word, (name, one) => name === one)).find((one) => one !== undefined) ??
      words.map((word) => find(word, (name, one) => name.startsWith(one))).find((one) => one !== undefined);
    if (column === undefined) continue;
    matching[what] = column;
    taken.add(column);
  }
  return matching;
}

/** Rows of somebody's own table. Rows with a name alone, where no column holds categories, begin a category. */
export function fromColumns({ sheet, matching }: { sheet: Sheet; matching: Matching }): Draft {
  const draft = createDraft();
  let heading = '';
  for (const row of readRows(sheet)) {
    const cell = (what: Matched) => (matching[what] === undefined ? '' : row(matching[what]));
    const name = cell('name');
    if (name === '' && cell('price') === '') continue;
    if (matching.category === undefined && cell('price') === '') {
      heading = name;
      continue;
    }
    const picture = cell('picture');
    draft.products.push({
      ...EMPTY_PRODUCT,
      ...{ name, code: cell('code'), description: toPlainText(cell('description')) },
      category: [cell('category') || heading],
      price: cell('price'),
      isAvailable: !saysNo(cell('available')),
      pictureUrl: /^https?:\/\//i.test(picture) ? picture : '',
    });
  }
  return draft;
}

import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';

/** A header without accents, in lower case, its words joined by `_`. */
const plain = (header: string): string =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');

/** Words of spreadsheets in Spanish and Portuguese, without accents, and the column that each means. */
const MEANT: Readonly<Record<string, string>> = {
  codigo: 'sku',
  referencia: 'sku',
  ref: 'sku',
  categoria: 'category',
  precio: 'price',
  preco: 'price',
  valor: 'price',
  imagen: 'image',
  imagem: 'image',
  foto: 'image',
  sucursal: 'branch',
  sede: 'branch',
  filial: 'branch',
  unidade: 'branch',
  sucursales: 'branches',
  sedes: 'branches',
  filiais: 'branches',
  unidades: 'branches',
  estacion: 'station',
  estacao: 'station',
  existencias: 'stock',
  inventario: 'stock',
  estoque: 'stock',
  nuevo: 'new',
  novo: 'new',
  destacado: 'important',
  destaque: 'important',
  alergenos: 'allergens',
  alergenicos: 'allergens',
  etiquetas: 'tags',
  sellos: 'seals',
  selos: 'seals',
  maximo: 'max',
  minimo: 'min',
  opciones: 'options',
  opcoes: 'options',
  relacionados: 'related',
  mesa: 'label',
  puestos: 'seats',
  asientos: 'seats',
  lugares: 'seats',
  zona: 'area',
  ambiente: 'area',
  habitacion: 'room',
  quarto: 'room',
  apellido: 'surname',
  sobrenome: 'surname',
  desde: 'from',
  hasta: 'until',
  ate: 'until',
  cupon: 'code',
  cupom: 'code',
};

/** Words for a text; a spreadsheet says them in the language that the text has. */
const TEXTS: Readonly<Record<string, readonly [name: string, language: Language | null]>> = {
  name: ['name', null],
  nombre: ['name', 'es'],
  nome: ['name', 'pt'],
  producto: ['name', 'es'],
  produto: ['name', 'pt'],
  description: ['description', null],
  descripcion: ['description', 'es'],
  descricao: ['description', 'pt'],
};

/** @returns the columns of a file that a text without its language may be, the required one first */
const inLanguages = (name: string, language: Language | null, required: readonly string[]) => {
  const own = LANGUAGES.map((one) => `${name}_${one}`).filter((column) => required.includes(column));
  return language ? [`${name}_${language}`, ...own] : own;
};

/**
 * The column that a header of a spreadsheet means: as it is written, else in any case, else by its Spanish or Portuguese word.
 * @returns the header itself where it means none
 */
export function columnOf({
  header,
  required,
  known,
}: {
  header: string;
  required: readonly string[];
  known: readonly string[];
}): string {
  if (known.includes(header)) return header;
  const word = plain(header);
  const [name, language] = TEXTS[word] ?? [];
  const meant = [
    word,
    MEANT[word],
    ...(name === undefined ? [] : inLanguages(name, language ?? null, required)),
  ];
  return meant.find((column) => column !== undefined && known.includes(column)) ?? header;
}

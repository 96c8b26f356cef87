import { parse } from 'yaml';
import type { Place, ShopPlace } from '@/lib/domain/shop/problem';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { type CsvRow, readCsv } from '../read/files/read-csv';
import type { PrintedFolder } from './print-folder';

type Cells = CsvRow['cells'];
type Path = readonly string[];
type Locate = (place: Place) => ShopPlace | null;

const TEXT = new RegExp(`^(.+)_(${LANGUAGES.join('|')})$`);
const NUMBER = /^\d+$/;

/** `name_es` is the Spanish of the name. */
function fieldOf(column: string | undefined): Path | null {
  if (column === undefined) return null;
  const [, name, language] = TEXT.exec(column) ?? [];
  return name && language ? [name, language] : [column];
}

const placed = (entity: Pick<ShopPlace, 'kind' | 'key'>, field: Path | null): ShopPlace =>
  field === null || field.length === 0 ? entity : { ...entity, field };

/** The group itself is said on the first line of its options. */
const OF_GROUP: ReadonlySet<string> = new Set(['group', 'min', 'max', 'free', 'price_rule']);

function locateOption(cells: Cells, column: string | undefined): ShopPlace {
  const group = { kind: 'group' as const, key: cells.group ?? '' };
  const [name = '', language] = fieldOf(column) ?? [];
  const own = language === undefined ? [name].filter(Boolean) : ['name', language];
  return placed(group, OF_GROUP.has(name) ? own : ['options', cells.option ?? '', ...own]);
}

const locateRow =
  (kind: ShopPlace['kind'], keyOf: (cells: Cells) => string) =>
  (cells: Cells, column: string | undefined): ShopPlace =>
    placed({ kind, key: keyOf(cells) }, fieldOf(column));

const ROWS: Readonly<Record<string, (cells: Cells, column: string | undefined) => ShopPlace>> = {
  'menu.csv': locateRow('product', ({ sku = '' }) => sku),
  'categories.csv': locateRow('category', ({ key = '' }) => key),
  'options.csv': locateOption,
  'coupons.csv': locateRow('coupon', ({ code = '' }) => code),
  'popups.csv': locateRow('popup', ({ key = '' }) => key),
  'tables.csv': locateRow('table', ({ branch = '', kind, label = '' }) =>
    [branch, kind || 'table', label].join('/'),
  ),
  'guests.csv': locateRow('guest', ({ branch = '', room = '', surname = '' }) =>
    [branch, room, surname].join('/'),
  ),
};

function locateInRows(file: string, text: string): Locate {
  const { rows } = readCsv({ file, text, required: [], optional: [] });
  const byLine = new Map(rows.map(({ row, cells }) => [row, cells]));
  return ({ row, column }) => {
    const cells = row === undefined ? undefined : byLine.get(row);
    return cells && ROWS[file] ? ROWS[file](cells, column) : null;
  };
}

/** Finds the entry of a list by its place in it. */
function locateInList(
  list: unknown,
  { kind, key }: { kind: ShopPlace['kind']; key: string },
): (path: Path) => ShopPlace | null {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return ([place = '', ...field]) => {
    const entry = NUMBER.test(place) ? entries[Number(place)] : undefined;
    return typeof entry === 'object' && entry !== null
      ? placed({ kind, key: String((entry as Record<string, unknown>)[key]) }, field)
      : null;
  };
}

const pathOf = ({ column }: Place): Path => column?.split('.') ?? [];

function locateInFeatures(text: string): Locate {
  const { features } = JSON.parse(text) as { features: { properties: unknown }[] };
  const properties = features.map((one) => one.properties);
  const find = locateInList(properties, { kind: 'zone', key: 'key' });
  return (place) => {
    const [, ...path] = pathOf(place);
    return find(path.filter((name) => name !== 'properties'));
  };
}

function locatorOf(file: string, text: string): Locate {
  if (file === 'tenant.yaml') return (place) => placed({ kind: 'tenant', key: 'tenant' }, pathOf(place));
  if (file === 'coverage.geojson') return locateInFeatures(text);
  if (file in ROWS) return locateInRows(file, text);
  const listed =
    file === 'branches.yaml'
      ? ({ kind: 'branch', key: 'slug' } as const)
      : ({ kind: 'survey', key: 'key' } as const);
  const find = locateInList(parse(text), listed);
  return (place) => find(pathOf(place));
}

/**
 * Finds what a problem of a printed folder is about, as an editor knows it: line 12 of `menu.csv` is a product. Each file is read
 * once, when it is first asked for.
 * @returns a function that gives null for a place that is of no entity, such as the first line of a table or a whole file
 */
export function placeInShop({ texts }: Pick<PrintedFolder, 'texts'>): Locate {
  const locators = new Map<string, Locate>();
  return (place) => {
    if (place.of) return place.of;
    const text = texts[place.file];
    if (text === undefined) return null;
    const locate = locators.get(place.file) ?? locatorOf(place.file, text);
    locators.set(place.file, locate);
    return locate(place);
  };
}

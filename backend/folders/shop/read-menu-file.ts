import type { MenuFileAsked, MenuFileRead } from '@/backend/stored/menu-file-port';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { LeftOut, Matching, MenuSource } from '@/lib/domain/shop/menu-file';
import { draftOf } from '../convert/convert-menu';
import type { Draft } from '../convert/draft';
import { matchPlaces } from '../convert/match-places';
import { isWorkbook, readSheet } from '../convert/read-sheet';
import type { Sheet } from '../convert/sheet';
import { toTables } from '../convert/to-tables';
import { placeInShop } from '../print/place-in-shop';
import { printFolder } from '../print/print-folder';
import { writeCsv } from '../print/write-csv';
import { readBundle } from '../stored/read-bundle';
import type { ShopDeps } from './examine-edit';
import { readPrinted } from './read-printed';
import { toShop } from './to-shop';

const MOST_TOLD = 100;
const SAMPLES = 3;
const NAMES = 5;
const OTHER = { es: 'Otros', en: 'Others', pt: 'Outros' };

type Files = Record<string, string | null>;
type Tables = { files: Files; pictures: { sku: string; url: string }[]; left: Draft['left'] };

/** The tables of a draft for the branches of a restaurant. Nothing is fetched, so that no product has a picture yet. */
function tablesOf(draft: Draft, { currency, language, branches }: TenantBundle): Tables {
  const places = [...new Set(draft.products.flatMap((one) => one.places.map(({ place }) => place)))];
  const byName = new Map(branches.map(({ name, slug }) => [name.toLowerCase(), slug]));
  const shop = {
    ...{ currency, language, otherName: OTHER[language] },
    branches: branches.map(({ slug }) => slug),
    branchOf: matchPlaces({ places, branches: byName }),
  };
  const { pictures } = toTables({ draft, shop: { ...shop, lostPictures: new Set() } });
  const lostPictures = new Set(pictures.map(({ url }) => url));
  const { files } = toTables({ draft, shop: { ...shop, lostPictures } });
  const named = pictures.map(({ name, url }) => ({ sku: name.replace(/\.\w+$/, ''), url }));
  return { files, pictures: named, left: draft.left };
}

const toldOf = (left: ReadonlyMap<LeftOut, ReadonlySet<string>>) =>
  [...left].map(([what, names]) => ({ what, count: names.size, names: [...names].slice(0, NAMES) }));

const columnsOf = ({ header, rows }: Sheet) =>
  header.map((name, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return { name, samples: [...new Set(cells.slice(0, 50))].slice(0, SAMPLES) };
  });

/** Our own table says the lines of its problems as it was sent; a workbook has cells in place of lines. */
function ownTable({ bytes, sheet: { header, rows } }: { bytes: Uint8Array; sheet: Sheet }): string {
  if (!isWorkbook(bytes)) return new TextDecoder().decode(bytes);
  const named = rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
  return writeCsv({ columns: header, rows: named });
}

type Opened = { source: MenuSource; matching: Matching | null; sheet: Sheet | null; tables: Tables };

async function openFile({ kind, bytes, matching }: MenuFileAsked, base: TenantBundle) {
  if (kind === 'list') {
    const list = new TextDecoder().decode(bytes);
    const { source, draft } = draftOf({ menu: { list } });
    if (!draft || draft.products.length === 0) return 'empty' as const;
    return { source, matching: null, sheet: null, tables: tablesOf(draft, base) } satisfies Opened;
  }
  const sheet = await readSheet(bytes);
  if (typeof sheet === 'string') return sheet;
  const { source, draft, matching: used } = draftOf({ menu: { sheet }, matching: matching ?? undefined });
  const own = { files: { 'menu.csv': ownTable({ bytes, sheet }) }, pictures: [], left: new Map() };
  return {
    ...{ source, matching: used, sheet },
    tables: draft ? tablesOf(draft, base) : own,
  } satisfies Opened;
}

/** The other files of a restaurant stay as they are; those of its menu give way to what was read. */
function withTables(texts: Readonly<Record<string, string>>, { source, tables }: Opened) {
  const isOfMenu = (name: string) => ['menu.csv', 'options.csv', 'categories.csv'].includes(name);
  const kept = Object.entries(texts).filter(([name]) => source === 'own' || !isOfMenu(name));
  const made = Object.entries(tables.files).filter((one): one is [string, string] => one[1] !== null);
  return Object.fromEntries([...kept, ...made]);
}

/**
 * A menu from another program as it would stand in a restaurant, by the one reader of folders. Nothing is written and nothing fetched
 * (rule tenant/menu-file). @throws Error for a tenant that does not exist
 */
export async function readMenuFile({ db, sendsSms }: ShopDeps, asked: MenuFileAsked): Promise<MenuFileRead> {
  const base = await db.system((sql) => readBundle({ sql, slug: asked.slug }));
  if (!base) throw new Error(`there is no tenant ${asked.slug}`);
  const printed = printFolder(base);
  if ('fault' in printed) return { outcome: 'fault', fault: printed.fault };
  const opened = await openFile(asked, base);
  if (typeof opened === 'string') return { outcome: 'unreadable', fault: opened };
  const { source, matching, sheet, tables } = opened;
  const facts = { source, matching, columns: sheet ? columnsOf(sheet) : [] };
  const texts = withTables(printed.texts, opened);
  const read = await readPrinted({ bundle: base, texts, sendsSms });
  if (!read.ok) {
    const locate = placeInShop({ texts });
    const problems = read.problems.slice(0, MOST_TOLD).map((one) => ({ ...one, about: locate(one.place) }));
    return { outcome: 'problems', ...facts, problems, more: Math.max(0, read.problems.length - MOST_TOLD) };
  }
  const { categories, optionGroups, products } = toShop(read.bundle);
  return {
    ...{ outcome: 'read', ...facts, left: toldOf(tables.left), pictures: tables.pictures },
    menu: { categories, optionGroups, products },
  };
}

import type { Currency } from '@/lib/domain/money/currencies';
import type { Language } from '@/lib/domain/tenant/countries';
import { toWord } from '@/lib/domain/text/to-word';
import { listCell, noCell, yesCell } from '../print/cells';
import { type CsvRow, writeCsv } from '../print/write-csv';
import { createCodes, createNames } from './codes';
import { type Draft, type DraftProduct, leaveOut } from './draft';
import { toPriceCell } from './price-cell';

/** `pictures`: the addresses of pictures by the name that menu.csv gives them. */
export type ConvertedMenu = {
  files: { 'categories.csv': string; 'menu.csv': string; 'options.csv': string | null };
  pictures: { name: string; url: string }[];
  count: number;
};

export type Shop = {
  currency: Currency;
  language: Language;
  /** The branch that each place of the other program is; a place that is not here is not read. */
  branchOf: ReadonlyMap<string, string>;
  branches: readonly string[];
  /** The name of a category for products that have none. */
  otherName: string;
  /** Addresses of pictures that could not be fetched. */
  lostPictures: ReadonlySet<string>;
};

const NAME_LENGTH = 120;
const DESCRIPTION_LENGTH = 2_000;
const cut = (text: string, most: number) => {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
};

/** Categories are two levels deep here: what lies deeper stands beside its parent, under both names. */
function createCategories({ language, otherName, draft }: Shop & { draft: Draft }) {
  const rows: CsvRow[] = [];
  const keys = new Map<string, string>();
  const once = createNames(60);
  const keyOf = (path: readonly string[]): string => {
    const id = path.join('\n').toLowerCase();
    const known = keys.get(id);
    if (known !== undefined) return known;
    const parent = path.length > 1 ? keyOf(path.slice(0, 1)) : '';
    const name = path.length > 1 ? path.slice(1).join(' · ') : (path[0] ?? otherName);
    const key = once(toWord(path.length > 1 ? path.slice(1).join(' ') : name, 60) || 'categoria');
    keys.set(id, key);
    rows.push({ key, parent, [`name_${language}`]: cut(name, NAME_LENGTH) });
    return key;
  };
  return {
    rows,
    keyOf: ({ category, name }: DraftProduct) => {
      const path = category.filter((one) => one !== '');
      if (path.length > 2) leaveOut(draft, 'deep_categories', name);
      return keyOf(path.length > 0 ? path : [otherName]);
    },
  };
}

/** Kinds of a product are a group of one choice with a price each; products with the same kinds share the group. */
function createGroups({ language, currency }: Shop) {
  const rows: CsvRow[] = [];
  const keys = new Map<string, string>();
  const once = createNames(60);
  const keyOf = ({ choice, variants }: DraftProduct): string => {
    if (variants.length === 0) return '';
    const id = JSON.stringify([choice, variants]);
    const known = keys.get(id);
    if (known !== undefined) return known;
    const title = choice || (language === 'pt' ? 'Opção' : language === 'en' ? 'Option' : 'Opción');
    const group = once(toWord(title) || 'opcion');
    const optionOnce = createNames(60);
    keys.set(id, group);
    for (const { name, price, isAvailable } of variants)
      rows.push({
        group,
        [`group_${language}`]: cut(title, NAME_LENGTH),
        ...{ min: 1, max: 1, option: optionOnce(toWord(name) || 'opcion') },
        [`option_${language}`]: cut(name || title, NAME_LENGTH),
        price: toPriceCell({ written: price, currency }),
        available: noCell(isAvailable),
      });
    return group;
  };
  return { rows, keyOf };
}

/** Prices, stock and sellers by branch, where the other program has places that are branches here. */
function branchCells({ product, shop, draft }: { product: DraftProduct; shop: Shop; draft: Draft }): CsvRow {
  const { branchOf, currency } = shop;
  const places = product.places.flatMap((one) => {
    const branch = branchOf.get(one.place);
    if (branch === undefined) leaveOut(draft, 'other_places', one.place);
    return branch === undefined
      ? []
      : [{ ...one, branch, price: toPriceCell({ written: one.price, currency }) }];
  });
  const usual = product.variants.length > 0 ? '0' : toPriceCell({ written: product.price, currency });
  const own = places.filter(({ price }) => price !== '' && price !== usual);
  const sold = places.filter(({ isSold }) => isSold);
  const stocks = places.filter(({ stock }) => /^\d+(\.0+)?$/.test(stock));
  const stock = /^\d+(\.0+)?$/.test(product.stock) ? String(Math.trunc(Number(product.stock))) : '';
  return {
    price: listCell([usual, ...own.map(({ branch, price }) => `${branch}=${price}`)].filter(Boolean)),
    branches:
      sold.length === 0 || sold.length === places.length ? '' : listCell(sold.map(({ branch }) => branch)),
    stock:
      stocks.length > 0
        ? listCell(stocks.map((one) => `${one.branch}=${Math.trunc(Number(one.stock))}`))
        : stock,
  };
}

const isPriced = ({ price, variants, places }: DraftProduct): boolean =>
  price !== '' ||
  (variants.length > 0 && variants.every((one) => one.price !== '')) ||
  places.some((one) => one.price !== '');

const extensionOf = (url: string): string =>
  /\.(jpe?g|png|webp)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? 'jpg';

/** A draft as the files of a tenant's folder. Products without a name or a price are left out, and told. */
export function toTables({ draft, shop }: { draft: Draft; shop: Shop }): ConvertedMenu {
  const categories = createCategories({ ...shop, draft });
  const groups = createGroups(shop);
  const codeOf = createCodes();
  const pictures: ConvertedMenu['pictures'] = [];
  const rows = draft.products.flatMap((product): CsvRow[] => {
    if (product.name === '') {
      leaveOut(draft, 'nameless', product.code || product.price);
      return [];
    }
    if (!isPriced(product)) {
      leaveOut(draft, 'priceless', product.name);
      return [];
    }
    const sku = codeOf(product);
    const isThere = product.pictureUrl !== '' && !shop.lostPictures.has(product.pictureUrl);
    const image = !isThere ? '' : `${sku}.${extensionOf(product.pictureUrl)}`;
    if (image !== '') pictures.push({ name: image, url: product.pictureUrl });
    return [
      {
        ...{ sku, category: categories.keyOf(product), image },
        [`name_${shop.language}`]: cut(product.name, NAME_LENGTH),
        [`description_${shop.language}`]: cut(product.description, DESCRIPTION_LENGTH),
        ...branchCells({ product, shop, draft }),
        unavailable_at: product.isAvailable ? '' : listCell(shop.branches),
        alcohol: yesCell(product.isAlcoholic),
        promo_price: product.sale
          ? toPriceCell({ written: product.sale.price, currency: shop.currency })
          : '',
        promo_starts: product.sale?.starts ?? '',
        promo_ends: product.sale?.ends ?? '',
        options: groups.keyOf(product),
      },
    ];
  });
  return {
    files: writeTables({ rows, categories: categories.rows, groups: groups.rows, shop }),
    pictures,
    count: rows.length,
  };
}

function writeTables({
  rows,
  categories,
  groups,
  shop: { language },
}: {
  rows: readonly CsvRow[];
  categories: readonly CsvRow[];
  groups: readonly CsvRow[];
  shop: Shop;
}): ConvertedMenu['files'] {
  const used = (columns: readonly string[], all: readonly CsvRow[]) =>
    columns.filter((column) => all.some((row) => row[column] !== undefined && row[column] !== ''));
  const write = (required: readonly string[], optional: readonly string[], all: readonly CsvRow[]) =>
    writeCsv({ columns: [...required, ...used(optional, all)], rows: all });
  const name = `name_${language}`;
  const menuColumns = [`description_${language}`, 'branches', 'unavailable_at', 'stock', 'alcohol', 'image'];
  return {
    'categories.csv': write(['key', name], ['parent'], categories),
    'menu.csv': write(
      ['sku', 'category', name, 'price'],
      [...menuColumns, 'promo_price', 'promo_starts', 'promo_ends', 'options'],
      rows,
    ),
    'options.csv':
      groups.length === 0
        ? null
        : write(
            ['group', `group_${language}`, 'min', 'max', 'option', `option_${language}`, 'price'],
            ['available'],
            groups,
          ),
  };
}

import { freeWord, toWord } from '@/lib/domain/text/to-word';
import type { Fields } from './shop-document';

/** The longest sku of a folder. */
const MOST_SKU = 40;

type Named = { name: string; isTaken: (sku: string) => boolean };

/** A sku from the name, which no other product has. @param isTaken asked in lower case */
export const skuFor = ({ name, isTaken }: Named): string =>
  freeWord({ word: toWord(name, MOST_SKU) || 'producto', most: MOST_SKU, isTaken });

/** A product with nothing but what is given. @param prices in minor units, by the slugs of the branches that sell it */
export const createProduct = ({
  sku,
  categoryKey,
  name,
  image,
  prices,
}: {
  sku: string;
  categoryKey: string;
  name: Fields;
  image: object | null;
  prices: Readonly<Record<string, number>>;
}): Fields => ({
  ...{ sku, categoryKey, name, label: {}, description: {}, image },
  ...{ station: null, maxPerOrder: null, served: null, isAlcoholic: false, isNew: false, important: false },
  ...{ tags: [], allergens: [], seals: [], promo: null, optionGroups: [], relatedSkus: [] },
  offers: Object.fromEntries(
    Object.entries(prices).map(([branch, priceMinor]) => [
      branch,
      { priceMinor, stock: null, available: true },
    ]),
  ),
});

/** The same product under another sku. @param name in each language */
export const cloneProduct = (product: Fields, { sku, name }: { sku: string; name: Fields }): Fields => ({
  ...product,
  sku,
  name,
});

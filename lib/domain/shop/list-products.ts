import type { Language } from '@/lib/domain/tenant/countries';

type Text = Partial<Record<Language, string>>;
type Category = { key: string; parentKey: string | null; name: Text };
type Product = {
  sku: string;
  categoryKey: string;
  name: Text;
  description: Text;
  image: object | null;
  offers: Readonly<Record<string, { priceMinor: number }>>;
};

/** A text in the first of these languages that it has, else in any. */
export function textIn(text: Text, languages: readonly Language[]): string {
  const found = languages.find((one) => (text[one] ?? '') !== '');
  return (found ? text[found] : Object.values(text)[0]) ?? '';
}

/** The categories of the top, each before those inside it, in their order. One whose parent is gone stands at the top. */
export function orderCategories<C extends Category>(categories: readonly C[]): C[] {
  const keys = new Set(categories.map(({ key }) => key));
  const isTop = ({ parentKey }: C) => parentKey === null || !keys.has(parentKey);
  return categories
    .filter(isTop)
    .flatMap((top) => [top, ...categories.filter((one) => !isTop(one) && one.parentKey === top.key)]);
}

export const LACKS = ['price', 'picture', 'translation'] as const;
export type Lack = (typeof LACKS)[number];

const isMissing = (text: Text, languages: readonly Language[]) =>
  languages.some((one) => (text[one] ?? '').trim() === '');

/** Whether something is missing of a product. @param branch null: at any branch */
export function lacks({
  product: { name, description, image, offers },
  lack,
  languages,
  branch,
}: {
  product: Product;
  lack: Lack;
  /** Those of the restaurant. */
  languages: readonly Language[];
  branch: string | null;
}): boolean {
  if (lack === 'picture') return image === null;
  if (lack === 'translation') {
    const isDescribed = Object.values(description).some((text) => text.trim() !== '');
    return isMissing(name, languages) || (isDescribed && isMissing(description, languages));
  }
  const prices = branch === null ? Object.values(offers) : [offers[branch]];
  return prices.length === 0 || prices.some((offer) => !offer || offer.priceMinor === 0);
}

/** A category and those inside it. */
export function keysInside(categories: readonly Category[], key: string): ReadonlySet<string> {
  return new Set([key, ...categories.filter((one) => one.parentKey === key).map((one) => one.key)]);
}

export const SORTS = ['menu', 'name', 'cheap', 'dear'] as const;
export type Sort = (typeof SORTS)[number];

/** The least price at the branch, or at any; null: none. */
function priceOf({ offers }: Product, branch: string | null): number | null {
  const prices = branch === null ? Object.values(offers) : [offers[branch]];
  const found = prices.flatMap((offer) => (offer ? [offer.priceMinor] : []));
  return found.length === 0 ? null : Math.min(...found);
}

/** Products in an order; those without a price are behind all. `menu`: as the categories and the list have them. */
export function sortProducts<P extends Product>({
  products,
  categories,
  sort,
  branch,
  languages,
}: {
  products: readonly P[];
  categories: readonly Category[];
  sort: Sort;
  branch: string | null;
  /** The first is how names are read. */
  languages: readonly Language[];
}): P[] {
  if (sort === 'menu') {
    const places = new Map(orderCategories(categories).map(({ key }, index) => [key, index]));
    const placeOf = ({ categoryKey }: P) => places.get(categoryKey) ?? places.size;
    return [...products].sort((one, other) => placeOf(one) - placeOf(other));
  }
  if (sort === 'name') {
    const { compare } = new Intl.Collator(languages[0], { numeric: true });
    const named = products.map((product) => ({ product, name: textIn(product.name, languages) }));
    return named.sort((one, other) => compare(one.name, other.name)).map(({ product }) => product);
  }
  const sign = sort === 'cheap' ? 1 : -1;
  return products
    .map((product) => ({ product, price: priceOf(product, branch) }))
    .sort((one, other) => {
      if (one.price === null || other.price === null)
        return Number(one.price === null) - Number(other.price === null);
      return sign * (one.price - other.price);
    })
    .map(({ product }) => product);
}

import type { BundleProduct, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Currency } from '@/lib/domain/money/currencies';
import { textColumns } from '../read/files/read-cells';
import { OWN_COLUMNS } from '../read/read-menu';
import { PROMO_COLUMNS } from '../read/read-promo';
import { SERVED_COLUMNS, type Served } from '../read/read-served';
import { amountCell, listCell, printRows, textCells, yesCell } from './cells';
import { servedCells } from './print-categories';
import { promoCells } from './print-promo';
import { imageCell, type Printed } from './printed';
import { UnsayableError } from './unsayable';

/** The price that most branches have, and those of the others: `32900|poblado=31000`. */
function priceCell({ offers, currency }: BundleProduct & { currency: Currency }): string {
  const counts = new Map<number, number>();
  for (const { priceMinor } of offers) counts.set(priceMinor, (counts.get(priceMinor) ?? 0) + 1);
  const [[usual] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  const own = offers.filter(({ priceMinor }) => priceMinor !== usual);
  return listCell([
    amountCell({ amountMinor: usual, currency }),
    ...own.map(
      ({ branchSlug, priceMinor }) => `${branchSlug}=${amountCell({ amountMinor: priceMinor, currency })}`,
    ),
  ]);
}

/** `12` where all branches have as much, else `poblado=0|chapinero=2` for those that count it. */
function stockCell({ offers }: BundleProduct): string {
  const [first = null, ...others] = [...new Set(offers.map(({ stock }) => stock))];
  if (others.length === 0) return first === null ? '' : String(first);
  return listCell(
    offers.flatMap(({ branchSlug, stock }) => (stock === null ? [] : [`${branchSlug}=${stock}`])),
  );
}

/** A product keeps its own hours and those of the categories that it is in; the file says only its own. */
export function ownServed({
  product,
  inherited,
}: {
  product: BundleProduct;
  inherited: number;
}): Served | null {
  const [own = null, ...others] = product.served.slice(0, product.served.length - inherited);
  if (others.length > 0)
    throw new UnsayableError(
      `${product.sku} was imported before categories kept their hours: import its folder once more.`,
    );
  return own;
}

/** How many hours a product has from its category and from the one above. */
export function countInherited({ categories }: TenantBundle) {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  return (key: string): number => {
    const category = byKey.get(key);
    const above = category?.parentKey ? byKey.get(category.parentKey) : undefined;
    return (category?.served ? 1 : 0) + (above?.served ? 1 : 0);
  };
}

/** `menu.csv`. @throws UnsayableError for what the file cannot say */
export function printMenu(bundle: TenantBundle): Printed {
  const { products, branches, currency, language } = bundle;
  const inheritedOf = countInherited(bundle);
  const rows = [...products]
    .sort((one, other) => one.position - other.position)
    .map((product) => {
      const sold = product.offers.map(({ branchSlug }) => branchSlug);
      const away = product.offers.flatMap(({ branchSlug, available }) => (available ? [] : [branchSlug]));
      return {
        sku: product.sku,
        category: product.categoryKey,
        price: priceCell({ ...product, currency }),
        ...textCells('name', product.name),
        ...textCells('description', product.description),
        ...textCells('label', product.label),
        ...promoCells({ promo: product.promo, currency }),
        branches: sold.length === branches.length ? '' : listCell(sold),
        unavailable_at: listCell(away),
        stock: stockCell(product),
        image: imageCell(product.image),
        station: product.station ?? '',
        new: yesCell(product.isNew),
        important: yesCell(product.important),
        alcohol: yesCell(product.isAlcoholic),
        tags: listCell(product.tags),
        allergens: listCell(product.allergens),
        seals: listCell(product.seals),
        max: product.maxPerOrder ?? '',
        ...servedCells(ownServed({ product, inherited: inheritedOf(product.categoryKey) })),
        options: listCell(product.optionGroups.map(({ key }) => key)),
        related: listCell(product.relatedSkus),
      };
    });
  const text = printRows({
    required: ['sku', 'category', `name_${language}`, 'price'],
    optional: [
      ...textColumns('name').filter((column) => column !== `name_${language}`),
      ...textColumns('description'),
      ...textColumns('label'),
      ...PROMO_COLUMNS,
      ...OWN_COLUMNS,
      ...SERVED_COLUMNS,
      'options',
      'related',
    ],
    rows,
  });
  return { 'menu.csv': text ?? `sku,category,name_${language},price\n` };
}

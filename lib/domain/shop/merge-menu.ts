import { isSame } from './field-values';
import type { Fields } from './shop-document';

/** The lists of a document that are a menu. */
export type MenuLists = { [list in 'categories' | 'optionGroups' | 'products']: readonly Fields[] };
/** `add`: what is there stays, and what has the same code takes names, prices and category; `replace`: the rest goes. */
export type MergeMode = 'add' | 'replace';

/** Fields of a product that a menu from elsewhere says. */
const TAKEN = ['name', 'description', 'categoryKey', 'offers'] as const;

const byKey = (list: readonly Fields[], key: string) => new Map(list.map((one) => [String(one[key]), one]));

function freeKey(key: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}

type Options = readonly (Fields & { groups?: readonly string[] })[];

/** The key that each group that comes has here: that of one that is alike, or another than those of others. */
function nameGroups(base: MenuLists, read: MenuLists): ReadonlyMap<string, string> {
  const known = byKey(base.optionGroups, 'key');
  const taken = new Set([...known.keys(), ...read.optionGroups.map(({ key }) => String(key))]);
  const names = new Map<string, string>();
  for (const group of read.optionGroups) {
    const key = String(group.key);
    const alike = base.optionGroups.find((own) => isSame({ ...own, key }, { ...group, key }));
    const name = alike ? String(alike.key) : known.has(key) ? freeKey(key, taken) : key;
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

/** The groups that are not here yet, under their keys here. */
function comingGroups(base: MenuLists, read: MenuLists, nameOf: (key: string) => string): Fields[] {
  const known = byKey(base.optionGroups, 'key');
  return read.optionGroups
    .map((group): Fields & { key: string } => ({
      ...group,
      key: nameOf(String(group.key)),
      options: (group.options as Options).map((option) =>
        option.groups ? { ...option, groups: option.groups.map(nameOf) } : option,
      ),
    }))
    .filter(({ key }) => !known.has(key));
}

/** A product as it stands, with what a menu from elsewhere says of it. */
function merged(own: Fields, read: Fields): Fields {
  const taken = Object.fromEntries(TAKEN.map((name) => [name, name === 'offers' ? own.offers : read[name]]));
  const offers = { ...(own.offers as Fields) };
  for (const [branch, offer] of Object.entries(read.offers as Record<string, Fields>)) {
    const before = offers[branch] as Fields | undefined;
    offers[branch] = before ? { ...before, priceMinor: offer.priceMinor } : offer;
  }
  const hasGroups = (read.optionGroups as readonly unknown[]).length > 0;
  return { ...own, ...taken, offers, ...(hasGroups ? { optionGroups: read.optionGroups } : {}) };
}

/** The menu of a restaurant together with one that was read (rule tenant/menu-file); categories that are there keep their names. */
export function mergeMenu({
  base,
  read,
  mode,
}: {
  base: MenuLists;
  read: MenuLists;
  mode: MergeMode;
}): MenuLists {
  if (mode === 'replace') return read;
  const names = nameGroups(base, read);
  const nameOf = (key: string) => names.get(key) ?? key;
  const coming = read.products.map((product) => ({
    ...product,
    optionGroups: (product.optionGroups as readonly string[]).map(nameOf),
  }));
  const twins = byKey(coming, 'sku');
  const known = byKey(base.products, 'sku');
  const categories = byKey(base.categories, 'key');
  return {
    categories: [...base.categories, ...read.categories.filter(({ key }) => !categories.has(String(key)))],
    optionGroups: [...base.optionGroups, ...comingGroups(base, read, nameOf)],
    products: [
      ...base.products.map((product) => {
        const twin = twins.get(String(product.sku));
        return twin ? merged(product, twin) : product;
      }),
      ...coming.filter(({ sku }: Fields) => !known.has(String(sku))),
    ],
  };
}

type Priced = { min: number; options: readonly { priceMinor: number }[] };

/** The least that must be chosen with a product costs so much, in minor units. */
export const leastChosen = (groups: readonly Priced[]): number =>
  groups.reduce((sum, { min, options }) => {
    const least = min > 0 ? Math.min(...options.map(({ priceMinor }) => priceMinor)) : 0;
    return sum + min * (Number.isFinite(least) ? least : 0);
  }, 0);

import { setOf } from '../draft/with-step';
import type { ShopPatch } from '../shop-patch';
import { type Removable, removals } from './remove-products';

type Menu = Pick<Removable, 'products'> & {
  optionGroups: readonly { key: string; options: readonly { key: string; groups: readonly string[] }[] }[];
};

/** The products that ask for a group, and the groups whose options hold it. */
export const usersOf = <P extends Menu['products'][number], G extends Menu['optionGroups'][number]>(
  { products, optionGroups }: { products: readonly P[]; optionGroups: readonly G[] },
  key: string,
): { products: P[]; groups: G[] } => ({
  products: products.filter((product) => product.optionGroups.includes(key)),
  groups: optionGroups.filter(({ options }) => options.some(({ groups }) => groups.includes(key))),
});

/** The steps that remove a group of options: no product asks for it any more, and no option holds it. */
export function removeGroup(menu: Menu, key: string): ShopPatch[] {
  const users = usersOf(menu, key);
  const without = (from: readonly string[]) => ({ from, to: from.filter((one) => one !== key) });
  return [
    ...users.products.map(({ sku, optionGroups }) =>
      setOf({ kind: 'product', key: sku, field: ['optionGroups'] }, without(optionGroups)),
    ),
    ...users.groups.flatMap((group) =>
      group.options
        .filter(({ groups }) => groups.includes(key))
        .map((option) =>
          setOf(
            { kind: 'group', key: group.key, field: ['options', option.key, 'groups'] },
            without(option.groups),
          ),
        ),
    ),
    ...removals(
      'group',
      menu.optionGroups.map((one) => one.key),
      menu.optionGroups.filter((one) => one.key === key).map((entity) => ({ key, entity })),
    ),
  ];
}

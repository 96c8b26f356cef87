import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Problem, type Said, say } from '@/lib/domain/shop/problem';
import type { LocalText } from '@/lib/domain/text/local-text';
import { hasUnseen } from '@/lib/domain/text/typed-text';
import { plainCode } from './plain-code';

/** A list of dishes is told by its first ones. */
const SHOWN = 5;
const MARKUP = /<\/?[a-z][^<>]*>|&(?:nbsp|amp|quot|lt|gt|#\d+);/i;

/** The first of a list, and how many more there are. */
const listed = <Name extends string>(name: Name, all: readonly string[]) =>
  ({ [name]: all.slice(0, SHOWN).join(', '), more: Math.max(0, all.length - SHOWN) }) as Record<
    Name | 'more',
    string | number
  >;

const someText = (texts: readonly LocalText[], is: (text: string) => boolean) =>
  texts.some((text) => Object.values(text).some((one) => one !== undefined && is(one)));

/** @returns codes that are the same but for upper and lower case, or for zeros in front */
function findAlike(skus: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return skus.flatMap((sku) => {
    const before = seen.get(plainCode(sku));
    seen.set(plainCode(sku), before ?? sku);
    return before === undefined ? [] : [`${before} / ${sku}`];
  });
}

type Given = Pick<TenantBundle, 'products' | 'categories'>;

/** Dishes for nothing, texts with markup, codes that are easily taken for another, categories without a dish. */
export function warnOfMenu({ products, categories }: Given): Problem[] {
  const skusWhere = (is: (product: TenantBundle['products'][number]) => boolean) =>
    products.filter(is).map(({ sku }) => sku);
  const free = skusWhere(
    ({ offers, optionGroups }) =>
      offers.some(({ priceMinor }) => priceMinor === 0) &&
      !optionGroups.some(({ min, options }) => min > 0 && options.some(({ priceMinor }) => priceMinor > 0)),
  );
  const marked = skusWhere(({ name, description }) =>
    someText([name, description], (text) => MARKUP.test(text)),
  );
  const unseen = skusWhere(({ name, description }) => someText([name, description], hasUnseen));
  const alike = findAlike(products.map(({ sku }) => sku));
  const used = new Set(products.map(({ categoryKey }) => categoryKey));
  const empty = categories.filter(
    ({ key }) => !used.has(key) && !categories.some((one) => one.parentKey === key && used.has(one.key)),
  );
  const ofMenu: Said[] = [
    ...(free.length > 0 ? [say('costs_nothing', listed('skus', free))] : []),
    ...(marked.length > 0 ? [say('has_markup', listed('skus', marked))] : []),
    ...(unseen.length > 0 ? [say('has_unseen', listed('skus', unseen))] : []),
    ...(alike.length > 0 ? [say('codes_alike', listed('pairs', alike))] : []),
  ];
  const ofCategories =
    products.length > 0 && empty.length > 0
      ? [
          say(
            'categories_empty',
            listed(
              'keys',
              empty.map(({ key }) => key),
            ),
          ),
        ]
      : [];
  return [
    ...ofMenu.map((said) => ({ place: { file: 'menu.csv' }, ...said })),
    ...ofCategories.map((said) => ({ place: { file: 'categories.csv' }, ...said })),
  ];
}

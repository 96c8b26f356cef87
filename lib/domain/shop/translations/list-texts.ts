import type { Language } from '@/lib/domain/tenant/countries';
import type { FieldPlace, Thing } from '../draft/draft';
import { orderCategories } from '../list-products';

type Text = Partial<Record<Language, string>>;
type Named = { key: string; name: Text };
type Menu = {
  categories: readonly (Named & { parentKey: string | null; description: Text })[];
  products: readonly {
    sku: string;
    categoryKey: string;
    name: Text;
    label: Text;
    description: Text;
    promo: { label: Text } | null;
  }[];
  optionGroups: readonly (Named & { options: readonly Named[] })[];
};

/** A text that diners read. `isLong`: of several lines. */
export type MenuText = { field: FieldPlace['field']; texts: Text; isLong: boolean };
/** A thing of the menu with its texts. */
export type ThingTexts = Thing & { texts: readonly MenuText[] };

const isSaid = (text: Text) => Object.values(text).some((said) => said.trim() !== '');
const short = (field: readonly string[], texts: Text): MenuText => ({ field, texts, isLong: false });
const long = (field: readonly string[], texts: Text): MenuText => ({ field, texts, isLong: true });
/** A name is always there to be written, the rest where it is said in some language. */
const withName = (name: Text, rest: readonly MenuText[]): MenuText[] => [
  short(['name'], name),
  ...rest.filter(({ texts }) => isSaid(texts)),
];

/** The texts of a menu as its diners meet them: each category before its products, then the options. Keys and photos are none. */
export function listTexts({ categories, products, optionGroups }: Menu): ThingTexts[] {
  const ofCategory = new Map<string, ThingTexts[]>();
  for (const { sku, categoryKey, name, label, description, promo } of products) {
    const offer = promo ? [short(['promo', 'label'], promo.label)] : [];
    const texts = withName(name, [short(['label'], label), long(['description'], description), ...offer]);
    const one: ThingTexts = { kind: 'product', key: sku, texts };
    const others = ofCategory.get(categoryKey);
    if (others) others.push(one);
    else ofCategory.set(categoryKey, [one]);
  }
  return [
    ...orderCategories(categories).flatMap(({ key, name, description }) => [
      { kind: 'category' as const, key, texts: withName(name, [long(['description'], description)]) },
      ...(ofCategory.get(key) ?? []),
    ]),
    ...optionGroups.map(({ key, name, options }) => ({
      ...{ kind: 'group' as const, key },
      texts: [
        short(['name'], name),
        ...options.map((option) => short(['options', option.key, 'name'], option.name)),
      ],
    })),
  ];
}

/** Whether a text is missing in one of these languages. */
export const isUntranslated = ({ texts }: MenuText, languages: readonly Language[]): boolean =>
  languages.some((one) => (texts[one] ?? '').trim() === '');

/** The things with those of their texts that are missing in some language; the rest is left out. */
export function listUntranslated(
  things: readonly ThingTexts[],
  languages: readonly Language[],
): ThingTexts[] {
  return things.flatMap(({ texts, ...thing }) => {
    const missing = texts.filter((text) => isUntranslated(text, languages));
    return missing.length === 0 ? [] : [{ ...thing, texts: missing }];
  });
}

import type { Language } from '@/lib/domain/tenant/countries';

type Marked = { [field in 'name_in' | 'label_in' | 'description_in']?: Language | undefined };
type Dish = Marked & { promo: Marked | null };
type Group = Marked & { options: readonly (Marked & { groups?: readonly Group[] | undefined })[] };
type Category = Marked & {
  products: readonly Dish[];
  subcategories?: readonly Category[];
};

const ofOne = ({ name_in, label_in, description_in }: Marked) => [name_in, label_in, description_in];
const ofDish = (dish: Dish) => [...ofOne(dish), ...(dish.promo ? ofOne(dish.promo) : [])];
const ofGroup = (group: Group): (Language | undefined)[] => [
  ...ofOne(group),
  ...group.options.flatMap((option) => [...ofOne(option), ...(option.groups ?? []).flatMap(ofGroup)]),
];
const ofCategory = (category: Category): (Language | undefined)[] => [
  ...ofOne(category),
  ...category.products.flatMap(ofDish),
  ...(category.subcategories ?? []).flatMap(ofCategory),
];

const each = (languages: readonly (Language | undefined)[]): Language[] => [
  ...new Set(languages.filter((one) => one !== undefined)),
];

/** Languages other than the page's in which texts of a menu are shown, each once (rule tenant/text-fallback). */
export const menuFallbacks = (categories: readonly Category[]): Language[] =>
  each(categories.flatMap(ofCategory));

type Chosen = Marked & { options?: readonly Chosen[] | undefined };
const ofChosen = ({ options = [], ...one }: Chosen): (Language | undefined)[] => [
  ...ofOne(one),
  ...options.flatMap(ofChosen),
];
/** The languages of a cart's dishes and of their chosen options. */
export const cartFallbacks = (lines: readonly Chosen[]): Language[] => each(lines.flatMap(ofChosen));

export const productFallbacks = (product: Dish & { option_groups: readonly Group[] }): Language[] =>
  each([...ofDish(product), ...product.option_groups.flatMap(ofGroup)]);

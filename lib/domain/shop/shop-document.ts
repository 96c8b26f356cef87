/** The fields of one thing of the shop that an owner may edit; JSON, by the names that the whole product uses for them. */
export type Fields = Readonly<Record<string, unknown>>;

const wordOf = (entity: Fields, ...names: readonly string[]) =>
  names.map((name) => String(entity[name])).join('/');

/** Each kind of thing that a shop has several of: its list in the document and the fields that tell one from another. */
export const SHOP_LISTS = {
  branch: { list: 'branches', keys: ['slug'] },
  category: { list: 'categories', keys: ['key'] },
  group: { list: 'optionGroups', keys: ['key'] },
  product: { list: 'products', keys: ['sku'] },
  zone: { list: 'zones', keys: ['key'] },
  popup: { list: 'popups', keys: ['key'] },
  survey: { list: 'surveys', keys: ['key'] },
  coupon: { list: 'coupons', keys: ['code'] },
  table: { list: 'tables', keys: ['branchSlug', 'kind', 'label'] },
} as const;
export type ListedKind = keyof typeof SHOP_LISTS;
export const LISTED_KINDS = Object.keys(SHOP_LISTS) as [ListedKind, ...ListedKind[]];
export type ShopList = (typeof SHOP_LISTS)[ListedKind]['list'];
export const SHOP_KINDS = ['tenant', ...LISTED_KINDS] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

/** A shop as one document (rule tenant/change): the tenant itself, and its lists in their order. Keys of a list are unique. */
export type ShopDocument = { readonly tenant: Fields } & { readonly [list in ShopList]: readonly Fields[] };

/** The parts that a document is asked for by. */
export const SHOP_PARTS = ['tenant', ...Object.values(SHOP_LISTS).map(({ list }) => list)] as [
  'tenant' | ShopList,
  ...('tenant' | ShopList)[],
];

/** The tenant has one key, because there is one of it. */
export const TENANT_KEY = 'tenant';

/** The word that tells an entity from others of its kind: a slug, a sku, a code, or `centro/table/12`. */
export const keyOf = (kind: ListedKind, entity: Fields): string => wordOf(entity, ...SHOP_LISTS[kind].keys);

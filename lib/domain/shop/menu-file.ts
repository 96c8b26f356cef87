/** `own`: a menu.csv of a folder; `columns`: somebody's own table, whose columns are matched; `list`: it was pasted. */
export const MENU_SOURCES = [
  'square',
  'shopify',
  'woocommerce',
  'loyverse',
  'own',
  'columns',
  'list',
] as const;
export type MenuSource = (typeof MENU_SOURCES)[number];

/** A column of somebody's own table may hold one of these. */
export const MATCHED = ['name', 'price', 'category', 'description', 'code', 'available', 'picture'] as const;
export type Matched = (typeof MATCHED)[number];
/** The column that holds each; what is not named is not read. */
export type Matching = Partial<Record<Matched, string>>;

/** Why a file could not be read as a table. */
export const SHEET_FAULTS = ['not_a_table', 'empty', 'too_long', 'old_excel', 'open_quote'] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];

/** Another program's export says these, and a menu here does not keep them; each is told in words. */
export const LEFT_OUT = [
  'variant_codes',
  'variant_stock',
  'variant_branch_prices',
  'taxes',
  'barcodes',
  'costs',
  'more_pictures',
  'modifiers',
  'more_categories',
  'deep_categories',
  'composites',
  'archived',
  'priceless',
  'nameless',
  'other_places',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

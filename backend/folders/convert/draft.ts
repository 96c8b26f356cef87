import type { LeftOut } from '@/lib/domain/shop/menu-file';

/** A promotion's price in major units, and its first and last day. */
type DraftSale = { price: string; starts: string; ends: string };

type DraftVariant = { name: string; price: string; isAvailable: boolean };

/** A place of the other program, which the owner takes for one of the branches: its price, its stock, and whether it sells the product. */
export type DraftPlace = { place: string; price: string; stock: string; isSold: boolean };

/** A product as another program has it. Prices are written in major units as in the file. */
export type DraftProduct = {
  /** Its own code there, which a later export has too; empty where it has none. */
  code: string;
  name: string;
  description: string;
  /** From the outer category to the inner. */
  category: string[];
  price: string;
  isAvailable: boolean;
  isAlcoholic: boolean;
  stock: string;
  pictureUrl: string;
  sale: DraftSale | null;
  /** The diner chooses among these, as a size: `Tamaño`, and its kinds with their whole prices; empty where there is one kind. */
  choice: string;
  variants: DraftVariant[];
  places: DraftPlace[];
};

/** `left`: the names of what was left out, each kind apart. */
export type Draft = { products: DraftProduct[]; left: Map<LeftOut, Set<string>> };

export const createDraft = (): Draft => ({ products: [], left: new Map() });

export function leaveOut(draft: Draft, what: LeftOut, ...names: readonly string[]): void {
  const known = draft.left.get(what) ?? new Set();
  for (const name of names) if (name !== '') known.add(name);
  if (known.size > 0) draft.left.set(what, known);
}

export const EMPTY_PRODUCT: DraftProduct = {
  ...{ code: '', name: '', description: '', category: [], price: '' },
  ...{ isAvailable: true, isAlcoholic: false, stock: '', pictureUrl: '', sale: null },
  ...{ choice: '', variants: [], places: [] },
};

/** `x`, `Y`, `yes`, `1`, `true`, `sí`. */
export const saysYes = (cell: string): boolean =>
  /^(y|yes|x|1|true|verdadero|si|sí|sim|active|activo)$/i.test(cell.trim());
export const saysNo = (cell: string): boolean =>
  /^(n|no|0|false|falso|não|nao|hidden|archived|draft)$/i.test(cell.trim());

/** @returns rows that stand together by their key, in the order of the first of each */
export function groupRows<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

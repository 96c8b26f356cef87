import type { ShopKind } from './shop-document';
import { CELL_VALUES } from './values/cell-values';
import { DANGER_VALUES } from './values/danger-values';
import { FIELD_VALUES } from './values/field-values';
import { FILE_VALUES } from './values/file-values';
import { LIST_VALUES } from './values/list-values';
import { SHOP_VALUES } from './values/shop-values';

/** Every sentence about a shop, by its key in `Problems` of the messages, with the names of the values that it holds. */
export const PROBLEM_VALUES = {
  ...CELL_VALUES,
  ...LIST_VALUES,
  ...FILE_VALUES,
  ...FIELD_VALUES,
  ...SHOP_VALUES,
  ...DANGER_VALUES,
} as const;

export type ProblemKey = keyof typeof PROBLEM_VALUES;
type Values<K extends ProblemKey> = Record<(typeof PROBLEM_VALUES)[K][number], string | number>;

/** A sentence without its language. `meant`: what was probably meant by a word that is not known. */
export type Said = { key: ProblemKey; values: Record<string, string | number>; meant?: string };

/** Keys whose sentence holds nothing. */
type Plain = { [K in ProblemKey]: (typeof PROBLEM_VALUES)[K] extends readonly [] ? K : never }[ProblemKey];

/**
 * Something of a shop as an editor knows it. `key`: a slug, a sku, a code, or `centro/table/12`; the tenant has the key `tenant`.
 * `field`: the way to what is inside, in the words of the files: `['price']`, `['name', 'es']`, `['options', 'grande', 'price']`;
 * left out for all of it.
 */
export type ShopPlace = { kind: ShopKind | 'guest'; key: string; field?: readonly string[] };

/**
 * Where a sentence belongs. `row`: a line of the file, from 1. `column`: the column as this product names it, or the path of
 * a field joined by dots. `header`: the column as the person's file names it, where that differs. `of`: what it is about,
 * where that is known without the file.
 */
export type Place = { file: string; row?: number; column?: string; header?: string; of?: ShopPlace };

/** Something wrong with a shop, and its place: a value, which each screen says in the language of its person. */
export type Problem = Said & { place: Place };

/** A danger that somebody must have confirmed. `id`: it stays while its facts do. */
export type Question = Problem & { id: string };

/** The compiler asks for each value that the sentence holds. */
export function say<K extends Plain>(key: K): Said;
export function say<K extends ProblemKey>(key: K, values: Values<K>): Said;
export function say(key: ProblemKey, values: Record<string, string | number> = {}): Said {
  return { key, values };
}

/** Adds what was probably meant, if anything. */
export const meaning = (said: Said, meant: string | null): Said =>
  meant === null ? said : { ...said, meant };

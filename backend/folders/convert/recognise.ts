import type { Matching, MenuSource } from '@/lib/domain/shop/menu-file';
import type { Draft } from './draft';
import { fromColumns, guessMatching } from './from-columns';
import { fromLoyverse, isLoyverse } from './from-loyverse';
import { fromShopify, isShopify } from './from-shopify';
import { fromSquare, isSquare } from './from-square';
import { fromWooCommerce, isWooCommerce } from './from-woocommerce';
import { columnsLike, hasColumns, type Sheet } from './sheet';

/** The programs whose exports are known, and tables. */
export type Source = Exclude<MenuSource, 'list'>;

/** Other tables have codes, categories and prices too, and no name in a language. */
const NAME = /^name_(es|en|pt)$/;

/** The program that wrote a table, by the names of its columns. */
export function recogniseSource(sheet: Sheet): Source {
  if (hasColumns(sheet, 'sku', 'category', 'price') && columnsLike(sheet, NAME).length > 0) return 'own';
  if (isSquare(sheet)) return 'square';
  if (isShopify(sheet)) return 'shopify';
  if (isWooCommerce(sheet)) return 'woocommerce';
  return isLoyverse(sheet) ? 'loyverse' : 'columns';
}

/** @param matching what a person chose for a table of their own; without it the columns' names are trusted */
export function toDraft({
  sheet,
  source,
  matching,
}: {
  sheet: Sheet;
  source: Exclude<Source, 'own'>;
  matching?: Matching | undefined;
}): Draft {
  if (source === 'square') return fromSquare(sheet);
  if (source === 'shopify') return fromShopify(sheet);
  if (source === 'woocommerce') return fromWooCommerce(sheet);
  if (source === 'loyverse') return fromLoyverse(sheet);
  return fromColumns({ sheet, matching: matching ?? guessMatching(sheet) });
}

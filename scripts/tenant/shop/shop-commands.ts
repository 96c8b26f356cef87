import type { Command } from '../command';
import { CHECK_OPTIONS, CHECK_USAGE, DIFF_USAGE, runCheck, runDiff } from './check-command';
import {
  HISTORY_OPTIONS,
  HISTORY_USAGE,
  runHistory,
  runUndo,
  UNDO_OPTIONS,
  UNDO_USAGE,
} from './history-command';
import { PRICE_OPTIONS, PRICE_USAGE, runPrice } from './price-command';
import { PRODUCTS_OPTIONS, PRODUCTS_USAGE, runProducts } from './products-command';

/** The commands that read and change a restaurant as its owner does on the screen. */
export const SHOP_COMMANDS: Record<string, Command> = {
  check: { usage: CHECK_USAGE, options: CHECK_OPTIONS, run: runCheck },
  diff: { usage: DIFF_USAGE, run: runDiff },
  products: { usage: PRODUCTS_USAGE, options: PRODUCTS_OPTIONS, run: runProducts },
  price: { usage: PRICE_USAGE, options: PRICE_OPTIONS, run: runPrice },
  history: { usage: HISTORY_USAGE, options: HISTORY_OPTIONS, run: runHistory },
  undo: { usage: UNDO_USAGE, options: UNDO_OPTIONS, run: runUndo },
};

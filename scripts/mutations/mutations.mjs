import { MONEY } from './money.mjs';
import { STOCK_AND_LOCKS } from './stock-and-locks.mjs';
import { WALLS } from './walls.mjs';

/**
 * What is taken out, where (`mutate.mjs`), and what must notice: a test in `test` that has `title` in its name. They are no
 * tests of the product: they prove of some tests that these fail where they must.
 */
export const MUTATIONS = [...MONEY, ...STOCK_AND_LOCKS, ...WALLS];

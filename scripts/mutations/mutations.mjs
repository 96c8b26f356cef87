import { MONEY } from './money.mjs';
import { PEOPLE } from './people.mjs';
import { STOCK_AND_LOCKS } from './stock-and-locks.mjs';
import { WALLS } from './walls.mjs';

/**
 * An entry names a part of the code that is taken out (`mutate.mjs`) and the test that must notice: one in `test` that has
 * `title` in its name. They are no tests of the product: they prove of some tests that these fail where they must.
 */
export const MUTATIONS = [...MONEY, ...PEOPLE, ...STOCK_AND_LOCKS, ...WALLS];

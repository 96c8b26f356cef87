import { randomInt } from 'node:crypto';
import { chooseCount, faultSeed } from '@/tests/support/faults/fault-counts';
import { playMoney } from '@/tests/support/faults/money-history';
import { openRaces, type Races } from '@/tests/support/faults/races';

/** Histories of one purchase; `FAULT_SEED` plays from that one on. */
const BATCHES = chooseCount({ short: 1, full: 20 });
const EACH = chooseCount({ short: 25, full: 500 });
const FIRST_SEED = faultSeed(randomInt(2 ** 30));

let races: Races;
beforeAll(async () => {
  races = await openRaces();
  await races.shop.setStock(null);
});
afterAll(() => races.close());

test.each(Array.from({ length: BATCHES }, (_, batch) => FIRST_SEED + batch * EACH))(
  `${EACH} histories from seed %d: what was taken less what was given back is what is owed for the order (guarantee/money-adds-up)`,
  async (first) => {
    for (let seed = first; seed < first + EACH; seed += 1) {
      const { steps, books, truth, left } = await playMoney({ races, seed });
      expect({ seed, steps, ...books }).toEqual({ seed, steps, ...truth });
      expect({ seed, steps, left: left.truth }).toEqual({ seed, steps, left: left.books });
    }
  },
);

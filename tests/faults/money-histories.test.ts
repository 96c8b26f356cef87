import { randomInt } from 'node:crypto';
import { chooseCount, FAULT_TIMEOUT_MS, faultSeed } from '@/tests/support/faults/fault-counts';
import { playMoney } from '@/tests/support/faults/money/money-history';
import { type MoneyShops, openMoneyShops } from '@/tests/support/faults/money/money-shops';

/** Histories of one purchase; `FAULT_SEED` plays from that one on. */
const BATCHES = chooseCount({ short: 1, full: 20 });
const EACH = chooseCount({ short: 10, full: 500 });
const FIRST_SEED = faultSeed(randomInt(2 ** 30));
jest.setTimeout(FAULT_TIMEOUT_MS);

let shops: MoneyShops;
beforeAll(async () => {
  shops = await openMoneyShops();
});
afterAll(() => shops.close());

test.each(Array.from({ length: BATCHES }, (_, batch) => FIRST_SEED + batch * EACH))(
  `${EACH} histories from seed %d: what was taken less what was given back is what is owed for the order (guarantee/money-adds-up)`,
  async (first) => {
    for (let seed = first; seed < first + EACH; seed += 1) {
      const { books, truth, left, wrong, ...history } = await playMoney({ shops, seed });
      expect({ seed, ...history, ...books }).toEqual({ seed, ...history, ...truth });
      expect({ seed, ...history, wrong }).toEqual({ seed, ...history, wrong: [] });
      expect({ seed, ...history, left: left.truth }).toEqual({ seed, ...history, left: left.books });
    }
    for (const { shop } of [shops.wompi, shops.stripe]) expect(shop.misplaced).toEqual([]);
  },
);

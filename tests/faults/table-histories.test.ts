import { randomInt } from 'node:crypto';
import { chooseCount, FAULT_TIMEOUT_MS, faultSeed } from '@/tests/support/faults/fault-counts';
import { playTable } from '@/tests/support/faults/table/table-history';
import { openTableRoom, type TableRoom } from '@/tests/support/faults/table/table-room';

/** Histories of one table; `FAULT_SEED` plays from that one on. */
const BATCHES = chooseCount({ short: 1, full: 20 });
const EACH = chooseCount({ short: 2, full: 500 });
const FIRST_SEED = faultSeed(randomInt(2 ** 30));
jest.setTimeout(FAULT_TIMEOUT_MS);

let room: TableRoom;
beforeAll(async () => {
  room = await openTableRoom();
});
afterAll(() => room.close());

test.each(Array.from({ length: BATCHES }, (_, batch) => FIRST_SEED + batch * EACH))(
  `${EACH} histories from seed %d: kitchen, bill and money of a table are what everybody was told (guarantee/tables-add-up)`,
  async (first) => {
    for (let seed = first; seed < first + EACH; seed += 1) {
      const { steps, faults } = await playTable({ room, seed });
      expect({ seed, steps, faults }).toEqual({ seed, steps, faults: [] });
    }
    expect(await room.shop.findFaults()).toEqual([]);
  },
);

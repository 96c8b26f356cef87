import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  backend,
  type Checkout,
  checkOut,
  closeKillShop,
  findKillFaults,
  openKillShop,
  readOrder,
  sandbox,
  transactions,
  untilPaid,
} from '@/tests/support/faults/kill-shop';

/** Ten in `npm test`, 200 in `npm run test:faults` (guarantee/killed-backend). */
const CYCLES = chooseCount({ short: 10, full: 200 });
/** Checkouts that are under way when it dies. */
const CROWD = chooseCount({ short: 4, full: 20 });
const POINTS: KillPoint[] = [
  'order-before-commit',
  'order-after-commit',
  'payment-before-charge',
  'payment-after-charge',
  'call-before-answer',
  // After the answers to all orders come those to their payments.
  `call-before-answer@${CROWD + 1}`,
  'job-before-settle',
];
jest.setTimeout(FAULT_TIMEOUT_MS);
beforeAll(openKillShop, 120_000);
afterAll(closeKillShop);

/** A payment that died before the gateway heard of it is charged by nobody but another press. */
async function judge(checkout: Checkout): Promise<{ charges: number; status: string | undefined }> {
  const charges = transactions().filter(({ reference }) =>
    reference.startsWith(`${checkout.order.id}-`),
  ).length;
  return {
    charges,
    status: charges === 0 ? (await readOrder(checkout)).payment?.status : await untilPaid(checkout),
  };
}

test(`${CYCLES} times ${CROWD} checkouts with the backend killed at one of seven moments: nothing lost, nothing twice (guarantee/killed-backend)`, async () => {
  sandbox.state.faults.muteEvents = true;
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const point = POINTS[cycle % POINTS.length];
    await backend.stop();
    await backend.start(point);
    const names = Array.from({ length: CROWD }, (_none, index) => `${cycle}-${index}`);
    const checkouts = await Promise.all(names.map(checkOut));
    const ends = await Promise.all(checkouts.map(judge));
    for (const end of ends) {
      expect({ point, ...end }).toEqual(
        end.charges === 0
          ? { point, charges: 0, status: 'pending' }
          : { point, charges: 1, status: 'success' },
      );
    }
    // Of those that the kill met before the gateway heard of them there are few: the others are paid.
    expect({ point, paid: ends.some(({ charges }) => charges === 1) }).toEqual({ point, paid: true });
  }
  expect(await findKillFaults()).toEqual([]);
});

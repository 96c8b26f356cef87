import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  backend,
  closeKillShop,
  findKillFaults,
  openKillShop,
  payOnline,
  placeOrder,
  readOrder,
  revivals,
  sandbox,
  transactions,
  untilPaid,
} from '@/tests/support/faults/kill-shop';
import { IN_PERU } from '@/tests/support/faults/kill-tenants';

/** One moment once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 1, full: 3 });
const POINTS: KillPoint[] = ['payment-after-charge', 'job-before-settle', 'payment-before-charge'];
jest.setTimeout(FAULT_TIMEOUT_MS);

beforeAll(async () => {
  await openKillShop(IN_PERU);
  sandbox.state.faults.muteEvents = true;
}, 120_000);
afterAll(closeKillShop);

it.each(POINTS.slice(0, MOMENTS))(
  'killed at %s of a payment by wallet: nothing lost, nothing twice (guarantee/killed-backend)',
  async (point) => {
    for (let time = 0; time < TIMES; time += 1) {
      const checkout = await placeOrder(`${point}-${time}`, 'wallet');
      await backend.stop();
      await backend.start(point);
      const before = revivals;
      // A phone is tried only so often.
      const phone = `9${String(POINTS.indexOf(point) * TIMES + time).padStart(8, '0')}`;
      await payOnline(checkout, { method: 'wallet', wallet: { phone, code: '123456' } });
      const charges = transactions().filter(({ reference }) => reference.startsWith(`${checkout.order.id}-`));
      // One that died before the gateway heard of it is charged by nobody but another press.
      const status =
        charges.length === 0 ? (await readOrder(checkout)).payment?.status : await untilPaid(checkout);
      expect([
        { charges: 0, status: 'pending', deaths: 1 },
        { charges: 1, status: 'success', deaths: 1 },
      ]).toContainEqual({ charges: charges.length, status, deaths: revivals - before });
    }
  },
);

test('the books of all of them are right (guarantee/killed-backend)', async () => {
  expect(await findKillFaults()).toEqual([]);
});

import type { Order } from '@/lib/contract/orders/orders';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  asked,
  askUntilAnswered,
  backend,
  type Checkout,
  checkOut,
  closeKillShop,
  createStaff,
  findKillFaults,
  openKillShop,
  revivals,
  sandbox,
  transactions,
  untilPaid,
  untilRead,
} from '@/tests/support/faults/kill-shop';

/** Once for each moment in `npm test`, 40 times in `npm run test:faults`. */
const CYCLES = chooseCount({ short: 5, full: 200 });
const CROWD = chooseCount({ short: 2, full: 5 });
const POINTS: KillPoint[] = [
  // The row is written and not committed; then it is, and nobody was told.
  'refund-taken',
  'call-before-answer',
  // The gateway is about to be asked; it was asked and has answered, and nobody wrote it down.
  'refund-asked',
  'refund-answered',
  `refund-answered@${CROWD}`,
];

jest.setTimeout(FAULT_TIMEOUT_MS);

let staff: Record<string, string>;
beforeAll(async () => {
  await openKillShop();
  sandbox.state.faults.muteEvents = true;
  staff = await createStaff(['refunds:write']);
}, 120_000);
afterAll(closeKillShop);

/** Until staff are answered, with the same key each time. */
async function giveBack({ order }: Checkout): Promise<number> {
  const { status } = await askUntilAnswered({
    method: 'POST',
    path: `/staff/orders/${order.id}/refunds.json`,
    headers: { ...staff, 'idempotency-key': `refund-${order.id}` },
    body: { reason: 'Faltó todo' },
  });
  return status;
}

/** What the gateway did with an order's money, what the diner reads, and how often the gateway was asked to give it back. */
async function judge(checkout: Checkout) {
  const refunds = await untilRead(checkout, ({ refunds: all }: Order) =>
    all.length > 0 && all.every(({ given_at }) => given_at !== null) ? all : null,
  );
  const own = transactions().filter(({ reference }) => reference.startsWith(`${checkout.order.id}-`));
  const voids = own.map(({ id }) => asked.filter((one) => one === `POST /v1/transactions/${id}/void`).length);
  return { status: own.map((one) => one.status), given: refunds?.map(({ amount }) => amount), voids };
}

test(`${CYCLES} times ${CROWD} refunds with the backend killed at one of five moments: given back once (guarantee/killed-backend, guarantee/given-back-once)`, async () => {
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const point = POINTS[cycle % POINTS.length];
    await backend.stop();
    await backend.start();
    const names = Array.from({ length: CROWD }, (_none, index) => `${cycle}-${index}`);
    const checkouts = await Promise.all(names.map(checkOut));
    for (const checkout of checkouts) expect(await untilPaid(checkout)).toBe('success');
    await backend.stop();
    await backend.start(point);
    const before = revivals;
    expect({ point, told: await Promise.all(checkouts.map(giveBack)) }).toEqual({
      point,
      told: names.map(() => 201),
    });
    for (const checkout of checkouts) {
      const end = { status: ['VOIDED'], given: [checkout.order.total], voids: [1] };
      expect({ point, ...(await judge(checkout)) }).toEqual({ point, ...end });
    }
    expect({ point, deaths: revivals - before }).toEqual({ point, deaths: 1 });
  }
  expect(await findKillFaults()).toEqual([]);
});

import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS, rowsOf } from '@/tests/support/faults/fault-counts';
import {
  asked,
  closeKillBackend,
  deathsLeft,
  dieAt,
  openKillBackend,
} from '@/tests/support/faults/kill-backend';
import { type Checkout, type KillShop, openKillShop } from '@/tests/support/faults/kill-shop';
import { AT_STRIPE, AT_WOMPI } from '@/tests/support/faults/kill-tenants';

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
/** One after the other in `npm test`, 40 times each by itself in `npm run test:faults`. */
const ROWS = rowsOf(POINTS, 200);
/** One moment at Stripe in `npm test`, all of them 20 times in `npm run test:faults`. */
const STRIPE_POINTS: KillPoint[] = ['refund-answered', 'refund-asked', 'refund-taken'];
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 1, full: 3 });

jest.setTimeout(FAULT_TIMEOUT_MS);

let bogota: KillShop;
let cancun: KillShop;
const staff = new Map<KillShop, Record<string, string>>();
beforeAll(async () => {
  await openKillBackend();
  bogota = await openKillShop(AT_WOMPI);
  cancun = await openKillShop(AT_STRIPE);
  for (const shop of [bogota, cancun]) staff.set(shop, await shop.createStaff(['refunds:write']));
}, 120_000);
afterAll(closeKillBackend);

/** Until staff are answered, with the same key each time. */
async function giveBack(shop: KillShop, { order }: Checkout): Promise<number> {
  const { status } = await shop.ask({
    method: 'POST',
    path: `/staff/orders/${order.id}/refunds.json`,
    headers: { ...staff.get(shop), 'idempotency-key': `refund-${order.id}` },
    body: { reason: 'Faltó todo' },
  });
  return status;
}

/** The gateway's charges and refunds of an order, the state that the diner reads, and how often money was asked back. */
async function judge(checkout: Checkout) {
  const given = await bogota.untilGiven(checkout);
  const own = bogota.chargesOf(checkout);
  const voids = own.map(({ id }) => asked.filter((one) => one === `POST /v1/transactions/${id}/void`).length);
  return { status: own.map((one) => one.status), given, voids };
}

test(`${ROWS.flat().length} deaths at five moments of ${CROWD} refunds: given back once (guarantee/killed-backend, guarantee/given-back-once)`, async () => {
  for (const [row, points] of ROWS.entries()) {
    const crowds = points.map((_point, crowd) =>
      Array.from({ length: CROWD }, (_none, index) => `${row}-${crowd}-${index}`),
    );
    const paid = await Promise.all(crowds.map((names) => Promise.all(names.map(bogota.checkOut))));
    for (const checkout of paid.flat()) expect(await bogota.untilPaid(checkout)).toBe('success');
    const deaths = await dieAt(points, async () => {
      // Each crowd passes all moments.
      for (const checkouts of paid) {
        if (deathsLeft() === 0) return;
        const told = await Promise.all(checkouts.map((one) => giveBack(bogota, one)));
        expect({ points, told }).toEqual({ points, told: checkouts.map(() => 201) });
        for (const checkout of checkouts) {
          const end = { status: ['VOIDED'], given: [checkout.order.total], voids: [1] };
          expect({ points, ...(await judge(checkout)) }).toEqual({ points, ...end });
        }
      }
    });
    expect({ points, deaths }).toEqual({ points, deaths: points.length });
  }
});

it.each(STRIPE_POINTS.slice(0, MOMENTS))(
  'killed at %s of a refund at Stripe: given back once (guarantee/killed-backend, guarantee/given-back-once)',
  async (point) => {
    for (let time = 0; time < TIMES; time += 1) {
      const checkout = await cancun.placeOrder(`${point}-${time}`);
      await cancun.payAtStripe(checkout);
      expect(await cancun.untilPaid(checkout)).toBe('success');
      const { order } = checkout;
      const deaths = await dieAt([point], async () => {
        const told = await giveBack(cancun, checkout);
        const given = await cancun.untilGiven(checkout);
        const [intent] = cancun.intentsOf(checkout);
        expect({ told, given, atStripe: intent?.refunds.map(({ amount }) => amount) }).toEqual({
          told: 201,
          given: [order.total],
          atStripe: [order.total * 100],
        });
      });
      expect(deaths).toBe(1);
    }
  },
);

test('the books of all of them are right (guarantee/killed-backend)', async () => {
  for (const shop of [bogota, cancun]) expect(await shop.findFaults()).toEqual([]);
});

import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  askUntilAnswered,
  backend,
  type Checkout,
  closeKillShop,
  createStaff,
  findKillFaults,
  intents,
  openKillShop,
  payOnline,
  placeOrder,
  readOrder,
  revivals,
  sandbox,
  untilPaid,
  untilRead,
} from '@/tests/support/faults/kill-shop';
import { AT_STRIPE } from '@/tests/support/faults/kill-tenants';

/** One moment of each once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 1, full: 3 });
const CARDS = { approved: '4242424242424242', asking: '4000000000003220' };
jest.setTimeout(FAULT_TIMEOUT_MS);

let staff: Record<string, string>;
beforeAll(async () => {
  await openKillShop(AT_STRIPE);
  sandbox.state.faults.muteEvents = true;
  staff = await createStaff(['refunds:write']);
}, 120_000);
afterAll(closeKillShop);

const intentsOf = ({ order }: Checkout) =>
  intents().filter(({ metadata }) => metadata.reference?.startsWith(`${order.id}-`));

async function payByCard(checkout: Checkout, number: string): Promise<void> {
  const response = await sandbox.app.request('/v1/payment_methods', {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripeKeys(AT_STRIPE.slug).publicKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '31',
      'card[cvc]': '123',
    }),
  });
  const { id: token } = (await response.json()) as { id: string };
  await payOnline(checkout, { method: 'card', card: { token } });
}

async function approveAtBank(checkout: Checkout): Promise<void> {
  for (const { id } of intentsOf(checkout))
    await sandbox.app.request('/stripe/authenticate', {
      method: 'POST',
      body: new URLSearchParams({ intent: id, answer: 'approve' }),
    });
}

/** With the backend killed at a moment of `pay`; what it took, and what the diner reads. */
async function endOf(checkout: Checkout, point: KillPoint, pay: () => Promise<void>) {
  await backend.stop();
  await backend.start(point);
  const before = revivals;
  await pay();
  const taken = intentsOf(checkout).map(({ status }) => status);
  // One that died before the gateway heard of it is charged by nobody but another press.
  const status = taken.length === 0 ? (await readOrder(checkout)).payment?.status : await untilPaid(checkout);
  return { taken, status, deaths: revivals - before };
}

/** An approved card is settled by its call, without the job. */
const POINTS: Record<keyof typeof CARDS, KillPoint[]> = {
  approved: ['payment-after-charge', 'payment-before-charge'],
  asking: ['job-before-settle', 'payment-after-charge', 'payment-before-charge'],
};

describe.each(['approved', 'asking'] as const)('a card that is %s pays at Stripe', (card) => {
  it.each(POINTS[card].slice(0, MOMENTS))(
    'killed at %s: nothing lost, nothing twice (guarantee/killed-backend)',
    async (point) => {
      for (let time = 0; time < TIMES; time += 1) {
        const checkout = await placeOrder(`${card}-${point}-${time}`);
        const end = await endOf(checkout, point, async () => {
          await payByCard(checkout, CARDS[card]);
          await approveAtBank(checkout);
        });
        expect([
          { taken: [], status: 'pending', deaths: 1 },
          { taken: ['succeeded'], status: 'success', deaths: 1 },
        ]).toContainEqual(end);
      }
    },
  );
});

const REFUND_POINTS: KillPoint[] = ['refund-answered', 'refund-asked', 'refund-taken'];
it.each(REFUND_POINTS.slice(0, MOMENTS))(
  'killed at %s of a refund at Stripe: given back once (guarantee/killed-backend, guarantee/given-back-once)',
  async (point) => {
    for (let time = 0; time < TIMES; time += 1) {
      const checkout = await placeOrder(`${point}-${time}`);
      await payByCard(checkout, CARDS.approved);
      expect(await untilPaid(checkout)).toBe('success');
      await backend.stop();
      await backend.start(point);
      const { order } = checkout;
      const told = await askUntilAnswered({
        method: 'POST',
        path: `/staff/orders/${order.id}/refunds.json`,
        headers: { ...staff, 'idempotency-key': `refund-${order.id}` },
        body: { reason: 'Faltó todo' },
      });
      const given = await untilRead(checkout, ({ refunds }) =>
        refunds.length > 0 && refunds.every(({ given_at }) => given_at !== null) ? refunds : null,
      );
      const [intent] = intentsOf(checkout);
      expect({
        told: told.status,
        given: given?.map(({ amount }) => amount),
        atStripe: intent?.refunds.map(({ amount }) => amount),
      }).toEqual({ told: 201, given: [order.total], atStripe: [order.total * 100] });
    }
  },
);

test('the books of all of them are right (guarantee/killed-backend)', async () => {
  expect(await findKillFaults()).toEqual([]);
});

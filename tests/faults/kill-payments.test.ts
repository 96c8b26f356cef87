import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { toForm } from '@/tests/support/backend/to-form';
import { chooseCount, FAULT_TIMEOUT_MS, rowsOf } from '@/tests/support/faults/fault-counts';
import {
  closeKillBackend,
  deathsLeft,
  dieAt,
  openKillBackend,
  stripe,
  wompi,
} from '@/tests/support/faults/kill-backend';
import { type Checkout, type KillShop, openKillShop } from '@/tests/support/faults/kill-shop';
import { AT_STRIPE, AT_WOMPI } from '@/tests/support/faults/kill-tenants';
import { BROWSER } from '@/tests/support/shops/gateway';
import { drawProof } from '@/tests/support/shops/transfer-shop';

/** Checkouts that are under way when it dies. */
const CROWD = chooseCount({ short: 4, full: 20 });
/** One after the other in `npm test`, 200 times one in `npm run test:faults` (guarantee/killed-backend). */
const CROWD_POINTS: KillPoint[] = [
  'order-before-commit',
  'order-after-commit',
  'call-before-answer',
  'payment-before-charge',
  'payment-after-charge',
  // After the answers to all orders come those to their payments.
  `call-before-answer@${CROWD + 1}`,
  'job-before-settle',
];
const CROWD_ROWS = rowsOf(CROWD_POINTS, 200);
/** One moment of each way to pay once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 1, full: 9 });
const ASKING = '4000000000003220';
jest.setTimeout(FAULT_TIMEOUT_MS);

let bogota: KillShop;
let cancun: KillShop;
let staff: Record<string, string>;
let proof: Buffer;
beforeAll(async () => {
  await openKillBackend();
  bogota = await openKillShop(AT_WOMPI);
  cancun = await openKillShop(AT_STRIPE);
  proof = await drawProof();
  staff = await bogota.createStaff(['transfers:write']);
}, 120_000);
afterAll(closeKillBackend);

/** One that died before the gateway heard of it is charged by nobody but another press. */
const statusOf = async (shop: KillShop, checkout: Checkout, charges: number) =>
  charges === 0 ? (await shop.readOrder(checkout)).payment?.status : shop.untilPaid(checkout);
async function judgeOnline(checkout: Checkout) {
  const charges = bogota.chargesOf(checkout).length;
  return { charges, status: await statusOf(bogota, checkout, charges) };
}
const judgeInPerson = async (checkout: Checkout) => ({
  charges: bogota.chargesOf(checkout).length,
  status: (await bogota.readOrder(checkout)).payment?.status,
});
async function judgeAtStripe(checkout: Checkout) {
  const taken = cancun.intentsOf(checkout).map(({ status }) => status);
  return { taken, status: await statusOf(cancun, checkout, taken.length) };
}

async function payAsked(checkout: Checkout): Promise<void> {
  await bogota.payByCard(checkout, ASKING, { browser: BROWSER });
  for (const { id } of bogota.chargesOf(checkout))
    await wompi.app.request('/v1/3ds/answer', {
      method: 'POST',
      body: new URLSearchParams({ ticket_id: id, answer: 'APPROVED' }),
    });
}

async function payByTransfer(checkout: Checkout): Promise<void> {
  const { order, headers } = checkout;
  const path = '/api/pay_purchase_image';
  const sent = await bogota.ask({ method: 'POST', path, headers, body: toForm(proof, order.id) });
  expect(sent.status).toBe(200);
  const { payment } = await bogota.readOrder(checkout);
  const confirmed = await bogota.ask({
    method: 'PUT',
    path: `/staff/transfers/${payment?.id}.json`,
    headers: staff,
    body: { decision: 'confirm' },
  });
  expect(confirmed.status).toBe(200);
}

async function payInPerson({ order, headers }: Checkout): Promise<void> {
  const path = `/payments/in_person/${order.id}.json`;
  const body = { method: 'cash', cash_amount: 200_000 };
  expect((await bogota.ask({ method: 'PUT', path, headers, body })).status).toBe(200);
}

async function payAskedAtStripe(checkout: Checkout): Promise<void> {
  await cancun.payAtStripe(checkout, ASKING);
  for (const { id } of cancun.intentsOf(checkout))
    await stripe.app.request('/stripe/authenticate', {
      method: 'POST',
      body: new URLSearchParams({ intent: id, answer: 'approve' }),
    });
}

const ONLINE: KillPoint[] = ['payment-after-charge', 'job-before-settle', 'payment-before-charge'];
const PAID_ONLINE = [
  { charges: 0, status: 'pending' },
  { charges: 1, status: 'success' },
];
const atWompi = { shop: () => bogota, points: ONLINE, ends: PAID_ONLINE };
const PSE = { bank: '1', person: 'natural', dni_type: 'CC', dni: '1020304050' };
const atStripe = {
  shop: () => cancun,
  method: 'card',
  judge: judgeAtStripe,
  ends: [
    { taken: [], status: 'pending' },
    { taken: ['succeeded'], status: 'success' },
  ],
};
type Way = {
  shop: () => KillShop;
  method: string;
  points: KillPoint[];
  pay: (checkout: Checkout) => Promise<void>;
  judge: (checkout: Checkout) => Promise<unknown>;
  ends: unknown[];
};
const WAYS: Record<string, Way> = {
  'by transfer': {
    shop: () => bogota,
    method: 'transfer',
    points: ['proof-reviewed', 'proof-kept', 'proof-made'],
    pay: payByTransfer,
    judge: judgeInPerson,
    ends: [{ charges: 0, status: 'success' }],
  },
  'in person': {
    shop: () => bogota,
    method: 'card',
    points: ['in-person-settled'],
    pay: payInPerson,
    judge: judgeInPerson,
    ends: [{ charges: 0, status: 'in_person' }],
  },
  'by Nequi': {
    ...atWompi,
    method: 'nequi',
    pay: (checkout) => bogota.payOnline(checkout, { method: 'nequi', nequi: { phone: '3991111111' } }),
    judge: judgeOnline,
  },
  'by PSE': {
    ...atWompi,
    method: 'pse',
    pay: (checkout) => bogota.payOnline(checkout, { method: 'pse', pse: PSE }),
    judge: judgeOnline,
  },
  'by a card whose bank asks': { ...atWompi, method: 'card', pay: payAsked, judge: judgeOnline },
  // Settled by its call, without the job.
  'by a card that Stripe approves': {
    ...atStripe,
    points: ['payment-after-charge', 'payment-before-charge'],
    pay: (checkout) => cancun.payAtStripe(checkout),
  },
  'by a card that Stripe asks about': {
    ...atStripe,
    points: ['job-before-settle', 'payment-after-charge', 'payment-before-charge'],
    pay: payAskedAtStripe,
  },
};
const DEATHS = Object.entries(WAYS).flatMap(([name, way]) =>
  way.points.slice(0, MOMENTS).map((point) => ({ name, point, ...way })),
);

test(`${CROWD_ROWS.flat().length} deaths at seven moments with ${CROWD} checkouts under way: nothing lost, nothing twice (guarantee/killed-backend)`, async () => {
  for (const [row, points] of CROWD_ROWS.entries()) {
    const checkouts: Checkout[] = [];
    const deaths = await dieAt(points, async () => {
      // Each crowd passes all moments.
      for (let crowd = 0; crowd < points.length && deathsLeft() > 0; crowd += 1) {
        const names = Array.from({ length: CROWD }, (_none, index) => `${row}-${crowd}-${index}`);
        checkouts.push(...(await Promise.all(names.map(bogota.checkOut))));
      }
      const ends = await Promise.all(checkouts.map(judgeOnline));
      for (const end of ends) expect(PAID_ONLINE).toContainEqual(end);
      // A kill rarely comes before the gateway has heard of a charge: the other orders are paid.
      expect({ points, paid: ends.some(({ charges }) => charges === 1) }).toEqual({ points, paid: true });
    });
    expect({ points, deaths }).toEqual({ points, deaths: points.length });
  }
});

test.each(DEATHS)(
  'paid $name, the backend is killed at $point: nothing lost, nothing twice (guarantee/killed-backend)',
  async ({ name, point, shop, method, pay, judge, ends }) => {
    for (let time = 0; time < TIMES; time += 1) {
      const checkout = await shop().placeOrder(`${name}-${point}-${time}`, method);
      const work = async () => {
        await pay(checkout);
        expect(ends).toContainEqual(await judge(checkout));
      };
      expect(await dieAt([point], work)).toBe(1);
    }
  },
);

test('the books of all of them are right (guarantee/killed-backend)', async () => {
  for (const shop of [bogota, cancun]) expect(await shop.findFaults()).toEqual([]);
});

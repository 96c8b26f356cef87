import type { KillPoint } from '@/tests/support/backend/killable-backend';
import { toForm } from '@/tests/support/backend/to-form';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import {
  askUntilAnswered,
  backend,
  type Checkout,
  closeKillShop,
  createStaff,
  findKillFaults,
  HOLDER,
  openKillShop,
  payOnline,
  placeOrder,
  readOrder,
  revivals,
  sandbox,
  tokenize,
  transactions,
  untilPaid,
} from '@/tests/support/faults/kill-shop';
import { BROWSER } from '@/tests/support/shops/gateway';
import { drawProof } from '@/tests/support/shops/transfer-shop';

/** One moment of each once in `npm test`, all of them 20 times in `npm run test:faults`. */
const TIMES = chooseCount({ short: 1, full: 20 });
const MOMENTS = chooseCount({ short: 1, full: 9 });
const ASKING = '4000000000003220';
jest.setTimeout(FAULT_TIMEOUT_MS);

let staff: Record<string, string>;
let proof: Buffer;
beforeAll(async () => {
  await openKillShop();
  sandbox.state.faults.muteEvents = true;
  proof = await drawProof();
  staff = await createStaff(['transfers:write']);
}, 120_000);
afterAll(closeKillShop);

const chargesOf = ({ order }: Checkout) =>
  transactions().filter(({ reference }) => reference.startsWith(`${order.id}-`));

/** One that died before the gateway heard of it is charged by nobody but another press. */
async function judgeOnline(checkout: Checkout): Promise<unknown> {
  const charges = chargesOf(checkout).length;
  const status = charges === 0 ? (await readOrder(checkout)).payment?.status : await untilPaid(checkout);
  return { charges, status };
}
const judgeInPerson = async (checkout: Checkout) => ({
  charges: chargesOf(checkout).length,
  status: (await readOrder(checkout)).payment?.status,
});

async function payAsked(checkout: Checkout): Promise<void> {
  const card = { token: await tokenize(ASKING), ...HOLDER, browser: BROWSER };
  await payOnline(checkout, { method: 'card', card });
  for (const { id } of chargesOf(checkout))
    await sandbox.app.request('/v1/3ds/answer', {
      method: 'POST',
      body: new URLSearchParams({ ticket_id: id, answer: 'APPROVED' }),
    });
}

async function payByTransfer(checkout: Checkout): Promise<void> {
  const { order, headers } = checkout;
  const sent = await askUntilAnswered({
    method: 'POST',
    path: '/api/pay_purchase_image',
    headers,
    body: toForm(proof, order.id),
  });
  expect(sent.status).toBe(200);
  const { payment } = await readOrder(checkout);
  const path = `/staff/transfers/${payment?.id}.json`;
  const body = { decision: 'confirm' };
  const confirmed = await askUntilAnswered({ method: 'PUT', path, headers: staff, body });
  expect(confirmed.status).toBe(200);
}

async function payInPerson({ order, headers }: Checkout): Promise<void> {
  const path = `/payments/in_person/${order.id}.json`;
  const body = { method: 'cash', cash_amount: 200_000 };
  const changed = await askUntilAnswered({ method: 'PUT', path, headers, body });
  expect(changed.status).toBe(200);
}

const PSE = { bank: '1', person: 'natural', dni_type: 'CC', dni: '1020304050' };
const ONLINE: KillPoint[] = ['payment-after-charge', 'job-before-settle', 'payment-before-charge'];
type Kind = {
  method: string;
  points: KillPoint[];
  pay: (checkout: Checkout) => Promise<void>;
  judge: (checkout: Checkout) => Promise<unknown>;
  ends: unknown[];
};
const PAID_ONLINE = [
  { charges: 0, status: 'pending' },
  { charges: 1, status: 'success' },
];
const KINDS: Record<string, Kind> = {
  'by Nequi': {
    method: 'nequi',
    points: ONLINE,
    pay: (checkout) => payOnline(checkout, { method: 'nequi', nequi: { phone: '3991111111' } }),
    judge: judgeOnline,
    ends: PAID_ONLINE,
  },
  'by PSE': {
    method: 'pse',
    points: ONLINE,
    pay: (checkout) => payOnline(checkout, { method: 'pse', pse: PSE }),
    judge: judgeOnline,
    ends: PAID_ONLINE,
  },
  'by a card whose bank asks': {
    method: 'card',
    points: ONLINE,
    pay: payAsked,
    judge: judgeOnline,
    ends: PAID_ONLINE,
  },
  'by transfer': {
    method: 'transfer',
    points: ['proof-reviewed', 'proof-kept', 'proof-made'],
    pay: payByTransfer,
    judge: judgeInPerson,
    ends: [{ charges: 0, status: 'success' }],
  },
  'in person': {
    method: 'card',
    points: ['in-person-settled'],
    pay: payInPerson,
    judge: judgeInPerson,
    ends: [{ charges: 0, status: 'in_person' }],
  },
};

describe.each(Object.entries(KINDS))('paid %s', (name, { method, points, pay, judge, ends }) => {
  it.each(points.slice(0, MOMENTS))(
    'the backend is killed at %s: nothing lost, nothing twice (guarantee/killed-backend)',
    async (point) => {
      for (let time = 0; time < TIMES; time += 1) {
        const checkout = await placeOrder(`${name}-${point}-${time}`, method);
        await backend.stop();
        await backend.start(point);
        const before = revivals;
        await pay(checkout);
        const end = await judge(checkout);
        expect(ends).toContainEqual(end);
        expect(revivals - before).toBe(1);
      }
    },
  );
});

test('the books of all of them are right (guarantee/killed-backend)', async () => {
  expect(await findKillFaults()).toEqual([]);
});

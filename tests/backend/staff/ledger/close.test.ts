import { randomUUID } from 'node:crypto';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { openTill } from '@/tests/support/money/till';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { keyOf } from '@/tests/support/shops/shop';

/** A Friday at eight in the evening, in Bogotá. */
const FRIDAY = new Date('2026-03-07T01:00:00Z');
const HOUR_MS = 3_600_000;

let paying: PayingBackend;
let shop: Sharing;
let ana: ReturnType<typeof openTill>;
let leo: ReturnType<typeof openTill>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = FRIDAY;
  shop = await openSharing(paying);
  const { slug } = shop;
  const of = async (role: 'cashier' | 'manager') =>
    openTill({ shop, person: await joinStaff({ backend: paying.backend, slug, role }) });
  ana = await of('cashier');
  leo = await of('manager');
});

const made = ({ status, body, text }: Awaited<ReturnType<typeof ana.close>>): MoneyClose => {
  if (status !== 201) throw new Error(text);
  return body as MoneyClose;
};

it('a reading adds up cash and cards, tips apart and by who took them (rule staff/close)', async () => {
  await ana.drawer('opening', 50_000);
  await ana.sell('1', { amount: 40_000, tip: 4_000, cash_amount: 50_000 });
  await leo.sell('2', { amount: 30_000, tip: 3_000, method: 'card_reader' });
  await ana.drawer('cash_out', 8_000, 'Hielo');
  const first = await ana.reading();
  expect(first).toMatchObject({
    ...{ number: 1, since: null, days: ['2026-03-06'], is_late: false, currency: 'COP' },
    report: {
      ...{ orders: 2, sales: 70_000, tips: 7_000, given_back: 0, total: 77_000 },
      methods: [
        { method: 'cash', orders: 1, sales: 40_000, tips: 4_000, total: 44_000 },
        { method: 'card_reader', orders: 1, sales: 30_000, tips: 3_000, total: 33_000 },
      ],
      tips_by: [
        { by: { kind: 'person', name: 'Ana cashier' }, tips: 4_000 },
        { by: { kind: 'person', name: 'Ana manager' }, tips: 3_000 },
      ],
      cash: { opening: 50_000, taken: 44_000, taken_out: 8_000, expected: 86_000 },
    },
  });
  expect(await ana.reading()).toEqual(first);
  const { moves } = await ana.moves();
  expect(moves.map(({ kind }) => kind)).toEqual(['cash_out', 'taken', 'taken', 'opening']);
  expect(moves[2]).toMatchObject({ received: 50_000, change: 6_000, by: { name: 'Ana cashier' } });
});

it('cash of 48.030 pesos is 48.050 in the drawer: the rounding is a line of its own, and a card pays to the peso (rule payments/rounding)', async () => {
  await ana.sell('1', { amount: 48_030, cash_amount: 50_000 });
  await ana.sell('2', { amount: 48_030, cash_amount: 48_030 });
  await ana.sell('1', { amount: 48_020, cash_amount: 48_000 });
  await ana.sell('2', { amount: 48_030, method: 'card_reader' });
  const { moves } = await ana.moves();
  expect(moves.map(({ rounding, change }) => [rounding, change])).toEqual([
    ...[
      [0, null],
      [-20, 0],
      [0, 0],
      [20, 1_950],
    ],
  ]);
  const orders = await Promise.all(moves.map(({ order }) => leo.order(order?.id ?? 0)));
  expect(orders.map(({ payments }) => payments.map(({ rounding }) => rounding))).toEqual([
    ...[[0], [-20], [0], [20]],
  ]);
  expect((await ana.reading()).report).toMatchObject({
    ...{ sales: 192_110, rounding: 0, total: 192_110, cash: { expected: 144_080 } },
    methods: [
      { method: 'cash', sales: 144_080, rounding: 0, total: 144_080 },
      { method: 'card_reader', sales: 48_030, rounding: 0, total: 48_030 },
    ],
  });
});

it('a close claims what is open, and its figures never change after (rule staff/close, guarantee/one-close)', async () => {
  await ana.sell('1', { amount: 40_000 });
  const first = made(await ana.close(1, 39_500));
  expect(first).toMatchObject({ number: 1, counted: 39_500, difference: -500, copies: 0, is_late: false });
  await ana.sell('2', { amount: 10_000 });
  const second = made(await leo.close(2, 10_000));
  expect(second).toMatchObject({ number: 2, difference: 0, since: first.at, report: { total: 10_000 } });
  expect(await ana.one(first)).toEqual(first);
  expect((await ana.closes()).closes).toMatchObject([
    { number: 2, total: 10_000, by: { name: 'Ana manager' } },
    {
      number: 1,
      total: 40_000,
      difference: -500,
      report: { methods: [{ method: 'cash', orders: 1, sales: 40_000 }] },
    },
  ]);
  expect((await ana.reading()).report.total).toBe(0);
  expect((await ana.day()).report.total).toBe(50_000);
  expect((await ana.moves('?close=1')).moves).toMatchObject([{ amount: 40_000, close: 1 }]);
});

it('nothing is closed with another sum than who counted was told, and nothing is claimed then (rule staff/close)', async () => {
  await ana.sell('1', { amount: 40_000 });
  const told = { supplier_id: shop.branchId(), number: 1, counted: 40_000, expected: 40_000 };
  await leo.sell('2', { amount: 11_900 });
  const late = await ana.send('POST', '/staff/closes.json', told);
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: { key: 'total_changed', values: { total: 51_900 } } },
  ]);
  expect((await ana.reading()).report.total).toBe(51_900);
  const seen = await ana.send('POST', '/staff/closes.json', { ...told, expected: 51_900 });
  expect(made(seen)).toMatchObject({ number: 1, difference: -11_900 });
});

it('who takes money back that somebody else took leaves the tip with nobody, also after a close', async () => {
  const { id } = await ana.sell('1', { amount: 40_000, tip: 2_000 });
  const { moves } = await ana.moves();
  const tipsOf = async () => (await ana.reading()).report.tips_by.map(({ by, tips }) => [by?.name, tips]);
  expect(await tipsOf()).toEqual([['Ana cashier', 2_000]]);
  await shop.write(
    `insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, tip_minor, actor, created_at)
     select instance_id, supplier_id, purchase_id, payment_id, 'undone', method, -amount_minor, -tip_minor, 'somebody else', created_at
     from money_moves where instance_id = $1 and purchase_id = $2`,
    [id],
  );
  expect(moves).toHaveLength(1);
  expect(await tipsOf()).toEqual([]);
});

it('money of which some went back is corrected whole: what went back went as it did', async () => {
  const { id } = await ana.sell('1', { amount: 34_000 });
  const asked = await leo.send('POST', `/staff/orders/${id}/refunds.json`, {
    reason: 'Frío',
    amount: 15_000,
  });
  const { refunds } = asked.body as { refunds: { id: number }[] };
  await leo.send('PUT', `/staff/refunds/${refunds[0]?.id}.json`, { status: 'refunded' });
  const [, taken] = (await ana.moves()).moves;
  expect((await ana.moves()).moves.map(({ is_correctable: may }) => may)).toEqual([false, true]);
  await leo.correct(taken?.payment_id ?? 0, 'card_reader');
  expect((await ana.reading()).report).toMatchObject({
    ...{ total: 19_000, cash: { expected: -15_000 } },
    methods: [
      { method: 'cash', total: -15_000 },
      { method: 'card_reader', total: 34_000 },
    ],
  });
  expect((await ana.moves()).moves.map(({ is_correctable: may }) => may)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('rows of a close that no branch can have are none', async () => {
  expect((await ana.moves('?close=9999999999999999')).moves).toEqual([]);
});

it('a close of another branch has numbers of its own', async () => {
  made(await ana.close(1, 0));
  const north = { supplier_id: shop.branchId('norte'), number: 1, counted: 0 };
  expect((await ana.send('POST', '/staff/closes.json', north)).status).toBe(201);
});

it('somebody who saw another number closes nothing, and the same call again is the same close', async () => {
  await ana.sell('1', { amount: 40_000 });
  const key = randomUUID();
  const [first, again] = [await ana.close(1, 40_000, key), await ana.close(1, 40_000, key)];
  expect(made(again)).toEqual(made(first));
  const late = await leo.close(1, 40_000);
  expect([late.status, keyOf(late)]).toEqual([409, 'conflict']);
  expect((await ana.closes()).closes).toHaveLength(1);
});

it('a late close says the days that it covers: a bar’s Friday ends on Saturday at four', async () => {
  await ana.sell('1', { amount: 40_000 });
  paying.backend.clock.now = new Date(FRIDAY.getTime() + 7 * HOUR_MS);
  await ana.sell('2', { amount: 10_000 });
  expect(await ana.reading()).toMatchObject({ days: ['2026-03-06'], is_late: false });
  paying.backend.clock.now = new Date(FRIDAY.getTime() + 8 * HOUR_MS);
  await ana.sell('1', { amount: 5_000 });
  const late = made(await ana.close(1, 55_000));
  expect(late).toMatchObject({ days: ['2026-03-06', '2026-03-07'], is_late: true, difference: 0 });
  expect((await ana.day('2026-03-06')).report.total).toBe(50_000);
  expect(await ana.day()).toMatchObject({ date: '2026-03-07', report: { total: 5_000 } });
});

it('a refund of yesterday’s order stands in today’s close', async () => {
  const { id } = await ana.sell('1', { amount: 40_000, tip: 4_000 });
  made(await ana.close(1, 44_000));
  paying.backend.clock.now = new Date(FRIDAY.getTime() + 24 * HOUR_MS);
  const asked = await leo.send('POST', `/staff/orders/${id}/refunds.json`, {
    reason: 'Frío',
    amount: 10_000,
  });
  const { refunds } = asked.body as { refunds: { id: number }[] };
  await leo.send('PUT', `/staff/refunds/${refunds[0]?.id}.json`, { status: 'refunded' });
  expect(made(await ana.close(2, 0))).toMatchObject({
    difference: 10_000,
    report: { orders: 0, sales: 0, given_back: 10_000, total: -10_000, cash: { expected: -10_000 } },
  });
});

it('money that came by another way is two rows of today, and the drawer expects what it has', async () => {
  await ana.sell('1', { amount: 40_000, tip: 2_000 });
  const [taken] = (await ana.moves()).moves;
  expect(taken).toMatchObject({ method: 'cash', is_correctable: true });
  const right = (method: string) => leo.correct(taken?.payment_id ?? 0, method);
  expect((await right('card_reader')).status).toBe(200);
  expect((await right('card_reader')).status).toBe(200);
  expect((await ana.moves()).moves).toMatchObject([
    { kind: 'corrected', method: 'card_reader', amount: 40_000, tip: 2_000, is_correctable: true },
    { kind: 'corrected', method: 'cash', amount: -40_000, tip: -2_000, reason: 'Pasó la tarjeta' },
    { kind: 'taken', method: 'cash', is_correctable: false },
  ]);
  expect((await ana.reading()).report).toMatchObject({ orders: 1, total: 42_000, cash: { expected: 0 } });
});

it('the drawer’s beginning may be said again, and is said once for a key', async () => {
  await ana.drawer('opening', 50_000);
  const key = randomUUID();
  for (const _again of [1, 2]) await ana.drawer('cash_in', 5_000, 'Cambio', key);
  const { body } = await ana.drawer('opening', 30_000);
  expect((body as MoneyReading).report.cash).toMatchObject({
    opening: 30_000,
    put_in: 5_000,
    expected: 35_000,
  });
});

it.each([
  ['without a reason', ['cash_out', 5_000], { reason: 'required' }],
  ['of nothing', ['cash_in', 0, 'Cambio'], { amount: 'too_small' }],
  ['of less than a peso', ['opening', 0.5], { amount: 'decimals' }],
] as const)('cash %s is not moved', async (_what, [kind, amount, reason], fields) => {
  const refused = await ana.drawer(kind, amount, reason);
  expect([refused.status, refused.body]).toMatchObject([422, { error: { fields } }]);
  expect((await ana.moves()).moves).toEqual([]);
});

it('the first print of a close is its original, whenever it is made; each other one is a copy with its number', async () => {
  const close = made(await ana.close(1, 0));
  expect(close).toMatchObject({ is_printed: false, copies: 0 });
  const print = async (key: string) =>
    (await ana.send('POST', `/staff/closes/${close.id}/prints.json`, {}, key)).body as MoneyClose;
  const printed = [await print('one'), await print('two'), await print('one'), await print('three')];
  expect(printed.map(({ copies, is_printed: is }) => [copies, is])).toEqual([
    ...[
      [0, true],
      [1, true],
      [0, true],
      [2, true],
    ],
  ]);
  expect(await ana.one(close)).toEqual({ ...close, is_printed: true, copies: 2 });
});

it('a waiter reads no money and closes nothing', async () => {
  const { slug } = shop;
  const waiter = openTill({
    shop,
    person: await joinStaff({ backend: paying.backend, slug, role: 'waiter' }),
  });
  expect([(await waiter.close(1, 0)).status, (await waiter.drawer('cash_in', 1, 'x')).status]).toEqual([
    403, 403,
  ]);
});

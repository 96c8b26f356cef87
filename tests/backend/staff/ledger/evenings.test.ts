import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import type { Today } from '@/lib/contract/staff/day/today-calls';
import { createRandom, type Random } from '@/scripts/generated-tenant/seeded-random';
import { chooseCount, FAULT_TIMEOUT_MS, faultSeed } from '@/tests/support/faults/fault-counts';
import { openTill } from '@/tests/support/money/till';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';

const EVENINGS = chooseCount({ short: 4, full: 500 });
const SEED = faultSeed();
const MINUTE_MS = 60_000;
/** Bogotá is five hours behind, and its day of money begins at four. */
const NINE_HOURS_MS = 9 * 60 * MINUTE_MS;

type Method = 'cash' | 'card_reader';
type Sale = { id: number; method: Method; paid: number; left: number; period: number };
/** Somebody who watches the drawer, the reader's slips and the jar of tips, and knows no ledger, counts these. */
type Counted = { drawer: number; sales: number; tips: number; back: number; slips: Record<Method, number> };
const nothing = (): Counted => ({
  drawer: 0,
  sales: 0,
  tips: 0,
  back: 0,
  slips: { cash: 0, card_reader: 0 },
});

let paying: PayingBackend;
let shop: Sharing;
let ana: ReturnType<typeof openTill>;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-06T23:00:00Z');
  shop = await openSharing(paying);
  const of = (role: 'cashier' | 'owner') => joinStaff({ backend: paying.backend, slug: shop.slug, role });
  ana = openTill({ shop, person: await of('cashier') });
  owner = await of('owner');
});

/** Coins of fifty pesos: twenty-five are left to the guest. */
function inCoins(sum: number): number {
  const rest = Math.abs(sum) % 50;
  return Math.sign(sum) * (Math.abs(sum) - rest + (rest > 25 ? 50 : 0));
}

const dayOf = (at: Date) => new Date(at.getTime() - NINE_HOURS_MS).toISOString().slice(0, 10);

/** One evening of random happenings, each counted beside the calls that note it. */
function openEvening({ whole: between, oneIn, pick }: Random) {
  const whole = (most: number) => between(1, most);
  const sales: Sale[] = [];
  const days = new Map<string, Counted>();
  let open = nothing();
  let period = 1;
  /** Counts for the open time and for the day. */
  const count = (change: (counted: Counted) => void) => {
    const day = dayOf(paying.backend.clock.now);
    const ofDay = days.get(day) ?? nothing();
    days.set(day, ofDay);
    for (const one of [open, ofDay]) change(one);
  };
  const pay = (one: Counted, method: Method, amount: number) => {
    const paid = method === 'cash' ? inCoins(amount) : amount;
    one.slips[method] += paid;
    if (method === 'cash') one.drawer += paid;
  };

  async function sell() {
    const method: Method = oneIn(3) ? 'card_reader' : 'cash';
    const amount = whole(90) * 1_000 + whole(99);
    const tip = oneIn(2) ? whole(900) : 0;
    const note = method === 'cash' && !oneIn(3) ? { cash_amount: amount + tip + whole(20) * 500 } : {};
    const account: StaffAccount = await ana.sell(pick(['1', '2']), {
      amount,
      tip,
      method,
      ...note,
    });
    sales.push({ id: account.id, method, paid: amount + tip, left: amount + tip, period });
    count((one) => {
      one.sales += amount;
      one.tips += tip;
      pay(one, method, amount + tip);
    });
  }

  async function moveDrawer() {
    const amount = whole(30) * 500;
    const isIn = oneIn(2);
    await ana.drawer(isIn ? 'cash_in' : 'cash_out', amount, 'Cambio');
    count((one) => {
      one.drawer += isIn ? amount : -amount;
    });
  }

  /** Cash that was the reader's, or the other way round. */
  async function correct() {
    const sale = sales.findLast((one) => one.period === period);
    if (!sale) return;
    const { moves } = await ana.moves();
    const paymentId = moves.find(({ order }) => order?.id === sale.id)?.payment_id ?? 0;
    const to: Method = sale.method === 'cash' ? 'card_reader' : 'cash';
    expect((await ana.correct(paymentId, to)).status).toBe(200);
    count((one) => {
      pay(one, sale.method, -sale.paid);
      pay(one, to, sale.paid);
    });
    sale.method = to;
  }

  async function giveBack() {
    if (sales.length === 0) return;
    const sale = pick(sales);
    if (sale.left === 0) return;
    const amount = Math.min(sale.left, whole(20_000));
    const asked = await ana.send('POST', `/staff/orders/${sale.id}/refunds.json`, { reason: 'Frío', amount });
    const { refunds } = asked.body as { refunds: { id: number }[] };
    await ana.send('PUT', `/staff/refunds/${refunds[0]?.id}.json`, { status: 'refunded' });
    sale.left -= amount;
    count((one) => {
      one.back += sale.method === 'cash' ? inCoins(amount) : amount;
      pay(one, sale.method, -amount);
    });
  }

  async function check() {
    const { report, number } = await ana.reading();
    expect(number).toBe(period);
    expect(report).toMatchObject({
      ...{ sales: open.sales, tips: open.tips, given_back: open.back, cash: { expected: open.drawer } },
      total: open.slips.cash + open.slips.card_reader,
    });
    for (const { method, total } of report.methods) expect(total).toBe(open.slips[method as Method]);
  }

  async function close() {
    await check();
    const counted = Math.max(0, open.drawer + (oneIn(2) ? 0 : 1_000));
    const { body, status } = await ana.close(period, counted);
    expect(status).toBe(201);
    expect((body as MoneyClose).difference).toBe(counted - open.drawer);
    open = nothing();
    period += 1;
  }

  const HAPPENINGS = [sell, sell, sell, sell, moveDrawer, correct, giveBack, close];
  return {
    async step() {
      paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + whole(90) * MINUTE_MS);
      await pick(HAPPENINGS)();
    },
    check,
    days,
  };
}

/** The close, the day's report and the page of the day say of each day what was counted. */
async function checkDays(days: ReadonlyMap<string, Counted>) {
  for (const [date, { sales, tips, back, slips }] of days) {
    const { report } = await ana.day(date);
    expect(report).toMatchObject({ sales, tips, given_back: back, total: slips.cash + slips.card_reader });
    const path = `/staff/day/today.json?date=${date}&supplier_id=${shop.branchId()}`;
    const { methods, now } = (await owner.at({ path })).body as Today;
    // One figure on both screens: «taken», tips and what was given back.
    expect([now.taken, now.tips, now.given_back]).toEqual([report.sales, report.tips, report.given_back]);
    const sum = (of: (one: (typeof methods)[number]) => number) =>
      methods.reduce((all, one) => all + of(one), 0);
    const page = [sum((one) => one.taken), sum((one) => one.tips), sum((one) => one.given_back)];
    expect(page).toEqual([sales, tips, back]);
  }
}

test(
  `${EVENINGS} evenings add up to the cent as somebody counts them who watches (rule staff/close), seed ${SEED}`,
  async () => {
    const random = createRandom(SEED);
    for (let evening = 0; evening < EVENINGS; evening += 1) {
      paying.backend.clock.now = new Date('2026-03-06T23:00:00Z');
      if (evening > 0) shop = await openSharing(paying);
      const of = (role: 'cashier' | 'owner') => joinStaff({ backend: paying.backend, slug: shop.slug, role });
      if (evening > 0) [ana, owner] = [openTill({ shop, person: await of('cashier') }), await of('owner')];
      const { step, check, days } = openEvening(random);
      for (let happening = 0; happening < 15; happening += 1) await step();
      await check();
      // The page of a day that runs counts until a moment ago.
      paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 1);
      await checkDays(days);
    }
  },
  FAULT_TIMEOUT_MS,
);

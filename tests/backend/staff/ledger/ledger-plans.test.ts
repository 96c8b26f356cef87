import { writePastOrders } from '@/scripts/bench/grow-database';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop, type Shop } from '@/tests/support/shops/shop';

/** Rows of years, which are in closes. */
const PAST = 6_000;
const CLOSES = 60;
/** Rows that a statement may look at: a page of the ledger with the payments that it names. */
const ROWS = 500;

/** A ledger of years that waits for nobody: each row is in one of the closes. $1 is the tenant. */
const PAST_ROWS = [
  `insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, created_at, close_number)
   select p.instance_id, c.supplier_id, c.id, p.id, 'taken', 'card', p.amount_minor, '2019-01-01'::timestamptz + p.id * interval '1 minute',
     1 + p.id % ${CLOSES}
   from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id where p.instance_id = $1`,
  `insert into money_moves (instance_id, supplier_id, kind, method, amount_minor, reason, created_at, close_number)
   select instance_id, supplier_id, 'cash_out', 'cash', -1, 'x', created_at, close_number from money_moves where instance_id = $1`,
  `insert into money_closes (instance_id, supplier_id, number, actor, created_at, counted_minor, figures)
   select $1, (select min(id) from suppliers where instance_id = $1), n, 'operator', '2019-02-01'::timestamptz + n * interval '1 day', 0,
     '{"days":[],"isLate":false,"rows":0,"report":{"totalMinor":0,"methods":[],"tips":[],"cash":{"expectedMinor":0}}}'
   from generate_series(1, ${CLOSES}) n`,
];

let backend: TestBackend;
let shop: Shop;
let ana: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  ana = await joinStaff({ backend, slug: shop.slug, role: 'cashier' });
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: PAST });
    for (const text of PAST_ROWS) await sql(text, [shop.instanceId]);
    await sql('analyze');
  });
}, 120_000);
afterAll(() => backend.close());

/** The statements about the ledger that a call makes. */
async function plansOf(call: { method?: string; path: string; body?: object }): Promise<Plan[]> {
  const plans: Plan[] = [];
  const { db } = backend;
  Object.assign(backend.deps, { db: withPlans(db, (plan) => plans.push(plan)) });
  const { status, text } = await ana.at(call);
  Object.assign(backend.deps, { db });
  if (status >= 300) throw new Error(text);
  return plans.filter(({ text: statement }) => /money_moves|money_closes/.test(statement));
}

describe('however long the ledger of a branch is, nothing looks at more of it than is asked for (rule payments/ledger)', () => {
  it.each([
    ['a reading', '/staff/money/reading.json', ''],
    ['the money of a day', '/staff/money.json', ''],
    ['the rows that no close has', '/staff/money/moves.json', ''],
    ['the rows of a close', '/staff/money/moves.json', '&close=7'],
    ['the rows of a drawer in a close', '/staff/money/moves.json', '&close=7&of=drawer'],
    ['the closes', '/staff/closes.json', ''],
  ])('%s', async (_what, path, asked) => {
    const plans = await plansOf({ path: `${path}?supplier_id=${shop.branchId()}${asked}` });
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter(({ rows }) => rows > ROWS).map(({ text, rows }) => [rows, text])).toEqual([]);
  });

  it('a close and what the drawer begins with', async () => {
    const own = { supplier_id: shop.branchId() };
    const drawer = { ...own, kind: 'opening', amount: 50_000 };
    const plans = [
      ...(await plansOf({ method: 'POST', path: '/staff/money/drawer.json', body: drawer })),
      ...(await plansOf({
        ...{ method: 'POST', path: '/staff/closes.json' },
        body: { ...own, number: CLOSES + 1, counted: 50_000 },
      })),
    ];
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.filter(({ rows }) => rows > ROWS).map(({ text, rows }) => [rows, text])).toEqual([]);
  });
});

import { forgetVisits } from '@/backend/visit';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

const DAY_MS = 86_400_000;
/** Rows in each table; a twentieth of them is old. */
const VISITS = 60_000;
/** A turn takes 200 rows of a tenant. */
const ROWS = 1_000;
/** Only ends what hangs: fewer rows, and the planner reads the table. */
const FILL_MS = 180_000;

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  await backend.db.system(async (sql) => {
    const ages = `(select n, now() - n * interval '1 second' - case when n % 20 = 0 then interval '100 days' else '0' end as at
       from generate_series(1, ${VISITS}) n) ages`;
    const ofVisits = 'from sessions where instance_id = $1';
    for (const fill of [
      `insert into sessions (instance_id, details, created_at) select $1, '{"so": "Linux"}', at from ${ages}`,
      `insert into acquisitions (instance_id, session_id, details, created_at) select $1, id, '{"gclid": "g"}', created_at ${ofVisits}`,
      `insert into trackings (instance_id, session_id, event, step, details, created_at)
       select $1, id, 'page_view', 'visit', '{"page": "home"}', created_at ${ofVisits}`,
      `insert into performance_metrics (instance_id, session_id, transfer_kb, created_at) select $1, id, 180, created_at ${ofVisits}`,
      `insert into cookie_consents (instance_id, session_id, version, accepted, purposes, created_at)
       select $1, id, '1', true, '{necessary}', created_at ${ofVisits}`,
      'set local session_replication_role = replica',
      // Without the orders and coupons that they belong to.
      `insert into coupon_persons (instance_id, purchase_id, coupon_id, kind, mark, slot, first_order, created_at)
       select $1, n, 1, 'phone', decode(md5(n::text), 'hex'), 1, false, at - interval '300 days' from ${ages}`,
    ]) {
      await sql(fill, fill.includes('$1') ? [shop.instanceId] : []);
      // After each: a foreign key checked while its table was small is planned to read the whole of it, until then.
      await sql('analyze');
    }
  });
}, FILL_MS);
afterAll(() => backend.close());

test('a turn of forgetting reads what is old by its index, and nothing else (rule visit/retention)', async () => {
  const plans: Plan[] = [];
  const db = withPlans(backend.db, (plan) => plans.push(plan));
  await forgetVisits({ db, now: new Date(Date.now() + DAY_MS), after: shop.instanceId - 1 });
  expect(plans.length).toBeGreaterThan(8);
  const isRead = ({ scanned, rows }: Plan) => rows > ROWS || scanned.some((table) => table !== 'instances');
  expect(plans.filter(isRead)).toEqual([]);
});

import { writePastOrders } from '@/scripts/bench/grow-database';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';
import { joinOwner } from './read-alarms';

/**
 * Orders that are over, each with a payment at a gateway, a refund, words and a message; and as many bookings, each with a reminder
 * to come. Five hundred tables have called, and were attended, at an hour that no job of another test forgets.
 */
const PAST = 2_000;
/** Rows that a part of a statement may look at in one pass; other tests leave some that wait. */
const ROWS = 500;

/** A busy year leaves this behind, and nothing of it waits for anybody. $1 is the tenant. */
const PAST_ROWS = [
  `update payments set provider = 'sandbox' where instance_id = $1`,
  `insert into refunds (instance_id, payment_id, amount_minor, reason, state, actor, created_at, given_by, given_at)
   select instance_id, id, 1, 'cancelled', 'given', 'operator', created_at, 'hand', created_at from payments where instance_id = $1`,
  `insert into help_requests (instance_id, purchase_id, profile_id, reason, words, created_at, settled_at)
   select instance_id, id, profile_id, 'other', 'x', created_at, created_at from purchases where instance_id = $1`,
  `insert into order_notices (instance_id, purchase_id, kind, lang, send_tries, sent_at)
   select instance_id, id, 'rating', 'es', 1, created_at from purchases where instance_id = $1`,
  `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact)
   select instance_id, supplier_id, profile_id, 'approved', 2, created_at, created_at + interval '1 hour', created_at, '{}'
   from purchases where instance_id = $1`,
  `insert into tables (instance_id, supplier_id, kind, label_key, label, position, active, qr_version)
   select $1, (select min(id) from suppliers where instance_id = $1), 'table', 'p' || n, 'P' || n, 1000 + n, true, 1
   from generate_series(1, 500) n`,
  `insert into waiter_calls (instance_id, table_id, reason, called_at, attended_at)
   select t.instance_id, t.id, r.reason, '2099-01-01', '2099-01-01'
   from tables t, unnest(array['waiter', 'bill', 'menu', 'join']) r (reason) where t.instance_id = $1`,
  `insert into booking_notices (instance_id, booking_id, kind, lang, send_at)
   select instance_id, id, 'reminder', 'es', '2099-01-01' from bookings where instance_id = $1`,
];

const plans: Plan[] = [];
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: PAST });
    for (const text of PAST_ROWS) await sql(text, [shop.instanceId]);
    await sql('analyze');
  });
}, 120_000);
afterAll(() => backend.close());

test('what waits is asked for in a constant number of statements, none of which looks at what is over', async () => {
  const owner = await joinOwner({ backend, slug: shop.slug });
  const { db } = backend;
  Object.assign(backend.deps, { db: withPlans(db, (plan) => plans.push(plan), { isLarge: true }) });
  expect(await owner.alarms()).toEqual([]);
  Object.assign(backend.deps, { db });
  const own = plans.filter(({ text }) => /min\(|board_visits/.test(text));
  expect(own).toHaveLength(7);
  expect(own.filter(({ atOnce }) => atOnce > ROWS).map(({ text, atOnce }) => [atOnce, text])).toEqual([]);
});

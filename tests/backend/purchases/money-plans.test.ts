import { writePastOrders } from '@/scripts/bench/grow-database';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { openCourt } from '@/tests/support/shops/court-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';

/** Orders of the tenant, each with a payment and a refund. */
const PAST_ORDERS = 5_000;
/** Rows that a statement may look at. */
const ROWS = 200;
/** Only ends what hangs. */
const FILL_MS = 120_000;

const plans: Plan[] = [];
let paying: PayingBackend;
let court: Awaited<ReturnType<typeof openCourt>>;
beforeAll(async () => {
  paying = await createPayingBackend();
  court = await openCourt(paying);
  const regular = await court.createDiner();
  const { deps, db } = paying.backend;
  await db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId: regular.id, count: PAST_ORDERS });
    await sql(
      `insert into refunds (instance_id, payment_id, amount_minor, reason, state, actor, created_at, given_by, given_at)
       select instance_id, id, 1, 'cancelled', 'given', 'operator', created_at, 'hand', created_at from payments
       where instance_id = $1`,
      [court.instanceId],
    );
    await sql('analyze');
  });
  Object.assign(deps, { db: withPlans(db, (plan) => plans.push(plan)) });
}, FILL_MS);
afterAll(() => paying.close());

const runJobs = () => {
  paying.pass(2_000);
  return paying.runJobs();
};

const ask = async (method: string, path: string, body: object) =>
  expect((await court.ask({ method, path, headers: court.staff, body })).status).toBeLessThan(300);

test('no statement that settles a payment or gives money back looks at more rows where its tenant has many', async () => {
  const ana = await court.createDiner();
  const paid = await court.buy(ana, { caldo: 1, chaufa: 1, torta: 1 });
  await runJobs();
  const { pollo = 0, arroz = 0 } = await court.stallIdsOf(paid);
  await ask('POST', `/staff/orders/${arroz}/refunds.json`, { reason: 'x', amount: 1_000 });
  await court.move(pollo, 'cancelled');
  await runJobs();
  const [owed] = (await court.orderNow(ana, paid)).refunds;
  await ask('PUT', `/staff/refunds/${owed?.id}.json`, { status: 'refunded' });
  await court.voidCharge(paid);
  expect(await court.until(ana, paid, 'refunded')).toMatchObject({ payment: { status: 'refunded' } });
  for (const step of ['insert into refunds', 'set given_minor', 'update webhook_inbox'])
    expect(plans.map(({ text }) => text)).toContainEqual(expect.stringContaining(step));
  // The jobs look for work of all tenants, so what other files of this database left counts there.
  const ofTenant = plans.filter(({ text }) => /instance_id = \$1/.test(text));
  expect(ofTenant.filter(({ rows }) => rows > ROWS)).toEqual([]);
});

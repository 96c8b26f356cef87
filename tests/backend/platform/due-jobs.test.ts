import { countDueJobs } from '@/backend/jobs/count-due-jobs';
import { findDueTimes } from '@/backend/jobs/find-due-times';
import type { Order } from '@/lib/contract/orders/orders';
import { ACCEPT_MINUTES } from '@/lib/domain/orders/staff-news';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { allJobs, runDueJobs } from '@/tests/support/backend/run-jobs';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const count = (now = backend.clock.now) => countDueJobs({ db: backend.db, now, jobs: allJobs() });

test('an order that nobody accepts is counted when its alarm is due, and no more once it was told', async () => {
  const shop = await openShop(backend);
  await runDueJobs(backend.deps);
  const ana = await shop.createDiner();
  // Orders that other files of this database left are due by then too.
  const later = new Date(backend.clock.now.getTime() + ACCEPT_MINUTES * 60_000);
  const before = await count(later);
  await shop.placeCart(ana, await shop.fillCart(ana));
  backend.clock.now = later;
  expect((await count()).unaccepted).toBe((before.unaccepted ?? 0) + 1);
  await runDueJobs(backend.deps);
  expect((await count()).unaccepted).toBe(0);
  // The look-up finds it all the same: it may only be too early.
  const times = await findDueTimes({ db: backend.db, now: backend.clock.now, jobs: allJobs() });
  expect(times.get('unaccepted')?.getTime()).toBeLessThanOrEqual(backend.clock.now.getTime());
});

test('every unpaid order whose hold is over is counted, but for one whose payment may still come', async () => {
  const { db, clock } = backend;
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  const before = await count();
  await db.system(async (sql) => {
    await sql(
      `insert into purchases (instance_id, profile_id, supplier_id, status, service, stock_held, hold_until, bill, total_minor,
         placed_at, created_at, updated_at)
       select instance_id, profile_id, supplier_id, status, service, true, $2, bill, total_minor, placed_at, created_at, updated_at
       from purchases, generate_series(1, 61) where id = $1`,
      [id, clock.now],
    );
    await sql(
      `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, reference, created_at, payer_id)
       select instance_id, max(id), 1, 'card', 'pending', 1, 'held-' || max(id), $2, min(profile_id) from purchases
       where instance_id = $1 and hold_until = $2 group by instance_id`,
      [shop.instanceId, clock.now],
    );
  });
  const due = (await count()).holds;
  await db.system((sql) =>
    sql('update purchases set hold_until = null where instance_id = $1', [shop.instanceId]),
  );
  expect(due).toBe((before.holds ?? 0) + 60);
});

test('all kinds are counted by one statement, and by one more for each job whose due rows say too much', async () => {
  const jobs = allJobs();
  const apart = jobs.filter(({ count }) => count !== null).map(({ kind }) => kind);
  const searching = [
    'undecided',
    'unaccepted',
    'staff_alarm',
    'late_round',
    'idle_account',
    'held_table',
    'busy',
    'load',
    'sold_out',
    'sold_out_option',
  ];
  expect(apart).toEqual(['hold', 'deposit', ...searching]);
  expect(await backend.countStatements(count)).toBe(1 + apart.length);
});

test('the pages of a tenant that was written are due and counted; without one no time is told', async () => {
  const { db, clock } = backend;
  await db.system((sql) => sql('delete from publications'));
  expect((await findDueTimes({ db, now: clock.now, jobs: allJobs() })).has('publication')).toBe(false);
  expect((await count()).publications).toBe(0);
  const shop = await openShop(backend);
  const [row] = await db.system((sql) =>
    sql('select 1 from publications where instance_id = $1', [shop.instanceId]),
  );
  expect(row).toBeDefined();
  const at = (await findDueTimes({ db, now: clock.now, jobs: allJobs() })).get('publication');
  expect(at?.getTime()).toBeLessThanOrEqual(clock.now.getTime());
  expect((await count()).publications).toBeGreaterThan(0);
});

import { countDueJobs } from '@/backend/jobs/count-due-jobs';
import { findDueTimes } from '@/backend/jobs/find-due-times';
import { ACCEPT_MINUTES } from '@/lib/domain/orders/staff-news';
import { allJobs } from '@/tests/support/backend/all-jobs';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const count = () => countDueJobs({ db: backend.db, now: backend.clock.now, jobs: allJobs() });

test('an order that nobody accepts is counted when its alarm is due, and no more once it was told', async () => {
  const shop = await openShop(backend);
  await runDueJobs(backend.deps);
  const ana = await shop.createDiner();
  await shop.placeCart(ana, await shop.fillCart(ana));
  const before = await count();
  backend.clock.now = new Date(backend.clock.now.getTime() + ACCEPT_MINUTES * 60_000);
  expect((await count()).unaccepted).toBe((before.unaccepted ?? 0) + 1);
  await runDueJobs(backend.deps);
  expect((await count()).unaccepted).toBe(0);
  // The look-up finds it all the same: it may only be too early.
  const times = await findDueTimes({ db: backend.db, now: backend.clock.now, jobs: allJobs() });
  expect(times.get('unaccepted')?.getTime()).toBeLessThanOrEqual(backend.clock.now.getTime());
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

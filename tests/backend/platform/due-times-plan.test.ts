import { findDueTimes } from '@/backend/jobs/find-due-times';
import { type Plan, withPlans } from '@/scripts/bench/read-plans';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { allJobs } from '@/tests/support/backend/run-jobs';
import { forgetCounts } from '@/tests/support/database/forget-counts';
import { openShop } from '@/tests/support/shops/shop';

/** Bookings that are over, with their tables, and events that wait, half of them tried before. */
const COUNT = 20_000;
/** Rows that the statement may look at. */
const ROWS = 100;
/** Only ends what hangs. */
const FILL_MS = 120_000;
const NOON = new Date('2026-11-18T17:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
  const shop = await openShop(backend);
  await backend.db.system(async (sql) => {
    // Other tests of this database left some.
    await sql('update webhook_inbox set handled_at = received_at where handled_at is null');
    // The rows have no branches and no diners.
    await sql('set local session_replication_role = replica');
    await sql(
      `insert into bookings (instance_id, supplier_id, kind, status, people, starts_at, ends_at, created_at)
       select $1, 0, 'walk_in', 'approved', 2, at, at + interval '1 hour', at
       from (select $2::timestamptz - n * interval '1 minute' as at from generate_series(1, ${COUNT}) n) past`,
      [shop.instanceId, NOON],
    );
    // The offers of a waiting list: one is over, one still has its table.
    await sql(
      `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact, held_until)
       select $1, $2, 0, 'waiting_list', 2, at, at + interval '1 hour', at, '{}', at - n * interval '1 minute'
       from (select n, $3::timestamptz + interval '1 hour' as at from generate_series(1, 2) n) ahead`,
      [shop.instanceId, shop.branchId(), NOON],
    );
    await sql(
      `insert into booking_tables (instance_id, booking_id, table_id, during)
       select instance_id, id, id, tstzrange(starts_at, ends_at) from bookings
       where instance_id = $1 and held_until is distinct from $2`,
      [shop.instanceId, after(58 * 60_000)],
    );
    await sql(
      `insert into webhook_inbox (instance_id, provider, event_key, body, received_at, tries, handle_at)
       select $1, 'wompi', n::text, '{}', $2::timestamptz + n * interval '1 millisecond', n % 2,
         case n % 2 when 1 then $2::timestamptz + interval '1 hour' - n * interval '1 millisecond' end
       from generate_series(1, ${COUNT}) n`,
      [shop.instanceId, NOON],
    );
  });
}, FILL_MS);
afterAll(async () => {
  await backend.db.system((sql) => sql('delete from webhook_inbox where handled_at is null'));
  await backend.close();
});

const find = async () => {
  const plans: Plan[] = [];
  const db = withPlans(backend.db, (plan) => plans.push(plan));
  const times = Object.fromEntries(await findDueTimes({ db, now: NOON, jobs: allJobs() }));
  expect(plans.length).toBe(1);
  return { times, plans };
};

test.each(['before the rows are counted', 'once they are counted'])(
  'the next time of each kind of job is found by an index among many rows, %s',
  async (when) => {
    if (when === 'once they are counted') await backend.db.system((sql) => sql('analyze'));
    else await forgetCounts(backend.db);
    const { plans, times } = await find();
    expect(times).toMatchObject({ held_table: after(59 * 60_000) });
    expect(plans.filter(({ rows, scanned }) => rows > ROWS || scanned.length > 0)).toEqual([]);
  },
);

test('the next event is the earliest of those that nobody tried and those that are tried again', async () => {
  const setDue = (ms: number) =>
    backend.db.system((sql) =>
      sql('update webhook_inbox set handle_at = $1 where event_key = $2', [after(ms), String(COUNT - 1)]),
    );
  await setDue(6_000);
  expect((await find()).times).toMatchObject({
    event: after(2 + 5_000),
    lost_event: after(25 * 3_600_000 + 1),
  });
  await setDue(5_000);
  expect((await find()).times).toMatchObject({ event: after(5_000) });
});

import { makeContext } from '@/backend/make-context';
import { listBookingDay } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BUYER, FRIDAY } from '@/tests/support/shops/booking-shop';
import { openBookingDesk } from './booking-desk';

const PAST_BOOKINGS = 2_000;
const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

const DAYS = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const;
const dayAfter = (days: number) => {
  const date = new Date(Date.parse(`${FRIDAY.date}T00:00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return { date, day: DAYS[(1 + days) % 7] ?? 'fri' };
};
type Desk = Awaited<ReturnType<typeof openBookingDesk>>;

/** Books an evening, and lets its party come, or not. */
async function visit(
  { shop, arrive }: Desk,
  who: Desk['ana'],
  days: number,
  arrival: 'seated' | 'no_show',
  more = {},
) {
  backend.clock.now = NOON;
  const { id } = await shop.booked(who, { ...dayAfter(days), ...more });
  backend.clock.now = new Date(Date.parse('2026-11-21T01:05:00Z') + days * 86_400_000);
  expect((await arrive(id, { arrival })).status).toBe(200);
}
const cameTo = async ({ day }: Desk, days: number) =>
  (await day(dayAfter(days).date)).bookings.map(({ came }) => came);

describe('who comes back (rule staff/bookings)', () => {
  test('is told by the profile: how often, when last, and how often they did not come', async () => {
    const desk = await openBookingDesk(backend);
    await visit(desk, desk.ana, 0, 'seated');
    await visit(desk, desk.ana, 1, 'no_show');
    await visit(desk, desk.ana, 2, 'seated');
    await desk.shop.booked(desk.ana, dayAfter(3));
    expect(await cameTo(desk, 0)).toEqual([{ times: 0, last_on: null, no_shows: 0 }]);
    expect(await cameTo(desk, 3)).toEqual([{ times: 2, last_on: dayAfter(2).date, no_shows: 1 }]);
  });

  test('is told by the phone with its country too, and a booking that nobody came to is none', async () => {
    const desk = await openBookingDesk(backend);
    const contact = { ...BUYER, phone: '3001112233', email: 'x@example.com' };
    await visit(desk, desk.ana, 0, 'seated', { contact });
    await desk.shop.booked(desk.eva, { ...dayAfter(1), contact: { ...contact, email: 'y@example.com' } });
    expect(await cameTo(desk, 1)).toMatchObject([{ times: 1 }]);
    const other = await desk.shop.createDiner();
    const abroad = { ...contact, phone: '987654321', phone_code: '51', phone_code_iso2: 'PE' };
    await desk.shop.booked(other, { ...dayAfter(2), contact: abroad });
    expect(await cameTo(desk, 2)).toMatchObject([{ times: 0, last_on: null }]);
  });

  test('stays in its restaurant, and is forgotten after two years', async () => {
    const [desk, other] = [await openBookingDesk(backend), await openBookingDesk(backend)];
    const contact = { ...BUYER, phone: '3001112244', email: 'x@example.com' };
    await visit(other, other.ana, 0, 'seated', { contact });
    await visit(desk, desk.ana, 0, 'seated', { contact: { ...contact, phone: '3001112255' } });
    await desk.shop.booked(desk.eva, { ...dayAfter(1), contact });
    expect(await cameTo(desk, 1)).toMatchObject([{ times: 0 }]);
    await desk.shop.booked(desk.ana, dayAfter(2));
    expect(await cameTo(desk, 2)).toMatchObject([{ times: 1 }]);
    await backend.db.system((sql) =>
      sql(
        `update bookings set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
         where instance_id = $1 and seated_at is not null`,
        [desk.shop.instanceId],
      ),
    );
    expect(await cameTo(desk, 2)).toMatchObject([{ times: 0 }]);
  });

  test('counts for who works at one branch what was there alone', async () => {
    const desk = await openBookingDesk(backend);
    await visit(desk, desk.ana, 0, 'seated');
    await desk.shop.booked(desk.ana, dayAfter(1));
    const { instanceId, branch_id: centro } = desk.shop;
    const norte = desk.shop.branchId('norte');
    await backend.db.system((sql) =>
      sql('update bookings set supplier_id = $2 where instance_id = $1 and seated_at is not null', [
        instanceId,
        norte,
      ]),
    );
    const instance = await findInstanceById({ db: backend.db, instanceId });
    if (!instance) throw new Error('the shop is gone');
    const scopes = ['bookings:read'] as const;
    const seenAt = async (branches: number[] | null) => {
      const actor = { kind: 'staff' as const, holder: { keyId: 1 }, scopes, branches };
      const ctx = makeContext({ deps: backend.deps, instance, actor });
      const input = { supplierId: String(centro), date: dayAfter(1).date };
      return (await listBookingDay({ ctx, input })).bookings.map(({ came }) => came?.times);
    };
    expect(await seenAt([centro])).toEqual([0]);
    expect(await seenAt([centro, norte])).toEqual([1]);
    expect(await seenAt(null)).toEqual([1]);
  });

  test('is looked up by an index, however many booked', async () => {
    const desk = await openBookingDesk(backend);
    const { id } = await desk.shop.booked(desk.ana);
    await backend.db.system(async (sql) => {
      await sql(
        `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact)
         select instance_id, supplier_id, profile_id, 'cancelled', people, starts_at, ends_at, created_at,
           jsonb_set(contact, '{phone}', to_jsonb((3000000000 + number)::text))
         from bookings cross join generate_series(1, ${PAST_BOOKINGS}) number where instance_id = $1 and id = $2`,
        [desk.shop.instanceId, id],
      );
      await sql('analyze bookings');
    });
    const plan = await backend.db.tenant(desk.shop.instanceId, async (sql) => {
      const rows = await sql<{ 'QUERY PLAN': string }>(
        `explain (costs off) select 1 from bookings where instance_id = ${desk.shop.instanceId}
         and phone = '3001112233' and starts_at < now()`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('bookings_by_phone');
  });
});

import { createStaffKey, revokeStaffKey } from '@/backend/staff';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchBranches } from '@/tests/support/backend/watch';
import { tableOf } from '@/tests/support/shops/booking-shop';
import { openBookingDesk } from './booking-desk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-11-19T17:00:00Z');
});
afterAll(() => backend.close());

async function openWatched(scopes: StaffScope[] = ['orders:read', 'bookings:read']) {
  const desk = await openBookingDesk(backend, { tables: [tableOf('1', 2), tableOf('2', 4)] });
  const { slug, host, branch_id: id } = desk.shop;
  const now = backend.clock.now;
  const key = await createStaffKey({ db: backend.db, slug, label: 'x', scopes, now });
  const headers = { authorization: `Bearer ${key.key}` };
  const program = await watchBranches({ app: backend.app, host, ids: [id], headers });
  await program.read();
  return { ...desk, ...program, key };
}
const BOOKINGS = /^event: bookings\n/;

describe('the bookings in the stream of a branch (rule staff/live)', () => {
  test('are told at once: a new one, a change of its diner, and each of the host', async () => {
    const { shop, ana, arrive, walkIn, read, close } = await openWatched();
    const { id } = await shop.booked(ana);
    const told = [await read()];
    await shop.edit(ana, id, { people: 1 });
    // Its news are in the list of orders too.
    const both = [await read(), await read()].sort();
    told.push(both[0] ?? '');
    expect(both[1]).toContain('event: orders');
    expect((await walkIn(2)).status).toBe(201);
    told.push(await read());
    backend.clock.now = new Date('2026-11-21T00:30:00Z');
    expect((await arrive(id, { arrival: 'seated' })).status).toBe(200);
    told.push(await read());
    for (const one of told) expect(one).toMatch(BOOKINGS);
    expect(new Set(told).size).toBe(told.length);
    await close();
  });

  test('a change that leaves them as they were is not told', async () => {
    const { shop, ana, decide, walkIn, read, close } = await openWatched();
    const { id } = await shop.booked(ana);
    const first = await read();
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    await walkIn(2);
    const next = await read();
    expect(next).toMatch(BOOKINGS);
    expect(next).not.toBe(first);
    await close();
  });

  test('are told to nobody who may not read them, and to no key that was ended', async () => {
    const kitchen = await openWatched(['orders:read']);
    await kitchen.shop.booked(kitchen.ana);
    const { slug } = kitchen.shop;
    await revokeStaffKey({ db: backend.db, slug, id: String(kitchen.key.id), now: backend.clock.now });
    backend.deps.events.publish({
      instanceId: kitchen.shop.instanceId,
      topic: `branch:${kitchen.shop.branch_id}`,
    });
    expect(await kitchen.read()).toBe('');
  });
});

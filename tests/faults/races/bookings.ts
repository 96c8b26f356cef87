import { randomUUID } from 'node:crypto';
import { expireHolds } from '@/backend/booking';
import { makeContext } from '@/backend/make-context';
import { createStaffKey } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { Booking } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import { createGates, type Gates } from '@/tests/support/faults/gates';
import { outcomeOf } from '@/tests/support/faults/races';
import { type BookingShop, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { serveTables } from '@/tests/support/shops/table-shop';

const RACERS = chooseCount({ short: 20, full: 200 });
const ROUNDS = chooseCount({ short: 1, full: 50 });
/** More at once wait longer for a connection than they may. */
const AT_ONCE = 8;
const NOON = new Date('2026-11-18T17:00:00Z');
jest.setTimeout(FAULT_TIMEOUT_MS);

let gates: Gates;
let backend: TestBackend;
let shop: BookingShop;
let diners: Diner[];
beforeAll(async () => {
  gates = await createGates();
  backend = await createTestBackend({}, { gates });
  shop = await openBookingShop(backend, {
    tables: [tableOf('1', 2), tableOf('2', 4), tableOf('3', 4)],
    rules: { waitingListDays: ['fri'], oversize: 0 },
  });
  diners = await Promise.all(Array.from({ length: RACERS }, () => shop.createDiner()));
});
afterAll(async () => {
  await backend.close();
  await gates.close();
});

/** All of them, a crowd at a time. */
async function crowd<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < work.length; from += AT_ONCE)
    done.push(...(await Promise.all(work.slice(from, from + AT_ONCE).map((one) => one()))));
  return done;
}
const count = (words: readonly unknown[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

async function rounds(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    backend.clock.now = NOON;
    await race();
    await backend.db.system((sql) => sql('delete from bookings where instance_id = $1', [shop.instanceId]));
  }
}

const claims = async () => {
  const rows = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ claims: number }>('select count(*)::int as claims from booking_tables where instance_id = $1', [
      shop.instanceId,
    ]),
  );
  return rows[0]?.claims ?? 0;
};

async function expire(): Promise<void> {
  const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
  if (!instance) throw new Error('the shop is gone');
  const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
  await expireHolds({ ctx, supplierId: shop.branch_id });
}

/** The calls of a host. */
async function openDesk() {
  const scopes = ['bookings:write'] as const;
  const now = backend.clock.now;
  const { key } = await createStaffKey({ db: backend.db, slug: shop.slug, label: 'puerta', scopes, now });
  return (method: string, path: string, body: object) =>
    shop.ask({
      ...{ method, path: `/staff/bookings${path}.json`, body },
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
    });
}

test('all want the last table for two: one has it, and the others are told in a word (guarantee/one-booking)', () =>
  rounds(async () => {
    const answers = await crowd(diners.map((who) => () => shop.book(who)));
    expect(count(answers.map(outcomeOf))).toEqual({ 201: 1, booking_full: RACERS - 1 });
    expect(await claims()).toBe(1);
  }));

test('two want the last table at the same moment: the second waits for the first, and is told in a word (guarantee/one-booking)', () =>
  rounds(async () => {
    const [ana, luis] = diners as [Diner, Diner];
    const { first, second } = await gates.interleave({
      at: 'booking-checked',
      first: () => shop.book(ana),
      second: () => shop.book(luis),
    });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'booking_full']);
    expect(await claims()).toBe(1);
  }));

test('all hold and book at once: as many have a table as there are (guarantee/one-booking)', () =>
  rounds(async () => {
    const answers = await crowd(
      diners.map(
        (who, index) => () =>
          index % 2 === 0 ? shop.hold(who, { people: 4 }) : shop.book(who, { people: 4 }),
      ),
    );
    const words = answers.map(outcomeOf);
    expect(words.filter((word) => word === 200 || word === 201)).toHaveLength(2);
    expect(words.filter((word) => word === 'booking_full')).toHaveLength(RACERS - 2);
    expect(await claims()).toBe(2);
  }));

test('the others wait in the list, and a free place is offered to one of them at a time (guarantee/one-booking, rule booking/waiting-list)', () =>
  rounds(async () => {
    const answers = await crowd(diners.map((who) => () => shop.book(who, { waits: true })));
    expect(answers.map(outcomeOf)).toEqual(Array(RACERS).fill(201));
    const bookings = answers.map(({ body }, index) => ({
      who: diners[index] as Diner,
      ...(body as Booking),
    }));
    const [first] = bookings.filter(({ state }) => state === 'approved');
    const waiting = bookings.filter(({ state }) => state === 'waiting_list');
    expect(waiting).toHaveLength(RACERS - 1);
    await Promise.all([
      ...(first ? [shop.cancel(first.who, first.id)] : []),
      ...waiting.slice(0, 5).map(({ who, id }) => shop.accept(who, id)),
      ...diners.slice(0, 5).map((who) => shop.hold(who)),
      expire(),
    ]);
    expect(await claims()).toBe(1);
    for (let turn = 0; turn < 3; turn += 1) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 15 * 60_000);
      await Promise.all([expire(), expire(), ...diners.slice(5, 10).map((who) => shop.hold(who))]);
      expect(await claims()).toBe(1);
      const read = await crowd(
        waiting.map(
          ({ who, id }) =>
            () =>
              shop.open(who, id),
        ),
      );
      const offers = read.map(({ body }) => (body as Booking).offer);
      const states = read.map(({ body }) => (body as Booking).state);
      const open = offers.filter((offer) => offer?.is_over === false).length;
      expect(open + states.filter((state) => state === 'approved').length).toBe(1);
    }
  }));

test('holds are given up while others want their tables: no table has two (guarantee/one-booking, rule booking/hold)', () =>
  rounds(async () => {
    const holders = diners.slice(0, 3);
    const ids = await Promise.all(holders.map((who) => shop.holdId(who, { people: 4 })));
    const held = ids.filter(Boolean).length;
    expect(held).toBe(2);
    const others = diners.slice(3, 9);
    const answers = await Promise.all([
      ...holders.flatMap((who, index) => [
        shop.giveUp(who, ids[index] ?? 1),
        shop.giveUp(who, ids[index] ?? 1),
      ]),
      ...others.map((who, index) =>
        index % 2 === 0 ? shop.hold(who, { people: 4 }) : shop.book(who, { people: 4 }),
      ),
    ]);
    for (const answer of answers) expect([200, 201, 'booking_full']).toContain(outcomeOf(answer));
    const taken = answers.slice(6).filter((answer) => answer.status < 300).length;
    expect(await claims()).toBe(taken);
    const rest = await crowd(diners.slice(9, 15).map((who) => () => shop.hold(who, { people: 4 })));
    expect(taken + rest.filter(({ status }) => status === 200).length).toBe(2);
  }));

test('two changes of one booking meet, and its tables are those of one of them (guarantee/one-booking)', () =>
  rounds(async () => {
    const [who] = diners as [Diner];
    const { id } = await shop.booked(who, { people: 4 });
    const answers = await Promise.all([
      shop.edit(who, id, { people: 4, hour: '18:00' }),
      shop.edit(who, id, { people: 2, hour: '20:30' }),
      shop.cancel(who, id),
      shop.edit(who, id, { people: 4, hour: '15:00' }),
    ]);
    for (const answer of answers) expect([200, 'booking_over']).toContain(outcomeOf(answer));
    expect(await claims()).toBe(0);
  }));

test('staff approve all who wait for the last table at once: one has it, and the others are told (guarantee/one-booking)', () =>
  rounds(async () => {
    const send = await openDesk();
    const [first, ...others] = diners.slice(0, 9) as [Diner, ...Diner[]];
    const { id } = await shop.booked(first);
    const waiting = await Promise.all(others.map((who) => shop.booked(who, { waits: true })));
    await backend.db.system((sql) =>
      sql('delete from booking_tables where instance_id = $1 and booking_id = $2', [shop.instanceId, id]),
    );
    await backend.db.system((sql) =>
      sql(`update bookings set status = 'cancelled' where instance_id = $1 and id = $2`, [
        shop.instanceId,
        id,
      ]),
    );
    const answers = await Promise.all(
      waiting.map((one) => send('PUT', `/${one.id}/decision`, { decision: 'approve' })),
    );
    for (const answer of answers) expect([200, 'booking_full']).toContain(outcomeOf(answer));
    expect(await claims()).toBe(1);
  }));

test('two hosts and a diner want one table at once: walk-ins at it, a booking moved to it, and a booking (guarantee/one-booking)', () =>
  rounds(async () => {
    const send = await openDesk();
    const [ana, luis, eva] = diners as [Diner, Diner, Diner];
    const tableIds = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number }>('select id from tables where instance_id = $1 order by position', [
        shop.instanceId,
      ]),
    );
    const [, second, third] = tableIds.map(({ id }) => id);
    // 20:00 in Bogotá: a walk-in stays until half past nine.
    backend.clock.now = new Date('2026-11-21T01:00:00Z');
    const { id } = await shop.booked(ana, { people: 4, hour: '21:00' });
    const walk = () => send('POST', '/walk_ins', { supplier_id: shop.branch_id, people: 4, table_id: third });
    const answers = await Promise.all([
      walk(),
      walk(),
      send('PUT', `/${id}/tables`, { table_ids: [third] }),
      shop.book(luis, { people: 4, hour: '21:00' }),
      shop.book(eva, { people: 4, hour: '21:00' }),
    ]);
    for (const answer of answers)
      expect([200, 201, 'table_taken', 'booking_full']).toContain(outcomeOf(answer));
    const taken = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number }>('select table_id as id from booking_tables where instance_id = $1', [
        shop.instanceId,
      ]),
    );
    expect(taken.filter((one) => one.id === third)).toHaveLength(1);
    expect(taken.filter((one) => one.id === second).length).toBeLessThanOrEqual(1);
  }));

test('a host seats a party while its diner cancels, and another says that it did not come: one fact stands (rule staff/bookings)', () =>
  rounds(async () => {
    const send = await openDesk();
    const [ana] = diners as [Diner];
    const { id } = await shop.booked(ana, { people: 4 });
    const arrive = (arrival: string) => send('PUT', `/${id}/arrival`, { arrival });
    // 09:00 of its day: its diner may cancel it still, and its party may come early.
    backend.clock.now = new Date('2026-11-20T14:00:00Z');
    const early = await Promise.all([arrive('seated'), shop.cancel(ana, id)]);
    for (const answer of early)
      expect([200, 'illegal_transition', 'booking_too_late']).toContain(outcomeOf(answer));
    expect(early.filter(({ status }) => status === 200)).toHaveLength(1);
    const { id: other } = await shop.booked(ana, { people: 4 });
    backend.clock.now = new Date('2026-11-21T01:20:00Z');
    const answers = await Promise.all([
      send('PUT', `/${other}/arrival`, { arrival: 'seated' }),
      send('PUT', `/${other}/arrival`, { arrival: 'no_show' }),
    ]);
    expect(answers.map(outcomeOf).sort()).toEqual([200, 'illegal_transition']);
  }));

test('an account is opened while a walk-in waits for its turn: the party gets another table (rule staff/bookings)', () =>
  rounds(async () => {
    const served = await openBookingShop(backend, {
      tables: [tableOf('1', 2), tableOf('2', 2), tableOf('3', 2), tableOf('4', 2)],
      branch: { services: ['book', 'on_table'] },
    });
    const { asStaff, ask, branch_id: supplierId } = served;
    const { sit, post } = await serveTables(served);
    const headers = await asStaff('bookings:write', 'tables:write');
    const walk = () =>
      ask({
        ...{
          method: 'POST',
          path: '/staff/bookings/walk_ins.json',
          body: { supplier_id: supplierId, people: 2 },
        },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
    backend.clock.now = new Date('2026-11-21T00:00:00Z');
    const luis = await sit('2');
    const ana = await served.createDiner();
    const { first, second } = await gates.interleave({
      at: 'booking-checked',
      first: () => served.book(ana, { hour: '20:00' }),
      async second() {
        const opened = await post(luis, '/on_table/account/join.json', { name: 'Luis' });
        return [opened, ...(await Promise.all([walk(), walk(), walk()]))];
      },
    });
    expect([first, ...second].map(outcomeOf).sort()).toEqual([200, 201, 201, 201, 'booking_full']);
    const tables = second.slice(1).flatMap(({ body }) => (body as StaffBooking).tables ?? []);
    expect(tables.map(({ label }) => label).sort()).toEqual(['3', '4']);
  }));

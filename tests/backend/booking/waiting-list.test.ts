import type { Booking } from '@/lib/contract/booking/booking';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const people = async (shop: { createDiner: () => Promise<Diner> }) => ({
  ana: await shop.createDiner(),
  eva: await shop.createDiner(),
});

describe('the waiting list', () => {
  const runJobs = () => runDueJobs(backend.deps);
  const openList = async () => {
    const shop = await openBookingShop(backend, { rules: { waitingListDays: ['fri'] } });
    const diners = { ...(await people(shop)), ivo: await shop.createDiner(), leo: await shop.createDiner() };
    const first = await shop.booked(diners.ana);
    const wait = (who: Diner) => shop.booked(who, { waits: true });
    const stateOf = async (who: Diner, { id }: Booking) => {
      const { state, offer } = (await shop.open(who, id)).body as Booking;
      return offer ? `${state} ${offer.is_over ? 'passed' : 'offered'}` : state;
    };
    return { shop, ...diners, first, wait, stateOf };
  };

  test('takes who finds no table, only where they want it and the day has one (rule booking/waiting-list)', async () => {
    const { shop, eva, wait } = await openList();
    expect(keyOf(await shop.book(eva))).toBe('booking_full');
    expect(await wait(eva)).toMatchObject({ state: 'waiting_list', offer: null });
    const day = await openBookingShop(backend);
    const [one, two] = [await day.createDiner(), await day.createDiner()];
    await day.booked(one);
    expect(keyOf(await day.book(two, { waits: true }))).toBe('booking_full');
  });

  test('offers a place that became free to the first, for fifteen minutes, then to the next (rule booking/waiting-list)', async () => {
    const { shop, ana, eva, ivo, leo, first, wait, stateOf } = await openList();
    const [hers, his] = [await wait(eva), await wait(ivo)];
    expect(keyOf(await shop.accept(eva, hers.id))).toBe('booking_full');
    await shop.cancel(ana, first.id);
    expect([await stateOf(eva, hers), await stateOf(ivo, his)]).toEqual([
      'waiting_list offered',
      'waiting_list',
    ]);
    expect(keyOf(await shop.book(leo))).toBe('booking_full');
    expect(keyOf(await shop.accept(ivo, his.id))).toBe('booking_full');
    pass(15);
    await runJobs();
    expect([await stateOf(eva, hers), await stateOf(ivo, his)]).toEqual([
      'waiting_list passed',
      'waiting_list offered',
    ]);
    expect(keyOf(await shop.accept(eva, hers.id))).toBe('booking_full');
    expect((await shop.accept(ivo, his.id)).body).toMatchObject({ state: 'approved', offer: null });
    expect((await shop.accept(ivo, his.id)).status).toBe(200);
    expect(keyOf(await shop.book(leo))).toBe('booking_full');
  });

  test('lets who missed the offer take what is free later, and others book it (rule booking/waiting-list)', async () => {
    const { shop, ana, eva, first, wait, stateOf } = await openList();
    const hers = await wait(eva);
    await shop.cancel(ana, first.id);
    pass(15);
    await runJobs();
    await runJobs();
    expect(await stateOf(eva, hers)).toBe('waiting_list passed');
    expect((await shop.accept(eva, hers.id)).body).toMatchObject({ state: 'approved' });
  });

  test('is offered a table that is new before anybody takes it (rule booking/waiting-list)', async () => {
    const { shop, eva, ivo, leo, wait } = await openList();
    const [hers, his] = [await wait(eva), await wait(ivo)];
    await backend.importTenant({ ...shop.bundle, tables: [...shop.bundle.tables, tableOf('2', 2)] });
    expect(keyOf(await shop.accept(ivo, his.id))).toBe('booking_full');
    expect(keyOf(await shop.book(leo))).toBe('booking_full');
    expect((await shop.accept(eva, hers.id)).body).toMatchObject({ state: 'approved' });
  });

  test('is left until its hour, and then the next is offered (rule booking/change)', async () => {
    const { shop, ana, eva, ivo, first, wait, stateOf } = await openList();
    const [hers, his] = [await wait(eva), await wait(ivo)];
    await shop.cancel(ana, first.id);
    expect(keyOf(await shop.edit(eva, hers.id, { hour: '15:00' }))).toBe('illegal_transition');
    await shop.cancel(eva, hers.id);
    expect([await stateOf(eva, hers), await stateOf(ivo, his)]).toEqual([
      'cancelled',
      'waiting_list offered',
    ]);
  });

  test('is offered what a hold let go, before anybody else takes it (rule booking/hold)', async () => {
    const { shop, ana, eva, ivo, first, wait, stateOf } = await openList();
    await shop.cancel(ana, first.id);
    await shop.hold(ivo);
    const hers = await wait(eva);
    pass(5);
    expect(keyOf(await shop.book(ana))).toBe('booking_full');
    expect(await stateOf(eva, hers)).toBe('waiting_list');
    await runJobs();
    expect(await stateOf(eva, hers)).toBe('waiting_list offered');
  });
});

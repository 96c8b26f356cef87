import type { Booking } from '@/lib/contract/booking/booking';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BUYER, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
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

const people = async (shop: { createDiner: () => Promise<Diner> }) => ({
  ana: await shop.createDiner(),
  eva: await shop.createDiner(),
});

test('a guest reads the booking, takes themself out, and nobody else (rule booking/guests)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  const { ana, eva } = await people(shop);
  const { id } = await shop.booked(ana, { people: 3 });
  await shop.addGuest(ana, id, 'Luis', { email: 'luis@example.com' });
  await shop.addGuest(ana, id, 'Luis', { email: 'luis@example.com' });
  const { body } = await shop.addGuest(ana, id, 'Sara');
  const [luis, sara] = (body as Booking).guests;
  expect([luis, sara]).toMatchObject([
    { number: 1, name: 'Luis', email: 'luis@example.com', is_out: false },
    { number: 2, name: 'Sara', email: null, is_out: false },
  ]);
  expect(keyOf(await shop.addGuest(ana, id, 'Iván'))).toBe('booking_guests_full');
  expect(keyOf(await shop.edit(ana, id, { people: 2 }))).toBe('booking_guests_more');
  const token = await shop.link(ana, id, 1);
  expect((await shop.open(eva, id, token)).body).toMatchObject({ me: 1, guests: [{ name: 'Luis' }] });
  for (const call of [
    shop.cancel(eva, id, token),
    shop.edit(eva, id, { token }),
    shop.accept(eva, id, token),
    shop.post(eva, shop.of(id, 'guests'), { name: 'Otro', token }),
    shop.post(eva, shop.of(id, 'links'), { token }),
  ])
    expect(keyOf(await call)).toBe('owner_only');
  expect((await shop.leave(eva, id, token)).body).toMatchObject({ me: 1, guests: [{ is_out: true }] });
  expect((await shop.open(ana, id)).body).toMatchObject({
    state: 'approved',
    guests: [
      { name: 'Luis', is_out: true },
      { name: 'Sara', is_out: false },
    ],
  });
  expect(keyOf(await shop.leave(ana, id))).toBe('forbidden');
  expect((await shop.addGuest(ana, id, 'Iván')).status).toBe(200);
  expect(keyOf(await shop.post(ana, shop.of(id, 'links'), { guest: 9 }))).toBe('not_found');
});

test('the organiser takes a guest off: the place is free, and the party keeps its size (rule booking/guests)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  const { ana, eva } = await people(shop);
  const { id } = await shop.booked(ana, { people: 3 });
  await shop.addGuest(ana, id, 'Luis');
  await shop.addGuest(ana, id, 'Sara');
  const [luis, sara] = [await shop.link(ana, id, 1), await shop.link(ana, id, 2)];
  const own = await shop.link(ana, id);
  const without = { people: 3, state: 'approved', guests: [{ number: 2, name: 'Sara', is_out: false }] };
  expect((await shop.removeGuest(ana, id, 1)).body).toMatchObject(without);
  // Once, also by the organiser's link.
  expect((await shop.removeGuest(eva, id, 1, own)).body).toMatchObject(without);
  expect((await shop.list(ana)).body).toMatchObject([without]);
  for (const call of [
    shop.open(eva, id, luis),
    shop.leave(eva, id, luis),
    shop.removeGuest(eva, id, 2, luis),
  ])
    expect(keyOf(await call)).toBe('booking_guest_removed');
  expect((await shop.open(eva, id, sara)).body).toMatchObject({ me: 2, guests: [{ name: 'Sara' }] });
  expect((await shop.addGuest(ana, id, 'Luis')).body).toMatchObject({
    guests: [{ number: 2 }, { number: 3, name: 'Luis' }],
  });
  expect(keyOf(await shop.open(eva, id, luis))).toBe('booking_guest_removed');
  expect(keyOf(await shop.addGuest(ana, id, 'Iván'))).toBe('booking_guests_full');
});

test('nobody but the organiser takes a guest off, and only while the booking can change (rule booking/guests)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  const { ana, eva } = await people(shop);
  const { id, starts_at: startsAt } = await shop.booked(ana, { people: 3 });
  await shop.addGuest(ana, id, 'Luis');
  await shop.addGuest(ana, id, 'Sara');
  const luis = await shop.link(ana, id, 1);
  expect(keyOf(await shop.removeGuest(eva, id, 2))).toBe('not_found');
  expect(keyOf(await shop.removeGuest(eva, id, 2, luis))).toBe('owner_only');
  expect(keyOf(await shop.removeGuest(ana, id, 9))).toBe('not_found');
  // A guest who left by themself may be taken off the list too.
  await shop.leave(eva, id, luis);
  expect((await shop.removeGuest(ana, id, 1)).body).toMatchObject({ guests: [{ number: 2 }] });
  expect(keyOf(await shop.post(ana, shop.of(id, 'links'), { guest: 1 }))).toBe('not_found');
  backend.clock.now = new Date(Date.parse(startsAt) - 60 * 60_000);
  expect(keyOf(await shop.removeGuest(ana, id, 2))).toBe('booking_too_late');
});

test('a guest reads neither the notes to the branch nor how to reach who wrote them (rule booking/guests)', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  const { ana, eva } = await people(shop);
  const notes = 'Cumpleaños sorpresa de Luis';
  const { id } = await shop.booked(ana, { people: 3, notes });
  await shop.addGuest(ana, id, 'Luis');
  const read = [await shop.open(eva, id, await shop.link(ana, id, 1))];
  read.push(await shop.leave(eva, id, await shop.link(ana, id, 1)));
  for (const { status, body } of read) {
    expect({ status, body }).toMatchObject({ status: 200, body: { me: 1, name: BUYER.name, notes: '' } });
    for (const secret of [notes, BUYER.email, BUYER.phone])
      expect(JSON.stringify(body)).not.toContain(secret);
  }
  expect((await shop.open(ana, id)).body).toMatchObject({ notes });
  expect((await shop.open(eva, id, await shop.link(ana, id))).body).toMatchObject({ notes });
});

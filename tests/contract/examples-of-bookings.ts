import type { Booking } from '@/lib/contract/booking/booking';
import type { TestBackend } from '@/tests/support/backend/backend';
import { openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';

/** A booking and its guest, and somebody who waits for its table. */
export async function askBookings(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const deposit = { perPersonMinor: 20_000, fromPeople: 4, refundHours: 24 };
  const shop = await openBookingShop(backend, {
    tables: [tableOf('1', 2), tableOf('2', 4)],
    rules: { waitingListDays: ['fri'], oversize: 0, deposit },
  });
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const path = '/book/bookings/{id}';
  const given = await shop.giveUp(ana, await shop.holdId(ana));
  const held = await shop.hold(ana);
  const booked = await shop.booked(ana, { hold_id: (held.body as { id: number }).id });
  const added = await shop.addGuest(ana, booked.id, 'Sara', { email: 'sara@example.com' });
  const token = await shop.link(ana, booked.id, 1);
  const opened = await shop.open(luis, booked.id, token);
  const left = await shop.leave(luis, booked.id, token);
  const edited = await shop.edit(ana, booked.id, { notes: 'Junto a la ventana' });
  const muted = await shop.ask({
    method: 'PUT',
    path: shop.of(booked.id, 'mail'),
    headers: ana.headers,
    body: { mail: false },
  });
  const ahead = await shop.orderAhead(ana, booked.id, { count: 2, comment: 'Sin hielo' });
  const [line] = (ahead.body as Booking).order?.lines ?? [];
  const without = await shop.removeAhead(ana, booked.id, line?.id ?? 0);
  const organiser = await shop.link(ana, booked.id);
  const byLink = await shop.removeAhead(ana, booked.id, line?.id ?? 0, organiser);
  await shop.addGuest(ana, booked.id, 'Eva');
  const removed = await shop.removeGuest(ana, booked.id, 2);
  const waits = await shop.booked(luis, { waits: true });
  const cancelled = await shop.cancel(ana, booked.id);
  const listed = await shop.list(luis);
  const accepted = await shop.accept(luis, waits.id);
  const paidFirst = await shop.booked(ana, { people: 4 });
  const toPay = await shop.post(ana, shop.of(paidFirst.id, 'pay'));
  // A minute after its hour.
  const { now } = backend.clock;
  const visit = await shop.booked(ana, { hour: '13:00' });
  const own = await shop.link(ana, visit.id);
  backend.clock.now = new Date(Date.parse(visit.starts_at) + 60_000);
  const rated = await shop.post(ana, `/rate/${visit.id}/${own}.json`, {
    book_rate: { score: 9, comment: 'Todo muy rico' },
  });
  backend.clock.now = now;
  return [
    ['POST /rate/{a}/{b}.json', rated.body],
    ['POST /book/holds.json', held.body],
    ['DELETE /book/holds/{id}.json', given.body],
    ['POST /book/bookings.json', booked],
    ['GET /book/bookings.json', listed.body],
    [`POST ${path}/guests.json`, added.body],
    [`POST ${path}/links.json`, { token }],
    [`POST ${path}/remove_guest.json`, removed.body],
    [`POST ${path}/open.json`, opened.body],
    [`POST ${path}/leave.json`, left.body],
    [`PUT ${path}.json`, edited.body],
    [`PUT ${path}/mail.json`, muted.body],
    [`POST ${path}/cancel.json`, cancelled.body],
    [`POST ${path}/accept.json`, accepted.body],
    [`POST ${path}/pay.json`, toPay.body],
    ['POST /shopping_cart/add_product_to_book', ahead.body],
    ['DELETE /shopping_cart/add_product_to_book/{id}', without.body],
    [`POST ${path}/remove_line.json`, byLink.body],
  ];
}

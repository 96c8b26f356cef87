import { randomUUID } from 'node:crypto';
import type { Booking } from '@/lib/contract/booking/booking';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import {
  type BookingShop,
  BUYER,
  FRIDAY,
  openBookingShop,
  tableOf,
} from '@/tests/support/shops/booking-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const CARD = 'tarjeta 4242 4242 4242 4242';
let backend: TestBackend;
let shop: BookingShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openBookingShop(backend, { tables: [tableOf('1', 4)] });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

async function sendStaff(method: 'PUT' | 'POST', path: string, body: object) {
  const headers = { ...(await shop.asStaff('bookings:write')), 'idempotency-key': randomUUID() };
  return shop.ask({ method, path: `/staff/bookings${path}.json`, headers, body });
}

test('no text of a booking takes a card number, whoever writes it (guarantee/no-card-data)', async () => {
  const { id } = await shop.booked(ana, { people: 3 });
  const token = await shop.link(ana, id);
  const answers = [
    await shop.book(ana, { hour: '12:00', notes: CARD }),
    await shop.book(ana, { hour: '12:00', contact: { ...BUYER, name: CARD } }),
    await shop.edit(ana, id, { people: 3, notes: CARD }),
    await shop.addGuest(ana, id, CARD),
    await shop.addGuest(ana, id, 'Luis', { email: '4242424242424242@example.com' }),
    await shop.post(ana, `/rate/${id}/${token}.json`, { book_rate: { score: 9, comment: CARD } }),
    await sendStaff('PUT', `/${id}/decision`, { decision: 'decline', reason: CARD }),
    await sendStaff('POST', '/blocks', {
      ...{ supplier_id: shop.branch_id, table_id: 1, date: FRIDAY.date, from: '12:00', to: '13:00' },
      note: CARD,
    }),
  ];
  expect(answers.map((answer) => [answer.status, keyOf(answer)])).toEqual(
    answers.map(() => [422, 'card_data_not_accepted']),
  );
  expect((await shop.list(ana)).body).toMatchObject([{ id, state: 'approved', notes: '', guests: [] }]);
});

test('the name of a booking is one line that can be read, as mails say it to others (rule booking/notices)', async () => {
  const as = (name: string) => shop.book(ana, { date: '2026-11-27', contact: { ...BUYER, name } });
  expect(((await as('Ana\r\n\u202eGómez  \u0007')).body as Booking).name).toBe('Ana Gómez');
  expect(await as('\u202e\u200b')).toMatchObject({
    status: 422,
    body: { error: { key: 'invalid_input', fields: { 'contact.name': 'too_small' } } },
  });
});

import type { Booking, BookingSchedule } from '@/lib/contract/booking/booking';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BUYER, bookingsOf, FRIDAY, serveBookings, tableOf } from '@/tests/support/shops/booking-shop';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { keyOf, openShop } from '@/tests/support/shops/shop';

const NOBODY = { ...BUYER, email: '' };
const DEPOSIT = { perPersonMinor: 20_000, fromPeople: 4, refundHours: 24 };
let server: Awaited<ReturnType<typeof openMailServer>>;
let mailing: TestBackend;
let silent: TestBackend;
beforeAll(async () => {
  server = await openMailServer();
  mailing = await createTestBackend({ MAIL_URL: server.url, MAIL_FROM: server.from });
  silent = await createTestBackend();
});
beforeEach(() => {
  for (const backend of [mailing, silent]) backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(async () => {
  await mailing.close();
  await silent.close();
  await server.close();
});

async function open(backend: TestBackend, email: 'required' | 'optional' = 'required') {
  const tables = ['1', '2', '3'].map((label) => tableOf(label, 2));
  const branch = bookingsOf({ tables, rules: { deposit: DEPOSIT } });
  const shop = serveBookings(await openShop(backend, { ...branch, email }));
  const ana = await shop.createDiner();
  const asked = async (people: number) =>
    ((await shop.hours(`date=${FRIDAY.date}&people=${people}`)).body as BookingSchedule).email;
  return { shop, ana, asked };
}

describe('a booking without an e-mail address (rule people/optional-email)', () => {
  it('is taken where no mail is sent, is read by staff, and tells that nothing comes', async () => {
    const { shop, ana, asked } = await open(silent);
    expect(await asked(2)).toBe('unused');
    const booking = await shop.booked(ana, { contact: NOBODY });
    expect(booking).toMatchObject({ name: NOBODY.name, state: 'approved', mail: null });
    const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`;
    const { body } = await shop.ask({ path, headers: await shop.asStaff('bookings:read') });
    expect((body as BookingDay).bookings.map(({ contact }) => contact)).toEqual([NOBODY]);
  });

  it('is refused where mail is sent and the tenant asks for it', async () => {
    const { shop, ana, asked } = await open(mailing);
    expect(await asked(2)).toBe('required');
    const refused = await shop.book(ana, { contact: NOBODY });
    expect([refused.status, keyOf(refused)]).toEqual([422, 'contact_required']);
    expect((await shop.list(ana)).body).toEqual([]);
  });

  it('is taken where the tenant lets it be, and nothing is mailed then', async () => {
    const { shop, ana, asked } = await open(mailing, 'optional');
    expect(await asked(2)).toBe('optional');
    expect((await shop.booked(ana, { contact: NOBODY })).mail).toBeNull();
    const eva = await shop.createDiner();
    expect((await shop.booked(eva, { hour: '13:00' })).mail).toBe(true);
  });

  it.each(['silent', 'mailing'])('is refused with a deposit: %s', async (which) => {
    const { shop, ana, asked } = await open(which === 'silent' ? silent : mailing, 'optional');
    expect(await asked(4)).toBe('required');
    expect(keyOf(await shop.book(ana, { people: 4, contact: NOBODY }))).toBe('contact_required');
  });

  it('counts no other without one as the same person’s (rule booking/at-once)', async () => {
    const { shop } = await open(silent);
    const made: Booking[] = [];
    for (const phone of ['3000000001', '3000000002', '3000000003'])
      made.push(await shop.booked(await shop.createDiner(), { contact: { ...NOBODY, phone } }));
    expect(made).toHaveLength(3);
  });
});

import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, tableOf } from '@/tests/support/shops/booking-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { openBookingDesk } from './booking-desk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

const CONTACT = { name: 'Eva  Paz', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO' };

async function openCalled() {
  const desk = await openBookingDesk(backend, {
    tables: [tableOf('1', 2), tableOf('2', 6)],
    rules: { oversize: 0 },
  });
  const { branch_id: supplier_id } = desk.shop;
  const make = (more: object = {}) => {
    const asked = {
      supplier_id,
      date: FRIDAY.date,
      hour: '20:10',
      people: 2,
      contact: CONTACT,
      notes: 'Torta',
    };
    return desk.send('POST', '', { ...asked, ...more });
  };
  return { ...desk, make };
}

describe('a booking for somebody who calls (rule staff/bookings)', () => {
  test('is approved at any minute, at the smallest table that is free, and is seated as any other', async () => {
    const { make, arrive, shop } = await openCalled();
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ kind: 'booking', state: 'approved', hour: '20:10', notes: 'Torta', deposit: null, people: 2 },
      ...{ contact: { name: 'Eva Paz', phone: '3001234567' }, tables: [{ label: '1' }] },
      came: { times: 0 },
    });
    expect(
      await shop.rows(`select action from staff_actions where instance_id = $1 and action = 'booking.made'`),
    ).toHaveLength(1);
    backend.clock.now = new Date('2026-11-21T01:10:00Z');
    expect((await arrive((body as StaffBooking).id, { arrival: 'seated' })).status).toBe(200);
  });

  test('may be of the same person as often as staff want, while a table is left however large', async () => {
    const { make } = await openCalled();
    expect((await make()).status).toBe(201);
    expect((await make()).body).toMatchObject({ tables: [{ label: '2' }] });
    expect(keyOf(await make())).toBe('booking_full');
  });

  test.each([
    ['an hour that is over', { date: '2026-11-18', hour: '11:59' }, 'invalid_input'],
    ['a day that is too far', { date: '2027-11-20' }, 'invalid_input'],
    ['a phone that is none', { contact: { ...CONTACT, phone: '12345' } }, 'phone_invalid'],
    ['nobody', { contact: { ...CONTACT, name: '\u2003' } }, 'invalid_input'],
    ['no people', { people: 0 }, 'invalid_input'],
  ])('of %s is refused', async (_what, more, key) => {
    const { make } = await openCalled();
    expect(keyOf(await make(more))).toBe(key);
  });

  test('of an hour that clocks skip is refused', async () => {
    const desk = await openBookingDesk(backend, { branch: { timezone: 'America/Santiago' } });
    const asked = {
      supplier_id: desk.shop.branch_id,
      date: '2027-09-05',
      hour: '00:30',
      people: 2,
      notes: '',
    };
    expect(keyOf(await desk.send('POST', '', { ...asked, contact: CONTACT }))).toBe('invalid_input');
  });
});

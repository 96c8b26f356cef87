import { randomUUID } from 'node:crypto';
import { NOTICES } from '@/backend/jobs/lanes';
import type { Booking } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import { keyOf } from '@/tests/support/shops/shop';
import { openBookingDesk } from './booking-desk';

const NOON = new Date('2026-11-18T17:00:00Z');
let server: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
let desk: Awaited<ReturnType<typeof openBookingDesk>>;
let booked: Booking;
let staff: Record<string, string>;
beforeAll(async () => {
  server = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: server.url, MAIL_FROM: server.from });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  await dropWaiting(backend.db, NOTICES);
  desk = await openBookingDesk(backend);
  staff = await desk.shop.asStaff('bookings:read', 'bookings:write');
  booked = await desk.shop.booked(desk.ana);
  await runLane(NOTICES, backend.deps);
  server.got.splice(0);
});
afterAll(async () => {
  await backend.close();
  await server.close();
});

const write = (words: string, id = booked.id, key = randomUUID()) =>
  desk.shop.ask({
    method: 'POST',
    path: `/staff/bookings/${id}/messages.json`,
    headers: { ...staff, 'idempotency-key': key },
    body: { words },
  });
const opened = async (who = desk.ana, token?: string) =>
  (await desk.shop.open(who, booked.id, token)).body as Booking;
const mails = async () => {
  await runLane(NOTICES, backend.deps);
  return server.got;
};
const decoded = (data: string) =>
  data
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

describe('what the branch writes to who booked (rule booking/messages)', () => {
  it('comes by mail, stands on the page of the booking and in the host’s list, and the history says who wrote', async () => {
    const answer = await write('Tu mesa está lista.\n¡Te esperamos!');
    expect(answer.status).toBe(201);
    const said = { words: 'Tu mesa está lista.\n¡Te esperamos!', at: NOON.toISOString() };
    expect(answer.body as StaffBooking).toMatchObject({ messages: [said], can_mail: true });
    expect((await desk.only())?.messages).toEqual([said]);
    expect((await opened()).messages).toEqual([said]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to[0]).toContain(`d${desk.ana.id}@example.com`);
    const text = decoded(mail?.data ?? '');
    expect(text).toContain('Tu mesa está lista.\r\n¡Te esperamos!');
    expect(text).toMatch(/book_info\/\d+\/[\w-]{43}/);
    const rows = await desk.shop.rows(
      `select action from staff_actions where instance_id = $1 and action like 'booking%' order by id`,
    );
    expect(rows).toEqual([{ action: 'booking.written_to' }]);
  });

  it('is one mail for one key, however often it is sent', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => write('Tu mesa está lista', booked.id, key)));
    expect(await mails()).toHaveLength(1);
    expect((await opened()).messages).toHaveLength(1);
  });

  it('is five a day about one booking', async () => {
    for (const turn of [1, 2, 3, 4, 5]) expect((await write(`Aviso ${turn}`)).status).toBe(201);
    const sixth = await write('Aviso 6');
    expect([sixth.status, keyOf(sixth)]).toEqual([429, 'rate_limited']);
    expect((await opened()).messages).toHaveLength(5);
    backend.clock.now = new Date(NOON.getTime() + 24 * 3_600_000);
    expect((await write('Aviso 6')).status).toBe(201);
  });

  it('is text, whatever stands in it, and no card number (guarantee/no-card-data)', async () => {
    const words = '<b>Ven</b> <script>alert(1)</script>';
    await write(words);
    expect((await opened()).messages[0]?.words).toBe(words);
    const [mail] = await mails();
    expect(mail?.data).toMatch(/Content-Type: text\/plain/i);
    expect(mail?.data).not.toMatch(/text\/html/i);
    expect(keyOf(await write('4242 4242 4242 4242'))).toBe('card_data_not_accepted');
    expect((await write('  \n ')).status).toBe(422);
    expect((await write('x'.repeat(501))).status).toBe(422);
  });

  it('is read by no guest, and reaches nobody who wants no mail or left no address', async () => {
    await write('Solo para Ana');
    await desk.shop.addGuest(desk.ana, booked.id, 'Luis');
    const token = await desk.shop.link(desk.ana, booked.id, 1);
    expect((await opened(desk.eva, token)).messages).toEqual([]);
    await desk.shop.ask({
      ...{ method: 'PUT', path: desk.shop.of(booked.id, 'mail'), headers: desk.ana.headers },
      body: { mail: false },
    });
    expect((await desk.only())?.can_mail).toBe(false);
    expect(keyOf(await write('Otra cosa'))).toBe('illegal_transition');
    const made = await desk.send('POST', '', {
      ...{ supplier_id: desk.shop.branch_id, date: '2026-11-20', hour: '13:00', people: 2, notes: '' },
      contact: { name: 'Eva', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO' },
    });
    const { id, can_mail } = made.body as StaffBooking;
    expect([can_mail, keyOf(await write('Hola', id))]).toEqual([false, 'illegal_transition']);
  });

  it('is none where the installation sends no mail', async () => {
    const silent = await createTestBackend();
    silent.clock.now = NOON;
    const own = await openBookingDesk(silent);
    await own.shop.booked(own.ana);
    expect((await own.only())?.can_mail).toBe(false);
    await silent.close();
  });
});

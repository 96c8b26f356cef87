import { expireDeposit } from '@/backend/booking';
import { NOTICES } from '@/backend/jobs/lanes';
import { makeContext } from '@/backend/make-context';
import { findInstanceById } from '@/backend/tenant';
import type { Booking } from '@/lib/contract/booking/booking';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { type BookingShop, BUYER, openBookingShop } from '@/tests/support/shops/booking-shop';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';
import type { Diner } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let server: Awaited<ReturnType<typeof openMailServer>>;
let backend: TestBackend;
let shop: BookingShop;
let ana: Diner;
beforeAll(async () => {
  server = await openMailServer();
  backend = await createTestBackend({ MAIL_URL: server.url, MAIL_FROM: server.from });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  server.got.splice(0);
  server.answerWith(undefined);
  await dropWaiting(backend.db, NOTICES);
  shop = await openBookingShop(backend, { rules: { waitingListDays: ['fri'], approvedPeople: 2 } });
  ana = await shop.createDiner();
});
afterAll(async () => {
  await backend.close();
  await server.close();
});

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const run = () => runLane(NOTICES, backend.deps);
/** The recipients and the subject of each mail that came. */
const subjects = () =>
  server.got.map(({ to, data }) => {
    const [, subject = ''] = /^Subject: (.*(?:\r\n .*)*)/m.exec(data) ?? [];
    const plain = subject.replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_all, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
    return [to[0], plain];
  });
const bodyOf = (index: number) =>
  (server.got[index]?.data ?? '').replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1');
const linkOf = (index: number) => /book_info\/(\d+)\/([\w-]+)/.exec(bodyOf(index)) ?? [];

describe('mail about a booking (rule booking/notices)', () => {
  it('asks for the deposit while it is waited for, and says when it was not paid (rule booking/deposit)', async () => {
    const deposit = { perPersonMinor: 20_000, fromPeople: 1, refundHours: 24 };
    shop = await openBookingShop(backend, { rules: { deposit } });
    const booking = await shop.booked(await shop.createDiner());
    await run();
    expect(subjects()).toEqual([
      [expect.stringMatching(/^d\d+@example\.com$/), 'Falta el depósito de tu reserva en centro'],
    ]);
    expect(bodyOf(0)).toMatch(/40\.000/);
    pass(15);
    const { deps } = backend;
    const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('the shop is gone');
    const ctx = makeContext({ deps, instance, actor: { kind: 'job' } });
    await expireDeposit({ ctx, purchaseId: booking.deposit?.purchase_id ?? 0 });
    await run();
    expect(subjects()[1]).toEqual([
      expect.stringMatching(/^d\d+@example\.com$/),
      'Tu reserva en centro está cancelada',
    ]);
    expect(decodeURIComponent(bodyOf(1))).toContain('El depósito no se pagó');
  });

  it('tells of the table, with a link that opens the booking', async () => {
    const { id } = await shop.booked(ana);
    await run();
    await run();
    expect(subjects()).toEqual([
      [expect.stringMatching(/^d\d+@example\.com$/), 'Tu mesa en centro está reservada'],
    ]);
    const [, linked, token = ''] = linkOf(0);
    expect(linked).toBe(String(id));
    const stranger = await shop.createDiner();
    expect(((await shop.open(stranger, id, token)).body as Booking).id).toBe(id);
  });

  it('tells of a change and of the end, once each, and forgets what is not true any more', async () => {
    const { id } = await shop.booked(ana);
    await shop.edit(ana, id, { hour: '21:00' });
    await shop.cancel(ana, id);
    await shop.cancel(ana, id);
    await run();
    expect(subjects()).toEqual([
      [expect.stringMatching(/^d\d+@example\.com$/), 'Tu reserva en centro está cancelada'],
    ]);
  });

  it('reminds a day before the hour that it has by then', async () => {
    const { id } = await shop.booked(ana);
    await shop.edit(ana, id, { hour: '21:00' });
    await run();
    server.got.splice(0);
    pass(32 * 60);
    await run();
    expect(subjects()).toEqual([]);
    pass(60);
    await run();
    expect(subjects()).toEqual([
      [expect.stringMatching(/^d\d+@example\.com$/), 'Mañana te esperamos en centro'],
    ]);
  });

  it('asks a day later how the visit was, once, by a link that opens the form', async () => {
    const { id } = await shop.booked(ana);
    pass(3 * 24 * 60 + 7 * 60);
    await run();
    server.got.splice(0);
    pass(60);
    await run();
    await run();
    expect(subjects()).toEqual([
      [expect.stringMatching(/^d\d+@example\.com$/), '¿Cómo estuvo tu visita a centro?'],
    ]);
    const [, rated, token] = /rate\/(\d+)\/([\w-]+)/.exec(bodyOf(0)) ?? [];
    expect(rated).toBe(String(id));
    const { status } = await shop.post(ana, `/rate/${id}/${token}.json`, {
      book_rate: { score: 10, comment: '' },
    });
    expect(status).toBe(200);
  });

  it('reminds of an hour after midnight on the evening before its night, while people are up', async () => {
    const hours = [{ days: ['fri'] as const, first: '22:00', last: '00:30' }];
    const weekly = { days: [...WEEKDAYS], open: '08:00', close: '02:00', services: null };
    shop = await openBookingShop(backend, { rules: { hours }, branch: { weekly: [weekly] } });
    await shop.booked(await shop.createDiner(), { date: '2026-11-21', hour: '00:30', day: 'sat' });
    await run();
    server.got.splice(0);
    backend.clock.now = new Date('2026-11-19T21:59:00-05:00');
    await run();
    expect(subjects()).toEqual([]);
    pass(1);
    await run();
    expect(subjects()).toEqual([[expect.any(String), 'Mañana te esperamos en centro']]);
    expect(decodeURIComponent(bodyOf(0))).toMatch(/viernes, 20 de noviembre.*ya sábado/s);
  });

  it('asks nobody how it was who has said it', async () => {
    const { id } = await shop.booked(ana);
    const token = await shop.link(ana, id);
    pass(3 * 24 * 60);
    await shop.post(ana, `/rate/${id}/${token}.json`, { book_rate: { score: 7, comment: '' } });
    await run();
    server.got.splice(0);
    pass(24 * 60);
    await run();
    expect(server.got).toEqual([]);
  });

  it('tells who waits of the place that is kept for them', async () => {
    const eva = await shop.createDiner();
    const { id } = await shop.booked(ana);
    await shop.booked(eva, { waits: true, contact: { ...BUYER, email: 'eva@example.com' } });
    await shop.cancel(ana, id);
    await run();
    expect(subjects()).toContainEqual(['eva@example.com', 'Hay una mesa para ti en centro']);
  });

  it('invites a guest by a link of their own', async () => {
    const { id } = await shop.booked(ana);
    await shop.addGuest(ana, id, 'Luis', { email: 'luis@example.com' });
    await run();
    const index = server.got.findIndex(({ to }) => to[0] === 'luis@example.com');
    expect(subjects()[index]?.[1]).toBe(`${BUYER.name} te invita a centro`);
    const stranger = await shop.createDiner();
    expect(((await shop.open(stranger, id, linkOf(index)[2])).body as Booking).me).toBe(1);
  });

  it('ends where its organiser wants none', async () => {
    const { id, mail } = await shop.booked(ana);
    expect(mail).toBe(true);
    const muted = await shop.ask({
      method: 'PUT',
      path: shop.of(id, 'mail'),
      headers: ana.headers,
      body: { mail: false },
    });
    expect((muted.body as Booking).mail).toBe(false);
    await run();
    expect(server.got).toEqual([]);
  });

  it('is twenty a day to one address', async () => {
    const { id } = await shop.booked(ana, { contact: BUYER });
    for (let turn = 0; turn < 24; turn += 1) {
      await shop.edit(ana, id, { hour: turn % 2 ? '20:00' : '21:00' });
      await run();
    }
    expect(server.got).toHaveLength(20);
    // The same mailbox by another text.
    const again = { ...BUYER, email: BUYER.email.replace('@', '+otra@').toUpperCase() };
    await shop.booked(await shop.createDiner(), { hour: '13:00', contact: again });
    await run();
    expect(server.got).toHaveLength(20);
  });

  it('is tried again while the server says later, and not once it says never', async () => {
    await shop.booked(ana);
    server.answerWith(451);
    await run();
    server.answerWith(undefined);
    await run();
    expect(server.got).toEqual([]);
    pass(1);
    await run();
    expect(server.got).toHaveLength(1);
    const eva = await shop.createDiner();
    server.answerWith(550);
    await shop.booked(eva, { hour: '13:00' });
    await run();
    server.answerWith(undefined);
    pass(60);
    await run();
    expect(server.got).toHaveLength(1);
  });
});

it('is none where the installation sends none, which the booking says', async () => {
  const silent = await createTestBackend();
  const own = await openBookingShop(silent);
  const diner = await own.createDiner();
  silent.clock.now = NOON;
  expect((await own.booked(diner)).mail).toBeNull();
  const rows = await silent.db.system((sql) => sql('select 1 from booking_notices'));
  expect(rows).toEqual([]);
  await silent.close();
});

import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BUYER, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

const OTHER = { ...BUYER, phone: '3009998877', email: 'otra@example.com' };
const open = () =>
  openBookingShop(backend, { tables: ['1', '2', '3', '4', '5'].map((label) => tableOf(label, 2)) });

describe('bookings of one person over the same time (rule booking/at-once)', () => {
  it.each([
    ['by one profile', true, [BUYER, OTHER, { ...OTHER, phone: '3009998866', email: 'mas@example.com' }]],
    [
      'by one phone',
      false,
      [BUYER, { ...OTHER, phone: BUYER.phone }, { ...BUYER, email: 'mas@example.com' }],
    ],
    [
      'by one mail',
      false,
      [
        BUYER,
        { ...OTHER, email: BUYER.email.toUpperCase() },
        { ...BUYER, phone: '3009998866', email: BUYER.email.replace('@', '+1@') },
      ],
    ],
  ])('are two %s, and the third is refused', async (_how, isOne, contacts) => {
    const shop = await open();
    const ana = await shop.createDiner();
    const answers = [];
    for (const contact of contacts)
      answers.push(await shop.book(isOne ? ana : await shop.createDiner(), { contact }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers.at(-1) && keyOf(answers[2] ?? ({ body: null } as never))).toBe('booking_overlaps');
    expect(
      (
        await shop.book(await shop.createDiner(), {
          contact: { ...BUYER, phone: '3001112233', email: 'eva@example.com' },
        })
      ).status,
    ).toBe(201);
  });

  it('are as many as wanted at other hours, and none is moved over two', async () => {
    const shop = await open();
    const ana = await shop.createDiner();
    await shop.booked(ana, { hour: '20:00' });
    await shop.booked(ana, { hour: '20:00' });
    const { id } = await shop.booked(ana, { hour: '13:00' });
    expect(keyOf(await shop.edit(ana, id, { hour: '20:00' }))).toBe('booking_overlaps');
    expect((await shop.edit(ana, id, { hour: '13:30' })).status).toBe(200);
  });

  it('are two of eight that are asked for at once (guarantee/one-booking)', async () => {
    const shop = await open();
    const diners = await Promise.all(Array.from({ length: 5 }, () => shop.createDiner()));
    const answers = await Promise.all(diners.map((diner) => shop.book(diner, { contact: BUYER })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});

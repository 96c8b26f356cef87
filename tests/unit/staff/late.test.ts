import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { minutesLate, sortCards } from '@/lib/domain/staff/late';

const timezone = 'America/Bogota';
const now = new Date('2026-11-18T17:00:00Z');
const order = (changes = {}) => ({
  ...{ id: 1, service: 'delivery' as const, subservice: null, seat: null, is_account: false },
  ...{ status: 'preparation' as OrderStatus, placed_at: null, promised: null },
  ...{ schedule_date: null, schedule_hour: null, first: false },
  ...changes,
});
const promised = (to: string) => ({ promised: { to } });
const late = (changes: object) => minutesLate({ order: order(changes), timezone, now });

test('an order is late after its promise, its wanted hour, or half an hour (rule staff/late)', () => {
  expect(late(promised('2026-11-18T16:48:00Z'))).toBe(12);
  expect(late(promised('2026-11-18T17:00:00Z'))).toBeNull();
  expect(late({ ...promised('2026-11-18T17:20:00Z'), placed_at: '2026-11-18T15:00:00Z' })).toBeNull();
  expect(late({ schedule_date: '2026-11-18', schedule_hour: '11:45' })).toBe(15);
  expect(
    late({ schedule_date: '2026-11-18', schedule_hour: '19:00', placed_at: '2026-11-18T10:00:00Z' }),
  ).toBeNull();
  expect(late({ placed_at: '2026-11-18T16:25:00Z' })).toBe(5);
  expect(late({})).toBeNull();
});

test('what waits for its diner, or is over, is not late', () => {
  const past = promised('2026-11-18T16:00:00Z');
  expect(late({ ...past, status: 'packed', service: 'take_away' })).toBeNull();
  expect(late({ ...past, status: 'packed' })).toBe(60);
  expect(late({ ...past, status: 'cancelled' })).toBeNull();
});

test('the latest comes first, and the others stay as they stand', () => {
  const orders = [
    order({ id: 1 }),
    order({ id: 2, ...promised('2026-11-18T16:50:00Z') }),
    order({ id: 3 }),
    order({ id: 4, ...promised('2026-11-18T16:30:00Z') }),
  ];
  expect(sortCards({ orders, timezone, now }).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});

test('what somebody put first stands before what is late (rule staff/first)', () => {
  const orders = [
    order({ id: 1, ...promised('2026-11-18T16:30:00Z') }),
    order({ id: 2 }),
    order({ id: 3, first: true }),
    order({ id: 4, first: true, ...promised('2026-11-18T16:50:00Z') }),
  ];
  expect(sortCards({ orders, timezone, now }).map(({ id }) => id)).toEqual([4, 3, 1, 2]);
});

test('a round of a table is late half an hour after it was sent or called (rule staff/rounds)', () => {
  const round = { service: 'on_table', seat: {}, is_account: true };
  expect(late({ ...round, placed_at: '2026-11-18T16:20:00Z' })).toBe(10);
  expect(late({ ...round, placed_at: null })).toBeNull();
});

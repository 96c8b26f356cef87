import {
  BOOKING_STATES,
  type BookingState,
  changeEnd,
  changeObstacle,
} from '@/lib/domain/booking/booking-states';

const startsAt = new Date('2026-11-20T20:00:00Z');
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

test.each([
  ['pending', 121, null],
  ['approved', 121, null],
  ['approved', 120, 'booking_too_late'],
  ['pending', 1, 'booking_too_late'],
  ['approved', 0, 'booking_over'],
  ['waiting_list', 1, null],
  ['waiting_list', 0, 'booking_over'],
  ['cancelled', 5_000, 'booking_over'],
] as const)('%s, %i minutes before its hour: %p (rule booking/change)', (state, minutes, obstacle) => {
  expect(changeObstacle({ state, startsAt, seatedAt: null, now: before(minutes) })).toBe(obstacle);
});

test('of a party that came early, and sits (rule booking/change)', () => {
  const party = { state: 'approved', startsAt, seatedAt: before(200) } as const;
  expect(changeObstacle({ ...party, now: before(180) })).toBe('booking_too_late');
  expect(changeObstacle({ ...party, now: before(0) })).toBe('booking_over');
});

test('every state says until when it may be changed (rule booking/states)', () => {
  const ends = BOOKING_STATES.map((state: BookingState) => changeEnd({ state, startsAt }).toISOString());
  expect(ends).toEqual([
    '2026-11-20T18:00:00.000Z',
    '2026-11-20T18:00:00.000Z',
    '2026-11-20T20:00:00.000Z',
    '2026-11-20T18:00:00.000Z',
  ]);
});

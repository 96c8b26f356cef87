import { BOOKING_STATES } from '@/lib/domain/booking/booking-states';
import { type BookingStep, bookingStep, bookingTools } from '@/lib/domain/booking/booking-step';

const at = (hour: string) => new Date(`2026-11-26T${hour}:00Z`);
const [startsAt, endsAt] = [at('20:00'), at('21:30')];

test.each([
  ['pending', null, '12:00', 'pending'],
  ['pending', null, '20:00', 'past'],
  ['approved', null, '12:00', 'approved'],
  ['approved', null, '20:30', 'approved'],
  ['approved', null, '21:30', 'past'],
  ['waiting_list', null, '12:00', 'waiting'],
  ['waiting_list', '12:15', '12:14', 'offered'],
  ['waiting_list', '12:15', '12:15', 'offer_over'],
  ['waiting_list', '20:10', '20:00', 'past'],
  ['cancelled', null, '12:00', 'cancelled'],
  ['cancelled', null, '23:00', 'cancelled'],
] as const)('%s, offered until %s, is at %s %s', (state, until, now, step) => {
  const booking = { state, startsAt, endsAt, isSeated: false, offerUntil: until && at(until) };
  expect(bookingStep({ booking, now: at(now) })).toBe(step);
});

test('every state is one of them', () => {
  for (const state of BOOKING_STATES)
    expect(
      bookingStep({
        booking: { state, startsAt, endsAt, isSeated: false, offerUntil: null },
        now: at('12:00'),
      }),
    ).toBeTruthy();
});

test.each([
  ['19:50', 'seated'],
  ['21:00', 'seated'],
  ['21:30', 'past'],
] as const)('a party that sits is at its table, at %s %s', (now, step) => {
  const booking = { state: 'approved' as const, startsAt, endsAt, isSeated: true, offerUntil: null };
  expect(bookingStep({ booking, now: at(now) })).toBe(step);
});

test('who may not get the table plans for nothing, and who is offered one finds the way (rule booking/calendar)', () => {
  const all: BookingStep[] = [
    ...(['pending', 'approved', 'seated', 'waiting'] as const),
    ...(['offered', 'offer_over', 'cancelled', 'past'] as const),
  ];
  const having = (tool: keyof ReturnType<typeof bookingTools>) =>
    all.filter((step) => bookingTools(step)[tool]);
  expect(having('hasCalendar')).toEqual(['pending', 'approved', 'seated']);
  expect(having('hasWay')).toEqual(['pending', 'approved', 'seated', 'offered']);
});

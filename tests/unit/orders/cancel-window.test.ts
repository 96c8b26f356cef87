import { cancelUntil } from '@/lib/domain/orders/cancel-window';

const at = (time: string) => new Date(`2026-11-18T${time}Z`);
const order = { status: 'accepted', releasedAt: at('12:00:00'), minutes: 5, ofStalls: false } as const;

test.each([
  ['at once', {}, '12:00:00', true],
  ['to the last second', {}, '12:04:59', true],
  ['no more after its minutes', {}, '12:05:00', false],
  ['not before the kitchen has it', { releasedAt: null }, '12:00:00', false],
  ['not of several kitchens', { ofStalls: true }, '12:00:00', false],
  ['not once it is prepared', { status: 'preparation' as const }, '12:00:00', false],
  ['never without minutes', { minutes: 0 }, '12:00:00', false],
])('what the kitchen has is cancelled by its owner %s (rule orders/cancel)', (_when, part, now, can) => {
  const until = cancelUntil({ ...order, ...part, now: at(now) });
  expect(until).toEqual(can ? at('12:05:00') : null);
});

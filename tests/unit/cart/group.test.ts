import { GROUP_OWNER, groupEnd, isGroupOpen, partOfMember } from '@/lib/domain/cart/group';

const now = new Date('2026-11-25T12:00:00Z');

test('a group ends by itself after twelve hours (rule cart/group)', () => {
  const until = groupEnd(now);
  expect(until).toEqual(new Date('2026-11-26T00:00:00Z'));
  expect(isGroupOpen({ until, now })).toBe(true);
  expect(isGroupOpen({ until, now: until })).toBe(false);
  expect(isGroupOpen({ until: null, now })).toBe(false);
});

test('the part of a member is the sum of their lines (rule cart/group)', () => {
  const lines = [
    { number: GROUP_OWNER, amountMinor: 100 },
    { number: 2, amountMinor: 250 },
    { number: 2, amountMinor: 50 },
    { number: null, amountMinor: 7 },
  ];
  expect([GROUP_OWNER, 2, 3].map((number) => partOfMember({ lines, number }))).toEqual([100, 300, 0]);
});

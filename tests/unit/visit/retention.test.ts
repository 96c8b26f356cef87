import {
  ANSWER_DAYS,
  COUNT_DAYS,
  DETAIL_DAYS,
  daysBefore,
  holdsAnswer,
  SESSION_DAYS,
} from '@/lib/domain/visit/retention';

const now = new Date('2026-11-18T17:00:00Z');

describe('how long something is kept (rule visit/retention)', () => {
  it.each([
    ['2025-11-18T17:00:01Z', true],
    ['2025-11-18T17:00:00Z', false],
    ['', false],
  ])('an answer of %j holds: %s', (time, holds) => {
    expect(holdsAnswer({ time, now })).toBe(holds);
  });

  it('a session ends before what it says is forgotten, and an answer before what proves it', () => {
    expect(daysBefore({ now, days: 1 })).toEqual(new Date('2026-11-17T17:00:00Z'));
    expect(SESSION_DAYS).toBeLessThanOrEqual(DETAIL_DAYS);
    expect(ANSWER_DAYS).toBeLessThan(COUNT_DAYS);
  });
});

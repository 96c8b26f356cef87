import fc from 'fast-check';
import { type OpeningHours, resolveOpenState, shiftsOn, WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { chooseCount } from '@/tests/support/faults/fault-counts';

const MINUTE = 60_000;
const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`);
const shift = fc.record({
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  open: time,
  close: time,
  services: fc.constantFrom(null, ['delivery'], ['on_table', 'book']),
});
/** Zones without summer time, so that minutes of the wall and of the clock run alike. */
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  timezone: fc.constantFrom('America/Bogota', 'America/Lima', 'America/Mexico_City', 'America/Sao_Paulo'),
  weekly: fc.array(shift, { maxLength: 4 }),
  exceptions: fc.constantFrom([], [{ from: '2026-12-24', to: '2026-12-26', name: 'x', shifts: [] }]),
});
const anyMoment = fc
  .integer({ min: 0, max: 60 * 24 * 40 })
  .map((minute) => new Date(Date.parse('2026-12-01T00:00:00Z') + minute * MINUTE));
const runs = { numRuns: chooseCount({ short: 150, full: 5_000 }) };

/** The same question answered by counting: is there a shift that began at most a day ago and still runs? */
function isOpenByCounting(hours: OpeningHours, at: Date): boolean {
  return [0, 1].some((daysAgo) => {
    const { date } = localMoment({
      at: new Date(at.getTime() - daysAgo * 1_440 * MINUTE),
      timezone: hours.timezone,
    });
    return shiftsOn({ hours, date }).some(({ start, end }) => {
      const from = toInstant({ date, minute: 0, timezone: hours.timezone }).at.getTime();
      return from + start * MINUTE <= at.getTime() && at.getTime() < from + end * MINUTE;
    });
  });
}

test('open is what counting says', () => {
  fc.assert(
    fc.property(
      anyHours,
      anyMoment,
      (hours, at) => resolveOpenState({ hours, at }).open === isOpenByCounting(hours, at),
    ),
    runs,
  );
});

test('an open branch stays open to its end and is closed then', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, at) => {
      const state = resolveOpenState({ hours, at });
      if (!state.open || state.until === null) return;
      const { date, minute } = localMoment({ at, timezone: hours.timezone });
      const [hour = 0, rest = 0] = state.until.split(':').map(Number);
      const wanted = hour * 60 + rest;
      const end = toInstant({
        date,
        minute: wanted > minute ? wanted : wanted + 1_440,
        timezone: hours.timezone,
      }).at;
      expect(resolveOpenState({ hours, at: end }).open).toBe(false);
      expect(resolveOpenState({ hours, at: new Date(end.getTime() - MINUTE) }).open).toBe(true);
    }),
    runs,
  );
});

test('a closed branch opens when it says, and not a minute before', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, at) => {
      const state = resolveOpenState({ hours, at });
      if (state.open || state.next === null) return;
      const { date } = localMoment({
        at: new Date(at.getTime() + state.next.inDays * 1_440 * MINUTE),
        timezone: hours.timezone,
      });
      const [hour = 0, rest = 0] = state.next.time.split(':').map(Number);
      const opening = toInstant({ date, minute: hour * 60 + rest, timezone: hours.timezone }).at;
      expect(resolveOpenState({ hours, at: opening }).open).toBe(true);
      expect(resolveOpenState({ hours, at: new Date(opening.getTime() - MINUTE) }).open).toBe(false);
    }),
    runs,
  );
});

test('a service is never open where the branch is closed', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, fc.constantFrom('delivery', 'book'), (hours, at, service) => {
      if (resolveOpenState({ hours, at, service }).open)
        expect(resolveOpenState({ hours, at }).open).toBe(true);
    }),
    runs,
  );
});

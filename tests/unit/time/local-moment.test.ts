import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { localMoment } from '@/lib/domain/time/local-moment';

const browser = globalThis as { Temporal?: unknown };
afterEach(() => {
  delete browser.Temporal;
});

const ways = [
  ['Intl', undefined],
  ['Temporal', Temporal],
] as const;

describe.each(ways)('a branch has its own day by %s', (_name, global) => {
  beforeEach(() => {
    if (global) browser.Temporal = global;
  });

  test.each([
    ['five hours behind, on the day before', '2026-11-21T03:00:00Z', 'America/Bogota', '2026-11-20', 1_320],
    ['at its midnight', '2026-11-21T05:00:00Z', 'America/Bogota', '2026-11-21', 0],
    ['in summer time', '2027-01-15T12:30:59Z', 'America/Santiago', '2027-01-15', 570],
    ['out of it', '2026-07-15T12:30:59Z', 'America/Santiago', '2026-07-15', 510],
    ['a quarter of an hour off', '2026-11-21T00:00:00Z', 'Asia/Kathmandu', '2026-11-21', 345],
  ])('%s', (_case, at, timezone, date, minute) => {
    expect(localMoment({ at: new Date(at), timezone })).toEqual({ date, minute });
  });

  test('a zone that does not exist is an error', () => {
    // Compared by name: where the system brings `Temporal` along, its errors are of another realm than the test's.
    expect(() => localMoment({ at: new Date(0), timezone: 'America/Macondo' })).toThrow(
      expect.objectContaining({ name: 'RangeError' }),
    );
  });
});

test('both say the same of any minute', () => {
  const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 10 });
  const zone = fc.constantFrom('America/Bogota', 'America/Santiago', 'America/Tijuana', 'Pacific/Easter');
  fc.assert(
    fc.property(minute, zone, (minutes, timezone) => {
      const at = new Date(Date.UTC(2024, 0) + minutes * 60_000);
      const byIntl = localMoment({ at, timezone });
      browser.Temporal = Temporal;
      const byTemporal = localMoment({ at, timezone });
      delete browser.Temporal;
      expect(byTemporal).toEqual(byIntl);
    }),
  );
});

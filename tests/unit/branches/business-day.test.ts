import { businessDayOf, businessDaySpan, businessDaysIn } from '@/lib/domain/branches/business-day';

const HOUR_MS = 3_600_000;
const BOGOTA = { timezone: 'America/Bogota', dayBegins: '04:00' };

test.each([
  ['on Friday evening', '2026-11-28T02:00:00Z', '2026-11-27'],
  ['one second before four on Saturday', '2026-11-28T08:59:59Z', '2026-11-27'],
  ['at four on Saturday', '2026-11-28T09:00:00Z', '2026-11-28'],
  ['at noon on Saturday', '2026-11-28T17:00:00Z', '2026-11-28'],
])('a bar’s Friday ends on Saturday at four: %s (rule branches/business-day)', (_when, at, day) => {
  expect(businessDayOf({ at: new Date(at), ...BOGOTA })).toBe(day);
});

test.each([
  ['America/Bogota', '04:00', '2026-11-27', '2026-11-27T09:00:00Z', 24],
  ['America/Bogota', '00:00', '2026-11-27', '2026-11-27T05:00:00Z', 24],
  ['America/Bogota', '12:00', '2026-11-27', '2026-11-27T17:00:00Z', 24],
  // São Paulo has kept one clock since 2019; in 2018 midnight of the 4th of November was skipped.
  ['America/Sao_Paulo', '04:00', '2026-11-01', '2026-11-01T07:00:00Z', 24],
  ['America/Sao_Paulo', '00:00', '2018-11-04', '2018-11-04T03:00:00Z', 23],
  ['America/Sao_Paulo', '00:00', '2018-02-17', '2018-02-17T02:00:00Z', 25],
  // Santiago: midnight of the 6th of September is skipped, 23:00 to 24:00 of the 4th of April comes twice.
  ['America/Santiago', '04:00', '2026-09-05', '2026-09-05T08:00:00Z', 23],
  ['America/Santiago', '04:00', '2026-09-06', '2026-09-06T07:00:00Z', 24],
  ['America/Santiago', '00:00', '2026-09-06', '2026-09-06T04:00:00Z', 23],
  ['America/Santiago', '00:30', '2026-09-06', '2026-09-06T04:00:00Z', 23.5],
  ['America/Santiago', '04:00', '2026-04-04', '2026-04-04T07:00:00Z', 25],
  ['America/Santiago', '00:00', '2026-04-04', '2026-04-04T03:00:00Z', 25],
  // Mexico City in its last year with two clocks: 2:00 to 3:00 is skipped in April, 1:00 to 2:00 comes twice in October.
  ['America/Mexico_City', '04:00', '2022-04-02', '2022-04-02T10:00:00Z', 23],
  ['America/Mexico_City', '02:30', '2022-04-03', '2022-04-03T08:00:00Z', 23.5],
  ['America/Mexico_City', '04:00', '2022-10-29', '2022-10-29T09:00:00Z', 25],
  ['America/Mexico_City', '04:00', '2026-04-05', '2026-04-05T10:00:00Z', 24],
])(
  'a day of %s that begins at %s: %s begins at %s and has %d hours (rule branches/business-day)',
  (timezone, dayBegins, date, from, hours) => {
    const span = businessDaySpan({ date, timezone, dayBegins });
    expect(span.from).toEqual(new Date(from));
    expect((span.to.getTime() - span.from.getTime()) / HOUR_MS).toBe(hours);
  },
);

test.each([
  ['America/Santiago', '2026-04-03'],
  ['America/Santiago', '2026-09-05'],
  ['America/Mexico_City', '2022-04-02'],
  ['America/Mexico_City', '2022-10-29'],
  ['America/Sao_Paulo', '2018-11-03'],
  ['America/Sao_Paulo', '2018-02-16'],
])(
  'each instant around a change of clocks in %s after %s is in one day (rule branches/business-day)',
  (timezone, date) => {
    const start = Date.parse(`${date}T00:00:00Z`);
    for (const dayBegins of ['00:00', '00:30', '01:00', '01:30', '02:30', '03:00', '04:00', '12:00']) {
      for (let at = start; at < start + 72 * HOUR_MS; at += 30 * 60_000) {
        const day = businessDayOf({ at: new Date(at), timezone, dayBegins });
        const { from, to } = businessDaySpan({ date: day, timezone, dayBegins });
        expect([from.getTime() <= at, at < to.getTime(), dayBegins, day]).toEqual([
          true,
          true,
          dayBegins,
          day,
        ]);
      }
    }
  },
);

test('a span touches each of its days, and not the one that begins where it ends', () => {
  const from = new Date('2026-11-27T20:00:00Z');
  expect(businessDaysIn({ from, to: new Date('2026-11-29T09:00:00Z'), ...BOGOTA })).toEqual([
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(businessDaysIn({ from, to: from, ...BOGOTA })).toEqual(['2026-11-27']);
});

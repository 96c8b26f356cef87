import { holidaysFrom } from '@/lib/domain/shop/week/holidays';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

const daysOf = (country: (typeof COUNTRIES)[number], year: number) =>
  holidaysFrom(country, `${year}-01-01`).map(({ date }) => date.slice(5));

it('Colombia rests on eighteen days in 2026, those of Emiliani on Mondays', () => {
  expect(daysOf('CO', 2026)).toEqual([
    ...['01-01', '01-12', '03-23', '04-02', '04-03', '05-01', '05-18', '06-08', '06-15', '06-29', '07-20'],
    ...['08-07', '08-17', '10-12', '11-02', '11-16', '12-08', '12-25'],
  ]);
});

it('Mexico, Brazil and the United States rest in 2026 as their laws say', () => {
  expect(daysOf('MX', 2026)).toEqual(['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25']);
  expect(daysOf('BR', 2026)).toContain('04-03');
  expect(daysOf('US', 2026)).toEqual([
    ...['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'],
  ]);
});

it('Chile moves its days to Mondays and Fridays: 2023, 2025 and 2026', () => {
  expect(daysOf('CL', 2023)).toEqual(expect.arrayContaining(['06-26', '10-09', '10-27']));
  expect(daysOf('CL', 2026)).toEqual(expect.arrayContaining(['06-21', '06-29', '10-12', '10-31']));
  expect(daysOf('CL', 2025)).toEqual(expect.arrayContaining(['06-29', '10-12', '10-31']));
});

it.each(COUNTRIES)(
  'the twelve months from a date on in %s are in their order, and no day is named twice',
  (country) => {
    const holidays = holidaysFrom(country, '2026-12-01');
    const days = holidays.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days[0]?.startsWith('2026-12')).toBe(true);
    expect(days.at(-1) ?? '').toMatch(/^2027-1[01]/);
  },
);

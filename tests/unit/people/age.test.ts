import { ageOn, isAdult } from '@/lib/domain/people/age';

test.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', null],
  ['1900-01-01', '2026-11-21', 126],
  ['1899-12-31', '2026-11-21', null],
  ['2008-02-30', '2026-11-21', null],
  ['21/11/2008', '2026-11-21', null],
  ['', '2026-11-21', null],
])('born %s is %s years old on %s', (birthDate, date, age) => {
  expect(ageOn({ birthDate, date })).toBe(age);
});

test('the day is that of the tenant, not of the server', () => {
  // 03:00 UTC on the 21st is still the 20th in Bogotá and already the 21st in São Paulo.
  const at = new Date('2026-11-21T03:00:00Z');
  expect(isAdult({ birthDate: '2008-11-21', at, timezone: 'America/Bogota' })).toBe(false);
  expect(isAdult({ birthDate: '2008-11-21', at, timezone: 'America/Sao_Paulo' })).toBe(true);
  expect(isAdult({ birthDate: 'x', at, timezone: 'America/Bogota' })).toBeNull();
});

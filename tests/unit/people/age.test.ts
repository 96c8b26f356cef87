import { ageOn, isAdult, legalAgeOf, refuseByAge } from '@/lib/domain/people/age';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

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
  const born = { country: 'CO', at } as const;
  expect(isAdult({ ...born, birthDate: '2008-11-21', timezone: 'America/Bogota' })).toBe(false);
  expect(isAdult({ ...born, birthDate: '2008-11-21', timezone: 'America/Sao_Paulo' })).toBe(true);
  expect(isAdult({ ...born, birthDate: 'x', timezone: 'America/Bogota' })).toBeNull();
});

const NOON = { at: new Date('2026-11-21T17:00:00Z'), timezone: 'America/Bogota' };

test.each([
  ['CO', '2008-11-21', null],
  ['CO', '2008-11-22', { key: 'under_age', age: 18 }],
  ['US', '2008-11-21', { key: 'under_age', age: 21 }],
  ['US', '2005-11-21', null],
  ['CO', null, { key: 'age_required', age: 18 }],
  ['CO', '2008-02-30', { key: 'age_required', age: 18 }],
] as const)('in %s, alcohol for who was born on %s (rule people/age)', (country, birthDate, refusal) => {
  expect(refuseByAge({ ...NOON, country, birthDate })).toEqual(refusal);
});

test('every country of a tenant has its legal age', () => {
  expect(COUNTRIES.map(legalAgeOf)).toEqual([18, 18, 18, 18, 18, 18, 18, 21]);
});

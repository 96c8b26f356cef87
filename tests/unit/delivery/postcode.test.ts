import { findPostcodeIssue, postcodeRule, readPostcode } from '@/lib/domain/delivery/postcode';
import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';

it.each<[Country, string, string | null]>([
  ['BR', '05435000', '05435-000'],
  ['BR', ' 05.435-000 ', '05435-000'],
  ['BR', '05435\u2013000', '05435-000'],
  ['BR', '05435', null],
  ['MX', '77500', '77500'],
  ['MX', '7750', null],
  ['US', '10118', '10118'],
  ['US', '101181234', '10118-1234'],
  ['US', '1011', null],
  ['MX', 'SM 4', null],
  ['BR', '', ''],
  ['CO', '110231', ''],
])('in %s the postcode %j reads as %j (rule delivery/postcode)', (country, text, read) => {
  expect(readPostcode({ country, text })).toBe(read);
});

it('is needed in Mexico alone (rule delivery/postcode)', () => {
  const missing = COUNTRIES.filter((country) => findPostcodeIssue({ country, text: ' ' }) === 'missing');
  expect(missing).toEqual(['MX']);
  expect(COUNTRIES.filter((country) => postcodeRule(country)?.isNeeded)).toEqual(['MX']);
});

it('of another shape is an issue where the country has one', () => {
  const issues = (['BR', 'MX', 'US', 'CO'] as const).map((country) =>
    findPostcodeIssue({ country, text: '12' }),
  );
  expect(issues).toEqual(['shape', 'shape', 'shape', null]);
});

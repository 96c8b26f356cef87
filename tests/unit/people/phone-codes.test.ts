import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

test.each(COUNTRIES)('%s has a code, and its sample has the length and the form it names', (country) => {
  const { code, digits, sample, form } = PHONE_CODES[country];
  expect(code).toMatch(/^\d{1,3}$/);
  expect(sample.replace(/\D/g, '')).toHaveLength(digits);
  expect(sample.replace(/\D/g, '')).toMatch(form);
});

import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

test.each(COUNTRIES)('%s has a code, and its sample has the length it names', (country) => {
  const { code, digits, sample } = PHONE_CODES[country];
  expect(code).toMatch(/^\d{1,3}$/);
  expect(sample.replace(/\D/g, '')).toHaveLength(digits);
});

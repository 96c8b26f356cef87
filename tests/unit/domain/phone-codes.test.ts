import { COUNTRIES } from '@/lib/domain/countries';
import { PHONE_CODES } from '@/lib/domain/phone-codes';

test.each(COUNTRIES)('%s has a code, and its sample has the length it names', (country) => {
  const { code, digits, sample } = PHONE_CODES[country];
  expect(code).toMatch(/^\d{1,3}$/);
  expect(sample.replace(/\D/g, '')).toHaveLength(digits);
});

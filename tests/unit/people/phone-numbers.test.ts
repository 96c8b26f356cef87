import fc from 'fast-check';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { findPhoneIssue, toDialled, toPhone, toPhoneText } from '@/lib/domain/people/phone-numbers';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

describe.each(COUNTRIES)('a number of %s', (country) => {
  const { code, digits, sample } = PHONE_CODES[country];
  const phone = sample.replace(/\D/g, '');
  const home = { phone, phone_code: code, phone_code_iso2: country };

  test.each([
    ['as its field shows it', sample],
    ['in digits alone', phone],
    ['with its code', `+${code} ${sample}`],
    ['with its code and no blank', `+${code}${phone}`],
    ['with its code in brackets', `(+${code}) ${sample}`],
    ['with its code and no plus', `${code}${phone}`],
    ['with the marks of other keyboards', `${phone.slice(0, 3)}\u2011${phone.slice(3)}\u00a0\u202c`],
    ['with a trunk zero in brackets', `+${code} (0) ${sample}`],
    ['with its code, no plus and a trunk zero', `${code} (0)${phone}`],
    ['with marks that nobody foresaw', `${phone.slice(0, 3)}/${phone.slice(3, 5)}\u00b7${phone.slice(5)}|`],
    ['in fullwidth digits', phone.replace(/\d/g, (one) => String.fromCharCode(0xff10 + Number(one)))],
    ['with dots', phone.replace(/(\d)(?=(?:\d{3})+$)/g, '$1.')],
  ])('%s', (_case, text) => {
    expect(toPhone({ country, text })).toEqual(home);
    expect(findPhoneIssue(home)).toBeNull();
  });

  test.each([
    ['too short', phone.slice(0, -1)],
    ['too long', `${phone}0`],
  ])('%s', (_case, text) => {
    expect(findPhoneIssue(toPhone({ country, text }))).toEqual({ key: 'phone_length', digits });
  });
});

test.each([
  ['a fixed line of Bogotá', 'CO', '601 234 5678', '6012345678'],
  ['a fixed line of Lima', 'PE', '1 123 4567', '11234567'],
  ['one with the 0 of long distance', 'PE', '(01) 123 4567', '11234567'],
  ['one with code and area', 'PE', '+51 1 123 4567', '11234567'],
  ['a fixed line of Panama', 'PA', '200-1234', '2001234'],
  ['a fixed line of São Paulo', 'BR', '(011) 2345-6789', '1123456789'],
  ['a call from abroad', 'CL', '0056 9 6123 4567', '961234567'],
] as const)('%s is a number', (_case, country, text, phone) => {
  const parsed = toPhone({ country, text });
  expect(parsed).toEqual({ phone, phone_code: PHONE_CODES[country].code, phone_code_iso2: country });
  expect(findPhoneIssue(parsed)).toBeNull();
});

test('a call from abroad names another of our countries too', () => {
  expect(toPhone({ country: 'CO', text: '00 51 912 345 678' })).toEqual({
    phone: '912345678',
    phone_code: '51',
    phone_code_iso2: 'PE',
  });
});

test.each([
  ['CO', '5824153186'],
  ['PE', '412345678'],
  ['CL', '123456789'],
  ['MX', '0123456789'],
  ['PA', '51234567'],
  ['SV', '11234567'],
  ['BR', '11861234567'],
  ['US', '1234567890'],
] as const)('no number of %s begins like %s', (country, text) => {
  expect(findPhoneIssue(toPhone({ country, text }))).toEqual({ key: 'phone_number' });
});

test.each(['+52 1 55 1234 5678', '52 1 55 1234 5678', '+52 55 1234 5678'])(
  '%s is a number of Mexico City',
  (text) => {
    expect(toPhone({ country: 'MX', text })).toMatchObject({ phone: '5512345678', phone_code: '52' });
    expect(toPhone({ country: 'CO', text: text.replace(/^5/, '+5') })).toMatchObject({
      phone: '5512345678',
      phone_code_iso2: 'MX',
    });
  },
);

test.each([
  ['of another of ours', '+51 912 345 678', '912345678', '51', 'PE'],
  ['of a country that is none of ours', '+33 6 12 34 56 78', '612345678', '33', 'ZZ'],
  ['of one with a code of three digits', '+593 99 123 4567', '991234567', '593', 'ZZ'],
])('a number %s says so itself, and is shown so again', (_case, text, phone, phone_code, phone_code_iso2) => {
  const parsed = toPhone({ country: 'CO', text });
  expect(parsed).toEqual({ phone, phone_code, phone_code_iso2 });
  expect(findPhoneIssue(parsed)).toBeNull();
  expect(toPhone({ country: 'CO', text: toPhoneText({ country: 'CO', ...parsed }) })).toEqual(parsed);
});

test.each([
  ['the United Kingdom', '+44 (0) 7911 123456', '44', '7911123456'],
  ['the United Kingdom, without brackets', '+44 07911 123456', '44', '7911123456'],
  ['Germany', '+49 (0)151 23456789', '49', '15123456789'],
  ['Hungary', '+36 (06) 30 123 4567', '36', '301234567'],
  ['Russia', '+7 (8) 912 345-67-89', '7', '9123456789'],
  ['Saint Petersburg', '+7 812 345-67-89', '7', '8123456789'],
  ['Rome, where the zero counts', '+39 06 6982 1234', '39', '0669821234'],
  ['Rome, with the zero in brackets', '+39 (0)6 6982 1234', '39', '0669821234'],
  ['the Ivory Coast, where it counts too', '+225 07 12 34 56 78', '225', '0712345678'],
])('a number of %s leaves out what is dialled at home alone', (_where, text, phone_code, phone) => {
  expect(toPhone({ country: 'CO', text })).toMatchObject({ phone_code, phone });
  expect(toDialled(text)).toBe(`+${phone_code}${phone}`);
});

test('a number that names no country is dialled as it is', () => {
  expect([toDialled('(601) 234 5678'), toDialled(' - ')]).toEqual(['6012345678', null]);
});

test('a number of here is shown without its code, and none as none', () => {
  expect(toPhoneText({ country: 'CO', phone: '3211234567', phone_code: '57' })).toBe('3211234567');
  expect(toPhoneText({ country: 'CO', phone: '', phone_code: '51' })).toBe('');
});

test.each(['', '+', '+5', 'ana', '321 123 456x', ' 3211234567', '+57+3211234567'])(
  '%j is no number',
  (text) => {
    const parsed = toPhone({ country: 'CO', text });
    expect(parsed.phone).toBe(text);
    expect(findPhoneIssue(parsed)).toEqual({ key: 'phone_number' });
  },
);

test('a number from elsewhere has what E.164 gives room for', () => {
  const issue = (phone: string) => findPhoneIssue({ phone, phone_code: '33' });
  expect(issue('1234')).toEqual({ key: 'phone_number' });
  expect(issue('12345')).toBeNull();
  expect(issue('1'.repeat(16))).toEqual({ key: 'phone_number' });
});

test('a number from elsewhere with the zero of its country is none', () => {
  expect(findPhoneIssue({ phone: '07911123456', phone_code: '44' })).toEqual({ key: 'phone_number' });
  expect(findPhoneIssue({ phone: '0669821234', phone_code: '39' })).toBeNull();
});

test('whatever is typed ends as digits or as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.string(), (country, text) => {
      const { phone, phone_code } = toPhone({ country, text });
      expect(phone === text || /^\d*$/.test(phone)).toBe(true);
      expect(phone_code).toMatch(/^\d{1,3}$/);
    }),
  );
});

test.each(['057', '0057', '00', '570', '9999'])(
  '%s is no calling code: another spelling is no other phone',
  (phone_code) => {
    expect(findPhoneIssue({ phone: '3107770001', phone_code })).toEqual({ key: 'phone_number' });
  },
);

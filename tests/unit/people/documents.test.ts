import fc from 'fast-check';
import { isCnpj, isCpf, isDui, isNit, isRuc, isRut } from '@/lib/domain/people/check-digits';
import {
  findDocumentFault,
  findDocumentIssue,
  listDocumentTypes,
  toDocumentNumber,
} from '@/lib/domain/people/documents';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

test.each([
  ['CO', ['CC', 'CE', 'NIT', 'TI', 'PP', 'PPT']],
  ['PE', ['DNI', 'CE', 'RUC', 'PP']],
  ['CL', ['RUT', 'PP']],
  ['MX', ['CURP', 'RFC', 'INE', 'PP']],
  ['PA', ['CIP', 'RUC', 'PP']],
  ['SV', ['DUI', 'NIT', 'PP']],
  ['BR', ['CPF', 'CNPJ', 'PP']],
] as const)('%s offers %j (rule people/documents)', (country, types) => {
  expect(listDocumentTypes(country)).toEqual(types);
});

test.each([
  ['CO', 'CC', '1.020.304.050'],
  ['CO', 'NIT', '901234567-7'],
  ['CO', 'PP', 'ab123456'],
  ['PE', 'DNI', '45678901'],
  ['PE', 'RUC', '10456789019'],
  ['CL', 'RUT', '12.345.678-5'],
  ['CL', 'RUT', '10.000.013-k'],
  ['MX', 'RFC', 'XAXX010101000'],
  ['MX', 'CURP', 'GODE561231HDFRRN09'],
  ['PA', 'CIP', '8-123-456'],
  ['PA', 'CIP', 'PE-12-345'],
  ['SV', 'DUI', '01234567-8'],
  ['BR', 'CPF', '529.982.247-25'],
  ['BR', 'CNPJ', '11222333000181'],
  ['BR', 'CNPJ', '11.222.333/0001-81'],
  ['BR', 'CNPJ', '12.ABC.345/01DE-35'],
  ['BR', 'CNPJ', '12abc34501de35'],
  ['CL', 'RUT', '12.345.678\u20135'],
  ['CO', 'NIT', '901.234.567 \u2014 7'],
  ['CO', 'CC', '1\u00b7020\u00b7304\u00b7050'],
  ['CO', 'CC', '1\u2019020\u2019304\u2019050'],
  ['SV', 'DUI', '01234567\u22128'],
  ['MX', 'RFC', 'A&B-010101-AB1'],
  ['PA', 'CIP', '08-0123-000456'],
  ['PA', 'CIP', '8 123 456'],
  ['PA', 'CIP', '8\u2013123\u2013456'],
  ['PA', 'CIP', 'E-8-12345'],
  ['PA', 'CIP', 'N-19-1234'],
  ['PA', 'CIP', '00-PE-0012-000345'],
  ['PA', 'CIP', '1AV-12-345'],
  ['PA', 'CIP', '8-PI-12-345'],
  ['PA', 'RUC', '155596713-2-2015 DV 59'],
] as const)('%s %s %s is good', (country, type, number) => {
  expect(findDocumentIssue({ country, type, number })).toBeNull();
});

test.each([
  ['CO', 'NIT', '901234567-8', true],
  ['CO', 'CC', '12', false],
  ['CO', 'CC', '  ', true],
  ['PE', 'DNI', '4567890', false],
  ['PE', 'RUC', '10456789018', true],
  ['PE', 'RUC', '99456789019', true],
  ['CL', 'RUT', '12.345.678-K', true],
  ['PA', 'CIP', '14-123-456', true],
  ['PA', 'CIP', '8123456', true],
  ['PA', 'CIP', 'XY-12-345', true],
  ['PA', 'CIP', '8-12345-456', true],
  ['BR', 'CNPJ', '12.ABC.345/01DE-53', true],
  ['BR', 'CNPJ', '12.ABC.345/01DE-3A', true],
  ['SV', 'DUI', '01234567-9', true],
  ['BR', 'CPF', '111.111.111-11', true],
  ['MX', 'RFC', 'AB010101000', true],
] as const)('%s %s %s is not; it blocks: %s', (country, type, number, blocks) => {
  expect(findDocumentIssue({ country, type, number })).toEqual({ key: 'document_number', blocks });
});

test.each(['cc', 'DNI', 'constructor', ''])('Colombia has no type %j', (type) => {
  expect(findDocumentIssue({ country: 'CO', type, number: '123456' })?.key).toBe('document_type');
});

test.each([
  ['CL', 'RUT', '12.345.678-k', '12345678K'],
  ['BR', 'CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['CO', 'CC', '\u0661\u0660\u0662\u0660 304\u2013050', '1020304050'],
  ['PA', 'CIP', '8-123-456 ', '8-123-456'],
  ['PA', 'CIP', '08 av 0012/000345', '8AV-12-345'],
  ['PA', 'RUC', ' 8\u2013NT\u20131\u201313656', '8-NT-1-13656'],
  ['PA', 'PP', 'pa 012-345', 'PA012345'],
  ['MX', 'RFC', 'a&b 010101 ab1', 'A&B010101AB1'],
] as const)('%s %s %j is written %s (rule people/numbers)', (country, type, number, clean) => {
  expect(toDocumentNumber({ country, type, number })).toBe(clean);
});

test('every country takes a passport', () => {
  for (const country of COUNTRIES) {
    expect(findDocumentIssue({ country, type: 'PP', number: 'AB123456' })).toBeNull();
  }
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const countGood = (base: string, checks: string[], fits: (text: string) => boolean) =>
  checks.filter((check) => fits(base + check)).length;
const ONE = [...'0123456789'];
const lettersAndDigits = fc.stringMatching(/^[0-9A-Z]{12}$/);

test.each([
  { name: 'NIT', base: digits(9), checks: ONE, fits: isNit },
  { name: 'RUC', base: digits(8).map((rest) => `20${rest}`), checks: ONE, fits: isRuc },
  { name: 'DUI', base: digits(8), checks: ONE, fits: isDui },
  { name: 'RUT', base: digits(8), checks: [...ONE, 'K'], fits: isRut },
])('exactly one check digit makes a $name', ({ base, checks, fits }) => {
  fc.assert(fc.property(base, (text) => countGood(text, checks, fits) === 1));
});

test.each([
  { name: 'CPF', base: digits(9), fits: isCpf },
  { name: 'CNPJ', base: digits(12), fits: isCnpj },
  { name: 'CNPJ with letters', base: lettersAndDigits, fits: isCnpj },
])('at most one pair makes a $name', ({ base, fits }) => {
  const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
  fc.assert(fc.property(base, (text) => countGood(text, pairs, fits) <= 1));
});

const ofLength = (type: string, least: number, most: number, signs: 'digits' | 'any') => ({
  key: 'document_length',
  type,
  span: least === most ? 'exact' : 'between',
  ...{ least, most, signs },
});
test.each([
  ['BR', 'CPF', '123.456.789-00', { key: 'document_check', type: 'CPF' }],
  ['BR', 'CPF', '123.456.789', ofLength('CPF', 11, 11, 'digits')],
  ['BR', 'CPF', '529.982.247-25', null],
  ['CL', 'RUT', '12.345.678-K', { key: 'document_check', type: 'RUT' }],
  ['CO', 'CC', '12345', ofLength('CC', 6, 10, 'digits')],
  ['CO', 'CC', '12345x', ofLength('CC', 6, 10, 'digits')],
  ['CO', 'PP', 'AB1', ofLength('PP', 5, 12, 'any')],
  ['MX', 'CURP', 'AB1', null],
] as const)(
  'in %s a %s of %s is told what is wrong (rule people/documents)',
  (country, type, number, fault) => {
    expect(findDocumentFault({ country, type, number })).toEqual(fault);
  },
);

import { isWrongPayer, listPayerDocuments } from '@/lib/domain/payments/pse-payer';

it('a company has its NIT, a person the documents of the country that PSE knows (rule payments/pse)', () => {
  expect(listPayerDocuments({ country: 'CO', person: 'company' })).toEqual(['NIT']);
  expect(listPayerDocuments({ country: 'CO', person: 'natural' })).toEqual([
    'CC',
    'CE',
    'NIT',
    'TI',
    'PP',
    'PPT',
  ]);
  expect(listPayerDocuments({ country: 'MX', person: 'natural' })).toEqual(['PP']);
});

it.each([
  ['natural', 'CC', '1020304050', false],
  ['natural', 'CC', ' ', true],
  ['natural', 'CC', '1', true],
  ['natural', 'DNI', '12345678', true],
  ['natural', '', '1020304050', true],
  ['company', 'NIT', '800.197.268-4', false],
  ['company', 'NIT', '8001972685', true],
  ['company', 'CC', '1020304050', true],
] as const)('%s with %s %j: wrong is %s', (person, type, number, wrong) => {
  expect(isWrongPayer({ country: 'CO', person, type, number })).toBe(wrong);
});

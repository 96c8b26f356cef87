import { listDocumentTypes } from '@/lib/domain/people/documents';
import { findInvoiceIssue, listTaxDocuments } from '@/lib/domain/people/invoice';
import { isTaxRegime } from '@/lib/domain/people/tax-regimes';
import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';

describe('who an invoice is made out to (rule people/invoice)', () => {
  it.each<[Country, string, string, ReturnType<typeof findInvoiceIssue>]>([
    ['CO', 'NIT', '901.234.567-7', null],
    ['CO', 'NIT', '901234567-1', 'number'],
    ['CO', 'CC', '1020304050', null],
    ['CO', 'PP', 'AB123456', 'type'],
    ['PE', 'RUC', '10456789019', null],
    ['PE', 'RUC', '10456789018', 'number'],
    ['CL', 'RUT', '12.345.678-5', null],
    ['MX', 'RFC', 'XAXX010101000', 'regime'],
    ['MX', 'RFC', 'XAXX01010', 'number'],
    ['MX', 'CURP', 'XAXX010101HDFXXX00', 'type'],
    ['PA', 'CIP', '8-123-456', null],
    ['SV', 'DUI', '01234567-8', null],
    ['US', 'PP', 'AB123456', 'type'],
  ])('%s %s %s: %s', (country, type, number, issue) => {
    expect(findInvoiceIssue({ country, invoice: { name: 'Casa SAS', type, number } })).toBe(issue);
  });

  it.each([
    ['612', '06700', null],
    ['612', '6700', 'postal_code'],
    ['612', undefined, 'postal_code'],
    ['999', '06700', 'regime'],
    [undefined, '06700', 'regime'],
  ])('in Mexico names the regime %s and the postal code %s: %s', (regime, postal_code, issue) => {
    const invoice = { name: 'Casa SA', type: 'RFC', number: 'GODE561231GR8', regime, postal_code };
    expect(findInvoiceIssue({ country: 'MX', invoice })).toBe(issue);
  });

  it.each([
    ['616', true],
    ['602', false],
    ['toString', false],
  ])('%s is a tax regime: %s', (code, expected) => expect(isTaxRegime(code)).toBe(expected));

  it('needs a name', () => {
    const invoice = { name: ' ', type: 'NIT', number: '901234567-7' };
    expect(findInvoiceIssue({ country: 'CO', invoice })).toBe('name');
  });

  it.each(COUNTRIES)('%s: each document is one that the country knows', (country) => {
    expect(listDocumentTypes(country)).toEqual(expect.arrayContaining([...listTaxDocuments(country)]));
  });
});

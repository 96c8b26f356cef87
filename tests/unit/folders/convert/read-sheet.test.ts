import { strToU8, zipSync } from 'fflate';
import { readSheet } from '@/backend/folders/convert/read-sheet';

const bytes = (text: string) => new TextEncoder().encode(text);
const TABLE = { header: ['Plato', 'Precio'], rows: [['Ajiaco', '28500']] };

test.each([
  ['commas', 'Plato,Precio\nAjiaco,28500\n'],
  ['semicolons, a mark and Windows’ lines', '\uFEFFPlato;Precio\r\nAjiaco;28500\r\n'],
  ['tabs under a title and an empty line', 'Carta 2026\n\nPlato\tPrecio\nAjiaco\t28500\n'],
])('CSV with %s', async (_name, text) => {
  expect(await readSheet(bytes(text))).toEqual(TABLE);
});

test('a CSV in the code of Windows', async () => {
  const file = Uint8Array.from([...bytes('Plato;Precio\nJam'), 0xf3, ...bytes('n;5\n')]);
  expect(await readSheet(file)).toEqual({ header: ['Plato', 'Precio'], rows: [['Jamón', '5']] });
});

/** The least that Excel's format asks for. */
const workbook = (rows: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Carta" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

test('a file of Excel, under a title', async () => {
  const file = workbook(
    `<row r="1">${cell('A1', 'Carta')}</row><row r="3">${cell('A3', 'Plato')}${cell('B3', 'Precio')}</row><row r="4">${cell('A4', 'Ajiaco')}<c r="B4"><v>28500</v></c></row>`,
  );
  expect(await readSheet(file)).toEqual(TABLE);
});

test.each([
  ['old_excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['not_a_table', zipSync({ 'a.txt': strToU8('a') })],
  ['not_a_table', bytes('a\0b')],
  ['empty', bytes('')],
  ['empty', bytes('Plato,Precio\n')],
  ['open_quote', bytes('a,b\n"c,d\n')],
  ['too_long', bytes(`a,b\n${'c,d\n'.repeat(20_001)}`)],
] as const)('%s is told', async (fault, file) => {
  expect(await readSheet(file)).toBe(fault);
});

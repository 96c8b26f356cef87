import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { unguardWords } from '@/lib/domain/text/formula-words';

/** Codes are words, though they may look like numbers: `0012`. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['price', 'stock', 'max'],
  ...['promo_price', 'promo_percent', 'promo_off'],
]);
const NUMBER = /^\d{1,12}(\.\d+)?$/;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** No XML may hold these, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const NO_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
const toXml = (words: string) => words.replace(NO_XML, '').replace(/[&<>]/g, (one) => ESCAPES[one] ?? one);

/** `AB`, the 28th. */
const lettersOf = (index: number): string =>
  `${index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;

type Cell = { at: string; words: string; column: string | undefined };

/** Words stay words: a spreadsheet runs no formula in them, and makes no day of `1-2`. An empty one is left out. */
function printCell({ at, words, column }: Cell): string {
  if (words === '') return '';
  const isNumber = column !== undefined && NUMBERS.has(column) && NUMBER.test(words);
  if (isNumber) return `<c r="${at}"><v>${words}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${toXml(words)}</t></is></c>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = 'http://schemas.openxmlformats.org';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (type: string, target: string) =>
  `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="rId1" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const FRAME = {
  '[Content_Types].xml': `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${XML}<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships"><sheets><sheet name="menu" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
};
/** The head stays in view. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** A table of a folder as a workbook (XLSX), which says the same when it is read (rule tenant/export). */
export function printSheet(csv: string): Uint8Array {
  const table: string[][] = parse(csv, { relax_column_count: true });
  const [head = []] = table;
  const letters = head.map((_name, index) => lettersOf(index));
  const rows = table.map((cells, row) => {
    const printed = cells.map((cell, index) =>
      printCell({
        at: `${letters[index]}${row + 1}`,
        words: unguardWords(cell),
        column: row === 0 ? undefined : head[index],
      }),
    );
    return `<row r="${row + 1}">${printed.join('')}</row>`;
  });
  const sheet = `${XML}<worksheet xmlns="${SCHEMAS}/spreadsheetml/2006/main">${VIEW}<sheetData>${rows.join('')}</sheetData></worksheet>`;
  const files = { ...FRAME, 'xl/worksheets/sheet1.xml': sheet };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

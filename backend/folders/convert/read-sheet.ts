import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import type { SheetFault } from '@/lib/domain/shop/menu-file';
import { findDelimiter } from '../read/files/read-csv';
import type { Sheet } from './sheet';

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 300;
const ZIP = [0x50, 0x4b];
/** Excel's files before 2007. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Excel's files since 2007 are ZIPs. */
export const isWorkbook = (bytes: Uint8Array): boolean => begins(bytes, ZIP);

/** Excel of Windows saves a CSV in its country's own code, which UTF-8 refuses. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const MARKS = /[,;\t]/g;
/** A title above the table has hardly a mark between cells, so the line with the most of the first ones tells it. */
const longestLine = (text: string): string =>
  text
    .split('\n')
    .slice(0, 20)
    .map((line) => ({ line, marks: line.match(MARKS)?.length ?? 0 }))
    .reduce((one, other) => (other.marks > one.marks ? other : one), { line: '', marks: 0 }).line;

const toWords = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
};

/** The header is the first row with two cells or more; above it stand titles of the page. */
function toSheet(table: readonly (readonly string[])[]): Sheet | SheetFault {
  const filled = table.filter((row) => row.some((cell) => cell !== ''));
  const at = Math.max(
    0,
    filled.findIndex((row) => row.filter((cell) => cell !== '').length > 1),
  );
  const [header, ...rows] = filled.slice(at);
  if (!header || rows.length === 0) return 'empty';
  if (rows.length > MOST_ROWS || header.length > MOST_COLUMNS) return 'too_long';
  return { header: [...header], rows: rows.map((row) => [...row]) };
}

async function readExcel(bytes: Uint8Array): Promise<Sheet | SheetFault> {
  try {
    const sheets = await readWorkbook(Buffer.from(bytes));
    const tables = sheets.map(({ data }) => data.map((row) => row.map(toWords)));
    const longest = tables.sort((one, other) => other.length - one.length)[0];
    return longest ? toSheet(longest) : 'empty';
  } catch {
    return 'not_a_table';
  }
}

/** Reads CSV with any separator, in UTF-8 or Windows' own code, or the longest sheet of an Excel file (XLSX). */
export async function readSheet(bytes: Uint8Array): Promise<Sheet | SheetFault> {
  if (begins(bytes, OLE)) return 'old_excel';
  if (isWorkbook(bytes)) return readExcel(bytes);
  const text = decodeText(bytes).replaceAll(/\r\n?/g, '\n');
  if (text.includes('\0')) return 'not_a_table';
  try {
    const rows: string[][] = parse(text, {
      ...{ bom: true, delimiter: findDelimiter(longestLine(text)), trim: true },
      ...{ relax_column_count: true, skip_empty_lines: true },
    });
    return toSheet(rows);
  } catch {
    return 'open_quote';
  }
}

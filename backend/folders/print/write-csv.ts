import { guardWords } from '@/lib/domain/text/formula-words';

export type CsvRow = Record<string, string | number>;

const quote = (cell: string) => (/[",;\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Unnamed columns are empty, and no cell is a formula where a spreadsheet opens the file. */
export function writeCsv({
  columns,
  rows,
  delimiter = ',',
  lineEnd = '\n',
  byteOrderMark = false,
}: {
  columns: readonly string[];
  rows: readonly CsvRow[];
  delimiter?: ',' | ';';
  lineEnd?: '\n' | '\r\n';
  byteOrderMark?: boolean;
}): string {
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => quote(guardWords(String(row[column] ?? ''))))),
  ];
  const text = lines.map((cells) => cells.join(delimiter) + lineEnd).join('');
  return byteOrderMark ? `\uFEFF${text}` : text;
}

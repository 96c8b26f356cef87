export type CsvRow = Record<string, string | number>;

const quote = (cell: string) => (/[",;\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Unnamed columns are empty. */
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
  const lines = [columns, ...rows.map((row) => columns.map((column) => quote(String(row[column] ?? ''))))];
  const text = lines.map((cells) => cells.join(delimiter) + lineEnd).join('');
  return byteOrderMark ? `\uFEFF${text}` : text;
}

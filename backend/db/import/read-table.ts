import { parse } from 'csv-parse/sync';
import { findClosest, type Problem } from './problems';

/** A row of a CSV file: its cells by column name, trimmed, and the line it stands on. */
export type TableRow = { row: number; cells: Record<string, string> };

/**
 * Reads a spreadsheet's CSV: comma or semicolon, any line ends, a byte-order mark, columns in any order.
 * Unknown and missing columns are problems; nothing is guessed.
 */
export function readTable({
  file,
  text,
  required,
  optional,
}: {
  file: string;
  text: string;
  required: readonly string[];
  optional: readonly string[];
}): { rows: TableRow[]; problems: Problem[] } {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    return { rows: [], problems: [{ file, message: `cannot be read as CSV: ${(error as Error).message}` }] };
  }
  const header = records[0]?.record ?? [];
  const known = [...required, ...optional];
  const problems: Problem[] = [];
  for (const column of header) {
    if (known.includes(column)) continue;
    const closest = findClosest({ word: column, known });
    problems.push({
      file,
      row: 1,
      column,
      message: `is not a known column${closest ? `; did you mean ${closest}?` : ''}`,
    });
  }
  for (const column of required) {
    if (!header.includes(column)) problems.push({ file, row: 1, column, message: 'this column is missing' });
  }
  const rows = records.slice(1).map(({ record, info }) => {
    if (record.length > header.length) {
      problems.push({
        file,
        row: info.lines,
        message: `has ${record.length} cells, the first line has ${header.length}`,
      });
    }
    return {
      row: info.lines,
      cells: Object.fromEntries(header.map((column, index) => [column, record[index] ?? ''])),
    };
  });
  return { rows, problems };
}

/** The values of a cell that holds a list: `a; b | c` → a, b, c. */
export const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[|;]/)
    .map((one) => one.trim())
    .filter(Boolean);

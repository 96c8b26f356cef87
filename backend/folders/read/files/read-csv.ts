import { parse } from 'csv-parse/sync';
import { findClosest } from '@/lib/domain/text/find-closest.mjs';
import type { Problem } from '../problems/problems';

/** Where commas do not part the cells, one in a number can only begin its decimals. */
export type CsvRow = { row: number; cells: Record<string, string>; hasDecimalComma: boolean };

type ParsedRecord = { record: string[]; info: { lines: number }; raw: string };
const MOST_ROWS = 20_000;
const DELIMITERS = [',', ';', '\t'] as const;

function findDelimiter(text: string): string {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const counts = DELIMITERS.map((mark) => firstLine.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Cells may hold line ends; `lines` is the last. */
const firstLineOf = ({ info, raw }: ParsedRecord) => info.lines - (raw.trim().split('\n').length - 1);

function findColumnProblems({
  header,
  records,
  required,
  known,
}: {
  header: readonly string[];
  records: readonly ParsedRecord[];
  required: readonly string[];
  known: readonly string[];
}): { column?: string; message: string }[] {
  const ofHeader = header.flatMap((column, index) => {
    if (column === '') {
      const holdsSomething = records.some(({ record }) => record[index]);
      return holdsSomething ? [{ message: `column ${index + 1} has cells but no name in the header` }] : [];
    }
    if (!known.includes(column)) {
      const closest = findClosest({ word: column, known });
      return [{ column, message: `is not a known column${closest ? `; did you mean ${closest}?` : ''}` }];
    }
    return header.indexOf(column) === index ? [] : [{ column, message: 'this column appears twice' }];
  });
  const missing = required.filter((column) => !header.includes(column));
  return [...ofHeader, ...missing.map((column) => ({ column, message: 'this column is missing' }))];
}

/** Any separator, line end, byte-order mark and order of columns. Unknown and missing columns are problems. */
export function readCsv({
  file,
  text,
  required,
  optional,
}: {
  file: string;
  text: string;
  required: readonly string[];
  optional: readonly string[];
}): { rows: CsvRow[]; problems: Problem[] } {
  // One kind of line end, or the line of a row is unknown.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const delimiter = findDelimiter(lines);
  let records: ParsedRecord[];
  try {
    records = parse(lines, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    return { rows: [], problems: [{ file, message: `cannot be read as CSV: ${(error as Error).message}` }] };
  }
  const [first, ...all] = records;
  const rest = all.slice(0, MOST_ROWS);
  const header = first?.record ?? [];
  const known = [...required, ...optional];
  const problems: Problem[] = findColumnProblems({ header, records: rest, required, known }).map((one) => ({
    file,
    row: 1,
    ...one,
  }));
  if (all.length > MOST_ROWS)
    problems.unshift({ file, message: `has ${all.length} lines, allowed are ${MOST_ROWS}` });
  const rows = rest.map((one) => {
    const row = firstLineOf(one);
    const surplus = one.record.slice(header.length).filter(Boolean).length;
    if (surplus > 0) {
      const message = `has ${one.record.length} cells, the first line has ${header.length}`;
      problems.push({ file, row, message });
    }
    const cells = header.map((column, index) => [column, one.record[index] ?? ''] as const);
    return { row, cells: Object.fromEntries(cells), hasDecimalComma: delimiter !== ',' };
  });
  return { rows, problems };
}

/** Splits a cell into its parts and names each once: `a; b | c` → a, b, c. */
export const listOf = (cell: string | undefined): string[] => [
  ...new Set(
    (cell ?? '')
      .split(/[|;]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

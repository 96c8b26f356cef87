import { type CsvError, parse } from 'csv-parse/sync';
import { meaning, type Place, type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { findClosest } from '@/lib/domain/text/find-closest.mjs';
import { unguardWords } from '@/lib/domain/text/formula-words';
import { columnOf } from './column-names';

/**
 * Where commas do not part the cells, one in a number can only begin its decimals. `headers`: the file's own word for each
 * column.
 */
export type CsvRow = {
  row: number;
  cells: Record<string, string>;
  hasDecimalComma: boolean;
  headers: ReadonlyMap<string, string>;
};

type ParsedRecord = { record: string[]; info: { lines: number }; raw: string };
const MOST_ROWS = 20_000;
const DELIMITERS = [',', ';', '\t'] as const;

/** Excel writes `sep=;` above the header to say what parts the cells; the line stays, empty, so that rows keep their numbers. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?=\n)/i;

/** The mark that parts the cells of the first line. */
export function findDelimiter(text: string): string {
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((mark) => firstLine.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Cells may hold line ends; `lines` is the last. */
const firstLineOf = ({ info, raw }: ParsedRecord) => info.lines - (raw.trim().split('\n').length - 1);

/** A till's export adds these to each price. */
const TAX = /^(iva|igv|icms|impuestos?|impostos?|ipoconsumo|inc|tax(es)?)\b/i;

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
}): (Said & { column?: string })[] {
  const ofHeader = header.flatMap((column, index) => {
    if (column === '') {
      const holdsSomething = records.some(({ record }) => record[index]);
      return holdsSomething ? [say('column_nameless', { number: index + 1 })] : [];
    }
    if (TAX.test(column)) return [{ column, ...say('column_tax') }];
    if (!known.includes(column)) {
      const closest = findClosest({ word: column, known });
      return [{ column, ...meaning(say('column_unknown'), closest) }];
    }
    return header.indexOf(column) === index ? [] : [{ column, ...say('column_twice') }];
  });
  const missing = required.filter((column) => !header.includes(column));
  return [...ofHeader, ...missing.map((column) => ({ column, ...say('column_missing') }))];
}

/** A column, with the file's own word where that differs. */
export const placeOf = ({
  column,
  headers,
}: {
  column: string | undefined;
  headers: ReadonlyMap<string, string>;
}): Pick<Place, 'column' | 'header'> => {
  if (column === undefined) return {};
  const header = headers.get(column) ?? column;
  return { column, ...(header === column ? {} : { header }) };
};

/** The parser says where it gave up; who looks for the quote needs the line of the row in which it opens. */
function findOpenRow({ text, error }: { text: string; error: CsvError }): number {
  const readBytes = Number(error.bytes_records ?? 0);
  const read = Buffer.from(text).subarray(0, readBytes).toString();
  const blank = /^\s*\n/.exec(text.slice(read.length))?.[0] ?? '';
  return `${read}${blank}`.split('\n').length;
}

const toFault = ({ file, text, error }: { file: string; text: string; error: CsvError }): Problem => ({
  place: { file, row: findOpenRow({ text, error }) },
  ...say('quote_open'),
});

/**
 * Any separator, line end, byte-order mark and order of columns; headers in any case and in Spanish or Portuguese
 * (`column-names.ts`). Unknown and missing columns are problems.
 */
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
  const whole = text.replaceAll(/\r\n?/g, '\n');
  const lines = whole.replace(SEPARATOR_LINE, '');
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
    return { rows: [], problems: [toFault({ file, text: lines, error: error as CsvError })] };
  }
  const [first, ...all] = records;
  const rest = all.slice(0, MOST_ROWS);
  const known = [...required, ...optional];
  const written = first?.record ?? [];
  const header = written.map((word) => columnOf({ header: word, required, known }));
  const headers = new Map(header.map((column, index) => [column, written[index] ?? column] as const));
  const problems: Problem[] = findColumnProblems({ header, records: rest, required, known }).map(
    ({ column, ...said }) => ({
      place: { file, row: 1, ...placeOf({ column, headers }) },
      ...said,
    }),
  );
  if (all.length > MOST_ROWS)
    problems.unshift({ place: { file }, ...say('many_lines', { count: all.length, most: MOST_ROWS }) });
  const rows = rest.map((one) => {
    const row = firstLineOf(one);
    const surplus = one.record.slice(header.length).filter(Boolean).length;
    if (surplus > 0) {
      const said = say('surplus_cells', { count: one.record.length, header: header.length });
      problems.push({ place: { file, row }, ...said });
    }
    const cells = header.map((column, index) => [column, unguardWords(one.record[index] ?? '')] as const);
    return { row, cells: Object.fromEntries(cells), hasDecimalComma: delimiter !== ',', headers };
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

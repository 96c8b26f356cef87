/** Prints a number, whole from 100 on. */
export function printNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100
    ? new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value)
    : value.toFixed(digits);
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Writes a table in Markdown. @throws RangeError when a row does not fit the head */
export function writeTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}): string {
  for (const row of rows)
    if (row.length !== head.length) throw new RangeError(`a row of ${row.length} cells under ${head.length}`);
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

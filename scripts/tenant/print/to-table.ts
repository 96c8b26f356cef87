import { toPrintableLine } from '@/lib/domain/text/printable-text';

/** Columns of one width; a cell of several lines starts no new row. */
export function toTable(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(toPrintableLine));
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

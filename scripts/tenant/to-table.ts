import { toPrintableLine } from '@/lib/domain/text/printable-text';

/** Rows of cells as lines of columns of one width each; a cell that has several lines makes no row of its own. */
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

/** Rows of cells as lines of columns of one width each. */
export function toTable(rows: readonly (readonly string[])[]): string {
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

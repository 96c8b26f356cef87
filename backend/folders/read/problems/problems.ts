import { toPrintableLine } from '@/lib/domain/text/printable-text';

export type Problem = { file: string; row?: number; column?: string; message: string };

/** One line without control characters: `menu.csv:17 price: "32.9" has decimals, COP has none`. */
export function printProblem({ file, row, column, message }: Problem): string {
  return toPrintableLine(
    `${file}${row === undefined ? '' : `:${row}`}${column ? ` ${column}` : ''}: ${message}`,
  );
}

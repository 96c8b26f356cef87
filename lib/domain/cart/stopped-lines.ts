import type { CartIssueKey } from './cart-issues';
import { mostPieces, piecesOnLines } from './line-limits';

type Line = {
  id: number;
  product_supplier_id: number;
  count: number;
  stock: number | null;
  max_per_order: number | null;
};
type Issue = { key: CartIssueKey; line_id: number | null };

/** Fewer pieces mend these. */
const OF_COUNT: readonly CartIssueKey[] = ['out_of_stock', 'product_max'];

/** Adding refuses them too; alcohol under a dry law may be put in. */
const OF_ADDING: readonly CartIssueKey[] = [
  ...OF_COUNT,
  'product_removed',
  'product_unavailable',
  'product_hours',
  'options_changed',
  'option_sold_out',
];

/** Whether a line that is taken out could be put in again as it was (rule cart/removed). */
export const comesBack = ({ lineId, issues }: { lineId: number; issues: readonly Issue[] }): boolean =>
  !issues.some(({ key, line_id }) => line_id === lineId && OF_ADDING.includes(key));

/**
 * Lines that cannot be ordered as they are, each with its first issue, in the order of the cart (rule cart/stopped).
 * `keeps`: the pieces that could be ordered; 0 where fewer do not help.
 */
export const findStoppedLines = <L extends Line, I extends Issue>({
  lines,
  issues,
}: {
  lines: readonly L[];
  issues: readonly I[];
}): { line: L; issue: I; keeps: number }[] =>
  lines.flatMap((line) => {
    const own = issues.filter(({ line_id }) => line_id === line.id);
    const [issue] = own;
    if (!issue) return [];
    const { stock, max_per_order: maxPerOrder } = line;
    const others = piecesOnLines({ lines, productId: line.product_supplier_id, except: line.id });
    const most = own.every(({ key }) => OF_COUNT.includes(key))
      ? mostPieces({ stock, maxPerOrder, others })
      : 0;
    return [{ line, issue, keeps: most < line.count ? most : 0 }];
  });

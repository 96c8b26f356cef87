/** Lines of a cart (rule cart/lines). */
export const CART_LINES = 100;
/** Pieces of a line. */
export const LINE_COUNT = 99;

type CountedLine = { id: number; product_supplier_id: number; count: number };

/** Pieces of a product on the lines of a cart, but for the line `except`. */
export const piecesOnLines = ({
  lines,
  productId,
  except = null,
}: {
  lines: readonly CountedLine[];
  productId: number;
  except?: number | null;
}): number =>
  lines
    .filter((line) => line.product_supplier_id === productId && line.id !== except)
    .reduce((sum, { count }) => sum + count, 0);

/** Pieces of the dish on the lines before and after one (rule menu/bundles). */
export type PiecesBeside = { before: number; after: number };

/** @param lineId null: of a line that is still to come, which is the last */
export function piecesBeside({
  lines,
  productId,
  lineId = null,
}: {
  lines: readonly CountedLine[];
  productId: number;
  lineId?: number | null;
}): PiecesBeside {
  const found = lines.findIndex(({ id }) => id === lineId);
  const at = found < 0 ? lines.length : found;
  return {
    before: piecesOnLines({ lines: lines.slice(0, at), productId }),
    after: piecesOnLines({ lines: lines.slice(at + 1), productId }),
  };
}

/** How many pieces a line may have beside those of its product on other lines (rule cart/stock, rule cart/product-max). */
export const mostPieces = ({
  stock,
  maxPerOrder,
  others,
}: {
  stock: number | null;
  maxPerOrder: number | null;
  others: number;
}): number => {
  const left = (bound: number | null) => (bound === null ? LINE_COUNT : Math.max(0, bound - others));
  return Math.min(LINE_COUNT, left(stock), left(maxPerOrder));
};

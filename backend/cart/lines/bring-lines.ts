import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { lockOpenCart, type PurchaseRow } from '@/backend/purchases';
import { addLine, setLineCount } from '@/backend/purchases/lines';
import type { Cart } from '@/lib/contract/cart/cart';
import { CART_LINES, mostPieces } from '@/lib/domain/cart/line-limits';
import { joinLines } from '@/lib/domain/cart/lines';
import { findOrBeginCart } from '../branch/open-cart';
import { answerChanged } from '../change-cart';
import type { PlannedLine } from './plan-lines';
import { listPricedLines, type PricedLine } from './priced-lines';

export type AllottedLine = PlannedLine & { pieces: number };

/**
 * How many pieces of each line can be ordered now; lines of one product share what is left
 * (rule cart/stock, rule cart/product-max).
 */
export function allotPieces(planned: readonly PlannedLine[]): AllottedLine[] {
  const allotted = new Map<number, number>();
  return planned.map(({ line, comes }) => {
    if (!comes?.choicesFit) return { line, comes, pieces: 0 };
    const others = allotted.get(comes.offerId) ?? 0;
    const pieces = Math.min(line.count, mostPieces({ ...comes, others }));
    allotted.set(comes.offerId, others + pieces);
    return { line, comes, pieces };
  });
}

/**
 * Copies lines into the diner's cart of a branch and service, which keeps what it holds
 * (rule cart/brought-along). @returns also what a piece of each costs there @throws service_unavailable and as `assertOrderable`, cart_full
 */
export async function bringLines({
  sql,
  ctx,
  place: { supplier, service, subservice },
  planned,
}: {
  sql: Sql;
  ctx: Context;
  place: Pick<PurchaseRow, 'supplier' | 'service' | 'subservice'>;
  planned: readonly AllottedLine[];
}): Promise<{ cart: Cart; there: PricedLine[]; unitMinorOf: ReadonlyMap<number, number> }> {
  const purchaseId = await findOrBeginCart({ sql, ctx, supplierId: supplier.id, service, subservice });
  const purchase = await lockOpenCart({ sql, ctx, purchaseId });
  const there = (await listPricedLines({ sql, ctx, purchases: [purchase] })).get(purchase.id) ?? [];
  const coming = planned.flatMap(({ comes, pieces }) =>
    comes && pieces > 0 ? [{ ...comes, count: pieces }] : [],
  );
  const joined = joinLines({ coming, there });
  const added = joined.filter(({ met }) => met === null);
  if (there.length + added.length > CART_LINES) {
    throw new AppError('cart_full', { values: { limit: CART_LINES } });
  }
  // One after the other, so that each has a place to come back to (rule cart/removed).
  const momentOf = (place: number) => new Date(ctx.now.getTime() + place);
  for (const [place, { line, met, count }] of joined.entries()) {
    if (met) {
      await setLineCount({ sql, ctx, purchaseId, lineId: met.id, count });
      continue;
    }
    const { offerId, comment } = line;
    const choices = JSON.stringify(line.choices);
    const createdAt = momentOf(place);
    await addLine({ sql, ctx, line: { purchaseId, offerId, choices, comment, count, createdAt } });
  }
  // Pieces that join a line take its price, which may be a kept one (rule cart/kept-price).
  const unitMinorOf = new Map(joined.map(({ line, met }) => [line.lineId, (met ?? line).unitMinor]));
  return { cart: await answerChanged({ sql, ctx, purchase }), there, unitMinorOf };
}

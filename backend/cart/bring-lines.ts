import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { Cart } from '@/lib/contract/cart/cart';
import { CART_LINES, joinLines, LINE_COUNT } from '@/lib/domain/cart/lines';
import { answerChanged } from './change-cart';
import { findOrBeginCart } from './open-cart';
import type { PlannedLine } from './plan-lines';
import { listPricedLines, type PricedLine } from './priced-lines';
import { lockOpenCart, type PurchaseRow } from './purchase-rows';

type AllottedLine = PlannedLine & { pieces: number };

/** How many pieces of each line can be ordered now; lines of one product share what is left (rule cart/stock). */
export function allotPieces(planned: readonly PlannedLine[]): AllottedLine[] {
  const left = new Map<number, number>();
  return planned.map(({ line, comes }) => {
    if (!comes?.choicesFit) return { line, comes, pieces: 0 };
    const free = left.get(comes.offerId) ?? comes.stock ?? Number.POSITIVE_INFINITY;
    const pieces = Math.min(line.count, free, LINE_COUNT);
    left.set(comes.offerId, free - pieces);
    return { line, comes, pieces };
  });
}

/**
 * Copies lines into the diner's cart of a branch and service, which keeps what it holds
 * (rule cart/brought-along). @throws service_unavailable and as `assertOrderable`, cart_full
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
}): Promise<{ cart: Cart; there: PricedLine[] }> {
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
  const own = [ctx.instance.id, purchase.id];
  for (const { line, met, count } of joined) {
    if (met) {
      await sql(
        'update purchase_lines set count = $4 where instance_id = $1 and purchase_id = $2 and id = $3',
        [...own, met.id, count],
      );
      continue;
    }
    await sql(
      `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
      [...own, line.offerId, JSON.stringify(line.choices), line.comment, count, ctx.now],
    );
  }
  return { cart: await answerChanged({ sql, ctx, purchase }), there };
}

import { localizer, majorOf } from '@/backend/branches';
import {
  allotPieces,
  bringLines,
  getOwnPurchase,
  listPricedLines,
  type PurchaseRow,
  planLines,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { OrderAgain } from '@/lib/contract/cart/cart';
import { asOwnLines } from '@/lib/domain/cart/lines';
import { listStallRows } from './stalls/stall-rows';

/** Each stall's lines at that stall. Whoever chose them is in no group of the new cart. */
async function planAgain({ sql, ctx, order }: { sql: Sql; ctx: Context; order: PurchaseRow }) {
  const purchases = order.is_split ? await listStallRows({ sql, ctx, purchases: [order] }) : [order];
  const linesOf = await listPricedLines({ sql, ctx, purchases });
  const planned = [];
  for (const { id, supplier: target } of purchases)
    planned.push(...(await planLines({ sql, ctx, lines: asOwnLines(linesOf.get(id) ?? []), target })));
  return planned;
}

/**
 * Copies what was ordered into the cart of its branch and service, at the prices of now (rule orders/again).
 * @throws not_found, owner_only, illegal_transition for a cart, an account and a deposit, service_unavailable, cart_full
 */
export function orderAgain({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<OrderAgain> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    if (order.status === 'cart' || order.is_account || order.service === 'book')
      throw new AppError('illegal_transition', { values: { from: order.status } });
    const planned = allotPieces(await planAgain({ sql, ctx, order }));
    const comes = planned.filter(({ pieces }) => pieces > 0);
    const brought = comes.length > 0 ? await bringLines({ sql, ctx, place: order, planned }) : null;
    const text = localizer(ctx);
    const major = majorOf(ctx.instance.currency);
    return {
      cart: brought?.cart ?? null,
      missing: planned.flatMap(({ line, pieces }) => {
        const count = line.count - pieces;
        return count > 0 ? [{ name: text(line.content.name), count }] : [];
      }),
      repriced: comes.flatMap(({ line, comes: coming }) =>
        coming && coming.unitMinor !== line.unitMinor
          ? [
              {
                line_id: line.id,
                name: text(line.content.name),
                before: major(line.unitMinor),
                after: major(coming.unitMinor),
              },
            ]
          : [],
      ),
      there: (brought?.there ?? []).map(({ content, count }) => ({ name: text(content.name), count })),
    };
  });
}

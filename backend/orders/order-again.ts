import { localizer, majorOf } from '@/backend/branches';
import { allotPieces, bringLines, getOwnPurchase, listPricedLines, planLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { OrderAgain } from '@/lib/contract/cart/cart';

/**
 * Copies what was ordered into the cart of its branch and service, at the prices of now (rule orders/again).
 * @throws not_found, owner_only, illegal_transition for a cart, service_unavailable, cart_full
 */
export function orderAgain({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<OrderAgain> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    if (order.status === 'cart') throw new AppError('illegal_transition', { values: { from: order.status } });
    const lines = (await listPricedLines({ sql, ctx, purchases: [order] })).get(order.id) ?? [];
    const planned = allotPieces(await planLines({ sql, ctx, lines, target: order.supplier }));
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

import { localizer, majorOf } from '@/backend/branches';
import { type AllottedLine, allotPieces, bringLines, listPricedLines, planLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import { asOwnLines } from '@/lib/domain/cart/lines';
import { nearestMinor } from '@/lib/domain/money/money';
import { listStallRows } from './stalls/stall-rows';

/** Plans each stall's lines at that stall, with its slug. The new cart has no group, so lines lose their members. */
async function planAgain({ sql, ctx, order }: { sql: Sql; ctx: Context; order: PurchaseRow }) {
  const purchases = order.is_split ? await listStallRows({ sql, ctx, purchases: [order] }) : [order];
  const linesOf = await listPricedLines({ sql, ctx, purchases });
  const planned = [];
  for (const place of purchases)
    planned.push(...(await planLines({ sql, ctx, lines: asOwnLines(linesOf.get(place.id) ?? []), place })));
  const slugs = new Map(purchases.map(({ supplier }) => [supplier.id, supplier.slug]));
  return { planned: allotPieces(planned), slugs };
}

/** Whether it is sold, but not as it was chosen then: all of it stays out. */
const isChanged = ({ comes }: AllottedLine): boolean => comes?.choicesFit === false;

/** Lists lines that had a bundle discount, if bundles now take less off all of them (rule menu/bundles). */
function listUnbundled({ comes, cart, ctx }: { comes: readonly AllottedLine[]; cart: Cart; ctx: Context }) {
  const { currency } = ctx.instance;
  // Pieces that stay out are named for that.
  const bundled = comes.filter(({ line, pieces }) => pieces === line.count && line.offMinor > 0);
  const offers = new Set(bundled.map((one) => one.comes?.offerId));
  const now = cart.products
    .filter(({ product_supplier_id: offer }) => offers.has(offer))
    .reduce((sum, { promo }) => sum + nearestMinor({ amount: promo?.bundle ? promo.saved : 0, currency }), 0);
  const before = bundled.reduce((sum, { line }) => sum + line.offMinor, 0);
  return now < before ? bundled : [];
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
    const { planned, slugs } = await planAgain({ sql, ctx, order });
    const comes = planned.filter(({ pieces }) => pieces > 0);
    const brought = comes.length > 0 ? await bringLines({ sql, ctx, place: order, planned }) : null;
    const text = localizer(ctx);
    const major = majorOf(ctx.instance.currency);
    const unbundled = brought ? listUnbundled({ comes, cart: brought.cart, ctx }) : [];
    return {
      cart: brought?.cart ?? null,
      changed: planned.filter(isChanged).flatMap(({ line, comes }) =>
        comes
          ? [
              {
                name: text(line.content.name),
                count: line.count,
                product_supplier_id: comes.offerId,
                slug: slugs.get(comes.supplierId) ?? order.supplier.slug,
                sold_out: comes.soldOutOption && text(comes.soldOutOption),
              },
            ]
          : [],
      ),
      missing: planned.flatMap((one) => {
        const { line, pieces } = one;
        const count = line.count - pieces;
        return count > 0 && !isChanged(one) ? [{ name: text(line.content.name), count }] : [];
      }),
      repriced: comes.flatMap(({ line }) => {
        const unitMinor = brought?.unitMinorOf.get(line.id) ?? line.unitMinor;
        if (unitMinor === line.unitMinor) return [];
        const name = text(line.content.name);
        return [{ line_id: line.id, name, before: major(line.unitMinor), after: major(unitMinor) }];
      }),
      unbundled: unbundled.map(({ line, pieces }) => ({ name: text(line.content.name), count: pieces })),
      there: (brought?.there ?? []).map(({ content, count }) => ({ name: text(content.name), count })),
    };
  });
}

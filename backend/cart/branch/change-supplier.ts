import { localizer, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockDiner } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { beginAnew, getOwnPurchase, lockOpenCart, movePlace, type PurchaseRow } from '@/backend/purchases';
import { moveLines, removeLines, setLineCounts, setOffers } from '@/backend/purchases/lines';
import type { Cart } from '@/lib/contract/cart/cart';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { partOf, totalOf } from '@/lib/domain/cart/bill';
import { CART_LINES } from '@/lib/domain/cart/line-limits';
import { missingToMinimum } from '@/lib/domain/cart/minimum-order';
import { isDeliveryLater } from '@/lib/domain/delivery/delivery-price';
import { withBundles } from '@/lib/domain/menu/price-lines';
import { announceDraft } from '../announce-draft';
import { findCoverage } from '../cart-facts';
import { answerChanged } from '../change-cart';
import { refusalOf } from '../coupon-of-cart';
import { endGroup } from '../group/close-group';
import { type LoadedCart, loadCart, priceCart } from '../load-cart';
import { toIssueValues } from '../to-cart';
import { isTooLong, type MovePlan, type MoveTarget, planMove } from './plan-move';

type Input = MoveTarget & { id: string };
type Change = Input & { lost?: readonly number[] | undefined };

/** The costs of the whole cart; the delivery is null before it is known. */
function toCosts({
  ctx,
  cart: { purchase, zone, shippingZone: shipping_zone, bill, minimumMinor },
}: {
  ctx: Context;
  cart: Pick<LoadedCart, 'purchase' | 'zone' | 'shippingZone' | 'bill' | 'minimumMinor'>;
}): SupplierChange['before'] {
  const major = majorOf(ctx.instance.currency);
  const isLater = isDeliveryLater({ service: purchase.service, polygon: zone, shipping_zone });
  const missingMinor = missingToMinimum({ productsMinor: partOf(bill, 'products'), minimumMinor });
  return {
    total: major(totalOf(bill)),
    delivery: isLater ? null : major(partOf(bill, 'delivery')),
    missing: major(missingMinor),
  };
}

async function priceMoved({ sql, ctx, plan }: { sql: Sql; ctx: Context; plan: MovePlan }) {
  const { moved, kept, joined } = plan;
  const lines = withBundles([...kept.map(({ line, count }) => ({ ...line, count })), ...joined]);
  const coverage = await findCoverage({ sql, ctx, purchase: moved });
  return priceCart({ ctx, purchase: moved, lines, coverage, waitsForCode: false, taken: new Map() });
}

function toCoupon({ ctx, cart }: { ctx: Context; cart: LoadedCart }): SupplierChange['coupon'] {
  const { purchase, lines } = cart;
  if (!purchase.coupon) return null;
  const refusal = refusalOf({ purchase, sold: lines.filter(({ sold }) => sold), at: ctx.now });
  const values = refusal && toIssueValues(refusal.values, majorOf(ctx.instance.currency));
  return { code: purchase.coupon.code, refusal: refusal && { key: refusal.key, values: values ?? {} } };
}

/**
 * `GET /shopping_cart/change_supplier/{id}.json` (rule cart/change-branch, rule cart/brought-along).
 * @throws not_found, invalid_input, service_unavailable, on_table_unavailable, room_unavailable
 */
export function previewSupplierChange({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<SupplierChange> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    const plan = await planMove({ sql, ctx, purchase, target: input });
    const [before, after] = [await loadCart({ sql, ctx, purchase }), await priceMoved({ sql, ctx, plan })];
    const text = localizer(ctx);
    const major = majorOf(ctx.instance.currency);
    const nameOf = ({ settings }: SupplierRow) => ({ name: settings.name });
    return {
      from: nameOf(purchase.supplier),
      to: nameOf(plan.moved.supplier),
      kept: plan.kept.length,
      coupon: toCoupon({ ctx, cart: after }),
      lost: plan.planned
        .filter(({ comes }) => comes === null)
        .map(({ line }) => ({ line_id: line.id, name: text(line.content.name), count: line.count })),
      repriced: plan.kept
        .filter(({ line }) => line.unitMinor !== line.before.unitMinor)
        .map(({ line }) => ({
          line_id: line.lineId,
          name: text(line.content.name),
          before: major(line.before.unitMinor),
          after: major(line.unitMinor),
        })),
      there: (plan.there?.lines ?? []).map(({ content, count }) => ({ name: text(content.name), count })),
      before: toCosts({ ctx, cart: before }),
      after: toCosts({ ctx, cart: after }),
    };
  });
}

const placeOf = ({ supplier, service, subservice }: PurchaseRow) => ({
  ...{ supplierId: supplier.id, service, subservice },
});

/** Lines of the cart there come in, and what counts on one keeps its price (rule cart/kept-price); the emptied cart takes the place that is left, so that each place keeps one. */
async function joinThere({
  sql,
  ctx,
  purchase,
  plan,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  plan: MovePlan & { there: NonNullable<MovePlan['there']> };
}): Promise<void> {
  const { there, kept, joined } = plan;
  const { id: purchaseId } = purchase;
  const counts = kept.map(({ line, count, met }) => ({ lineId: line.lineId, count, metId: met?.id ?? null }));
  await setLineCounts({ sql, ctx, purchaseId, counts });
  const emptied = { sql, ctx, purchaseId: there.purchase.id };
  const lineIds = joined.map(({ id }) => id);
  await moveLines({ sql, ctx, from: emptied.purchaseId, to: purchaseId, lineIds });
  await removeLines(emptied);
  // Its guests chose for another place; what they chose is its owner's now.
  await endGroup(emptied);
  await beginAnew({ ...emptied, place: placeOf(purchase) });
}

async function moveCart({
  sql,
  ctx,
  purchase,
  plan,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  plan: MovePlan;
}): Promise<void> {
  const { moved, kept, there } = plan;
  const own = { sql, ctx, purchaseId: purchase.id };
  const lines = kept.map(({ line: { lineId, offerId } }) => ({ lineId, offerId }));
  await removeLines({ ...own, keep: lines.map(({ lineId }) => lineId) });
  await setOffers({ ...own, lines });
  // Before the cart there gives its coupon away.
  await movePlace({ ...own, place: placeOf(moved), couponFrom: there?.purchase.id ?? null });
  if (there) await joinThere({ sql, ctx, purchase, plan: { ...plan, there } });
}

/**
 * Moves a cart to another branch or service, into the cart that is open there.
 * @throws not_found, invalid_input, service_unavailable, cart_locked, order_closed, cart_full, conflict if more is lost
 * than the call names
 */
export async function changeSupplier({ ctx, input }: { ctx: Context; input: Change }): Promise<Cart> {
  let seat: PurchaseRow['seat'] = null;
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    await lockDiner({ sql, ctx });
    const purchase = await lockOpenCart({ sql, ctx, purchaseId: input.id });
    seat = purchase.seat;
    const plan = await planMove({ sql, ctx, purchase, target: input, lock: true });
    if (plan.isHere) return answerChanged({ sql, commitAhead, ctx, purchase });
    const { lost: told } = input;
    if (told && plan.planned.some(({ comes, line }) => comes === null && !told.includes(line.id))) {
      throw new AppError('conflict');
    }
    if (isTooLong(plan)) throw new AppError('cart_full', { values: { limit: CART_LINES } });
    await moveCart({ sql, ctx, purchase, plan });
    const moved = await getOwnPurchase({ sql, ctx, purchaseId: purchase.id });
    return answerChanged({ sql, commitAhead, ctx, purchase: moved, details: plan.moved.details });
  });
  announceDraft({ ctx, ...cart, seat });
  return cart;
}

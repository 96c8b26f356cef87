import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, lockOpenCart, setCoupon } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import { COUPON_REFUSALS, toCouponCode } from '@/lib/domain/cart/coupon';
import { isDraft } from './branch/assert-orderable';
import { answerChanged } from './change-cart';

async function changeCoupon({
  sql,
  ctx,
  purchaseId,
  couponId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  couponId: number | null;
}): Promise<Cart> {
  await setCoupon({ sql, ctx, purchaseId, couponId });
  const purchase = await getOwnPurchase({ sql, ctx, purchaseId });
  return answerChanged({ sql, ctx, purchase });
}

/**
 * One coupon a cart (rule cart/coupon). @throws coupon_invalid and other refusals, coupon_applied, not_found,
 * cart_locked, order_closed
 */
export function applyCoupon({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchaseId: string; code: string };
}): Promise<Cart> {
  const code = toCouponCode(input.code);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await lockOpenCart({ sql, ctx, purchaseId: input.purchaseId });
    if (isDraft(purchase)) throw new AppError('coupon_service');
    if (code === null) throw new AppError('coupon_invalid');
    if (purchase.coupon && toCouponCode(purchase.coupon.code) === code) throw new AppError('coupon_applied');
    const [found] = await sql<{ id: number }>(
      `select id from coupons where instance_id = $1 and replace(code, '-', '') = $2 and removed_at is null`,
      [ctx.instance.id, code],
    );
    if (!found) throw new AppError('coupon_invalid');
    const cart = await changeCoupon({ sql, ctx, purchaseId: purchase.id, couponId: found.id });
    const refused = cart.issues.find(({ key }) => COUPON_REFUSALS.some((one) => one === key));
    if (refused) throw new AppError(refused.key, { values: refused.values });
    return cart;
  });
}

/** `DELETE /shopping_cart/coupon/{purchase_id}.json`. @throws not_found, cart_locked, order_closed */
export function removeCoupon({ ctx, input }: { ctx: Context; input: { purchaseId: string } }): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id } = await lockOpenCart({ sql, ctx, purchaseId: input.purchaseId });
    return changeCoupon({ sql, ctx, purchaseId: id, couponId: null });
  });
}

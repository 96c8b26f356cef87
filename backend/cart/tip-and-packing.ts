import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { asksTip, NO_TIP, SUGGESTED_TIP, type TipChoice } from '@/lib/domain/cart/tip';
import { isPackedOrder } from '@/lib/domain/orders/packing';

/** (rule cart/packing) */
export const packedOf = (order: PurchaseRow): boolean =>
  isPackedOrder({ order, said: order.details.packed ?? null });

/** (rule cart/tip) */
export function isTipAsked({ purchase, ctx }: { purchase: PurchaseRow; ctx: Context }): boolean {
  const { country, noTip } = ctx.instance;
  const service = toServiceChoice(purchase);
  return asksTip({ country, noTip, service, onTableClass: purchase.supplier.on_table_class });
}

/** The diner's choice or the suggestion; none where no tip is asked (rule cart/tip). */
export const tipOf = (cart: { purchase: PurchaseRow; ctx: Context }): TipChoice =>
  isTipAsked(cart) ? (cart.purchase.details.tip ?? SUGGESTED_TIP) : NO_TIP;

/** No tip is charged before the diner has answered. */
export function chargedTipOf(cart: { purchase: PurchaseRow; ctx: Context }): TipChoice {
  return cart.purchase.details.tip ? tipOf(cart) : NO_TIP;
}

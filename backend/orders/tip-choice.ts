import { majorOf } from '@/backend/branches';
import { isTipAsked } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { MemberPurchaseRow, PurchaseRow } from '@/backend/purchases';
import type { PaymentRow } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { NO_TIP } from '@/lib/domain/cart/tip';
import { mayChangeTip } from '@/lib/domain/orders/change-tip';

type Asked<P extends PurchaseRow> = { ctx: Context; purchase: P; payment: PaymentRow | undefined };

/** True for an order with one kitchen and one bill, where a tip is asked (rule orders/tip). */
export function isTipOpen({ ctx, purchase, payment }: Asked<PurchaseRow>): boolean {
  const { status, is_account, is_split, court_order_id, service } = purchase;
  const isPlain = !is_account && !is_split && court_order_id === null && service !== 'book';
  if (!isPlain || !payment || !isTipAsked({ purchase, ctx })) return false;
  return mayChangeTip({ status, payment: { ...payment, refundsMinor: payment.refunds_minor } });
}

/** The owner's tip while they may change it; else null. */
export function toTipChoice({ ctx, purchase, payment }: Asked<MemberPurchaseRow>): Order['tip_choice'] {
  if (purchase.role !== 'owner' || !isTipOpen({ ctx, purchase, payment })) return null;
  const { include, percent, customMinor } = purchase.details.tip ?? NO_TIP;
  return { include, percent, customValue: majorOf(ctx.instance.currency)(customMinor) };
}

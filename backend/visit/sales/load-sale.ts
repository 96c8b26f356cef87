import { majorOf } from '@/backend/branches';
import { listPricedLines, toBill, toCartLine, toCoupon } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { listStallRows } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import type { PaidSale } from '@/backend/providers/measure/port';
import { findPurchase } from '@/backend/purchases';
import { toSoldGoods } from '@/lib/domain/visit/sale';

/** The sale as the order shows it to its diner, in the tenant's language. Null for what is no order any more. */
export async function loadSale({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<Pick<PaidSale, 'goods' | 'pageUrl'> | null> {
  const purchase = await findPurchase({ sql, ctx, purchaseId });
  if (!purchase || purchase.status === 'cart' || purchase.status === 'cancelled') return null;
  const purchases = [purchase, ...(await listStallRows({ sql, ctx, purchases: [purchase] }))];
  const lines = await listPricedLines({ sql, ctx, purchases });
  const sold = {
    products: purchases.flatMap(({ id }) => lines.get(id) ?? []).map((line) => toCartLine({ line, ctx })),
    ...toBill({ bill: purchase.bill ?? [], major: majorOf(ctx.instance.currency) }),
    coupon: toCoupon(purchase),
  };
  return {
    goods: toSoldGoods({ event: 'purchase', purchaseId: purchase.id, sold }),
    pageUrl: `${ctx.publicOrigin}/${purchase.supplier.slug}`,
  };
}

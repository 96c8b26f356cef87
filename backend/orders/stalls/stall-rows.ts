import { majorOf } from '@/backend/branches';
import { type PricedLine, toCartLine, withoutWords } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { listStallPurchases, type PurchaseRow } from '@/backend/purchases';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** A purchase for each stall of the split ones (rule table/court). */
export async function listStallRows({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly PurchaseRow[];
}): Promise<PurchaseRow[]> {
  const split = purchases.filter((one) => one.is_split).map(({ id }) => id);
  if (split.length === 0) return [];
  return listStallPurchases({ sql, ctx, courtOrderIds: split });
}

type Moment = { purchase_id: number; value: OrderStatus; created_at: Date };

export const toTimeline = (moments: readonly Moment[], purchaseId: number): Order['timeline'] =>
  moments
    .filter(({ purchase_id }) => purchase_id === purchaseId)
    .map(({ value, created_at }) => ({ status: value, at: created_at.toISOString() }));

export function toStalls({
  ctx,
  stalls,
  lines,
  moments,
  readsWords,
}: {
  ctx: Context;
  stalls: readonly PurchaseRow[];
  lines: ReadonlyMap<number, PricedLine[]>;
  moments: readonly Moment[];
  /** The words that are said to a dish are for those who choose (rule orders/members). */
  readsWords: boolean;
}): Order['stalls'] {
  const major = majorOf(ctx.instance.currency);
  return stalls.map(({ id, supplier, status, total_minor }) => ({
    supplier: {
      id: supplier.id,
      slug: supplier.slug,
      name: supplier.settings.name,
      address: supplier.settings.address,
    },
    status,
    products: (lines.get(id) ?? []).map((line) => {
      const shown = toCartLine({ line, ctx });
      return readsWords ? shown : withoutWords(shown);
    }),
    total: major(total_minor ?? 0),
    timeline: toTimeline(moments, id),
  }));
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { loadCart } from './load-cart';
import { toCart } from './to-cart';

type Asked = { purchaseId: number | string };

/** Reads the cart in the caller's transaction. @throws not_found, order_closed, owner_only */
export async function readCart({ sql, ctx, purchaseId }: Asked & { sql: Sql; ctx: Context }): Promise<Cart> {
  const purchase = await getOwnPurchase({ sql, ctx, purchaseId, group: true });
  if (purchase.status !== 'cart' && purchase.status !== 'in_progress') throw new AppError('order_closed');
  const [cart, members] = await Promise.all([
    loadCart({ sql, ctx, purchase }),
    listGroupMembers({ sql, ctx, purchases: [purchase] }),
  ]);
  return toCart({ cart, caller: purchase, members, ctx });
}

/** `GET /shopping_cart/cart/{purchaseId}.json`. @throws as `readCart` */
export function getCart({ ctx, input }: { ctx: Context; input: { purchaseId: string } }): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, (sql) => readCart({ sql, ctx, ...input }));
}

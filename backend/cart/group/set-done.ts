import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { lockSharedCart, type PurchaseRow } from '@/backend/purchases';
import { setGroupMemberDone } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from '../change-cart';

type Given = { sql: Sql; ctx: Context; purchase: Pick<PurchaseRow, 'id'> };

/** A guest who changes their lines is no longer done. */
export const isNotDone = ({ sql, ctx, purchase }: Given): Promise<void> =>
  setGroupMemberDone({ sql, ctx, purchaseId: purchase.id, isDone: false });

/** @throws not_found, owner_only for who is in no group, cart_locked, order_closed, group_closed */
export function setGroupDone({
  ctx,
  input: { purchaseId, isDone },
}: {
  ctx: Context;
  input: { purchaseId: string; isDone: boolean };
}): Promise<Cart> {
  return changeCart({
    ctx,
    purchaseId,
    lock: lockSharedCart,
    change: ({ sql, purchase }) => ({
      written: setGroupMemberDone({ sql, ctx, purchaseId: purchase.id, isDone }),
    }),
  });
}

import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { lockSharedCart, type PurchaseRow } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from '../change-cart';

type Given = { sql: Sql; ctx: Context; purchase: Pick<PurchaseRow, 'id'> };

const writeDone = ({ sql, ctx, purchase, isDone }: Given & { isDone: boolean }): Promise<unknown> =>
  sql(
    'update purchase_members set is_done = $4 where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, purchase.id, getDinerId(ctx), isDone],
  );

/** Whoever changes what they chose has not chosen all. */
export const isNotDone = (given: Given): Promise<unknown> => writeDone({ ...given, isDone: false });

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
    change: ({ sql, purchase }) => ({ written: writeDone({ sql, ctx, purchase, isDone }) }),
  });
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { assertOpen, getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER } from '@/lib/domain/cart/group';
import { changeCart } from '../change-cart';
import { revokeLinks } from './close-group';

/** The caller holds the cart. @throws not_found for a number that is nobody's */
async function takeOut({
  sql,
  ctx,
  purchase,
  number,
}: {
  sql: Sql;
  ctx: Context;
  purchase: Pick<PurchaseRow, 'id'>;
  number: number;
}): Promise<void> {
  const [left] = await sql<{ profile_id: number }>(
    `update purchase_members set left_at = $4, pays_at = null, is_done = false
     where instance_id = $1 and purchase_id = $2 and number = $3 and role = 'guest' and left_at is null
     returning profile_id`,
    [ctx.instance.id, purchase.id, number, ctx.now],
  );
  if (!left) throw new AppError('not_found');
  await sql('delete from purchase_lines where instance_id = $1 and purchase_id = $2 and member_id = $3', [
    ctx.instance.id,
    purchase.id,
    left.profile_id,
  ]);
}

/**
 * By its owner. The links of before let nobody in any more: else that person came back by theirs, as somebody new (rule cart/group).
 * @throws not_found, owner_only, cart_locked, order_closed
 */
export function removeGroupMember({
  ctx,
  input: { purchaseId, number },
}: {
  ctx: Context;
  input: { purchaseId: string; number: number };
}): Promise<Cart> {
  return changeCart({
    ctx,
    purchaseId,
    change: async ({ sql, purchase }) => {
      await takeOut({ sql, ctx, purchase, number });
      await revokeLinks({ sql, ctx, purchaseId: purchase.id });
      return {};
    },
  });
}

/** Also when the group is closed. @throws not_found also for its owner, owner_only, cart_locked, order_closed */
export async function leaveGroup({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<{ left: true }> {
  const { id } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = { sql, ctx, purchaseId: input.purchaseId, lock: true, group: true };
    const purchase = assertOpen(await getOwnPurchase(held));
    await takeOut({ sql, ctx, purchase, number: purchase.member_number ?? GROUP_OWNER });
    await sql(
      'update purchases set version = version + 1, updated_at = $3 where instance_id = $1 and id = $2',
      [ctx.instance.id, purchase.id, ctx.now],
    );
    return purchase;
  });
  ctx.announceCart(id);
  return { left: true };
}

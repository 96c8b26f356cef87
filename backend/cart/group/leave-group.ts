import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { purchaseTopic } from '@/backend/platform/events/topic-events';
import { assertOpen, countChange, getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import { removeLines } from '@/backend/purchases/lines';
import { removeMember } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { GROUP_OWNER } from '@/lib/domain/cart/group';
import { changeCart } from '../change-cart';
import { revokeLinks } from './close-group';

/** Takes out a guest and what they chose. The caller has locked the cart. @throws not_found for a number that is no guest's */
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
  const cart = { sql, ctx, purchaseId: purchase.id };
  const memberId = number === GROUP_OWNER ? null : await removeMember({ ...cart, number, role: 'guest' });
  if (memberId === null) throw new AppError('not_found');
  await removeLines({ ...cart, memberId });
}

/**
 * The owner removes a member. Earlier links end, or that person could come back as a new member (rule cart/group).
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
    await countChange({ sql, ctx, purchaseId: purchase.id });
    return purchase;
  });
  ctx.publish(purchaseTopic(id));
  return { left: true };
}

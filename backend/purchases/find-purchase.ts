import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { isGroupOpen } from '@/lib/domain/cart/group';
import { assertOpen, isGroupGuest, paysNothing } from './purchase-access';
import type { MemberPurchaseRow, PurchaseRow } from './purchase-row';
import { MEMBER_SELECT, PURCHASE_SELECT } from './select-purchase';

/** Any purchase of the tenant; the caller decides who may see it. @param lock until the transaction ends */
export async function findPurchase({
  sql,
  ctx,
  purchaseId,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  lock?: boolean;
}): Promise<PurchaseRow | null> {
  const [row] = await sql<PurchaseRow>(`${PURCHASE_SELECT} and c.id = $2 ${lock ? 'for update of c' : ''}`, [
    ctx.instance.id,
    purchaseId,
  ]);
  return row ?? null;
}

/** The caller's own; a guest's too if asked for, once it is placed. @throws not_found also for anybody else's,
 * unauthorized, owner_only, order_closed for a guest of what is a cart again */
export async function getOwnPurchase({
  sql,
  ctx,
  purchaseId,
  lock = false,
  guests = false,
  group = false,
  table = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  /** Until the transaction ends. */
  lock?: boolean;
  /** A cart and what changes an order are its owner's alone. */
  guests?: boolean;
  /** Also the guests of a group, who fill the cart and pay no order. */
  group?: boolean;
  /** Also the members at a table. */
  table?: boolean;
}): Promise<MemberPurchaseRow> {
  const read = () =>
    sql<MemberPurchaseRow>(`${MEMBER_SELECT} and c.id = $3 ${lock ? 'for update of c' : ''}`, [
      ctx.instance.id,
      getDinerId(ctx),
      purchaseId,
    ]);
  const [found] = await read();
  // A cart that went to another branch while this waited fits the old one no more: it is held by now, and read anew.
  const row = found ?? (lock ? (await read())[0] : undefined);
  // Erased while this waited (rule people/erase).
  if (!row || (row.status === 'cart' && row.details.isErased)) throw new AppError('not_found');
  const isOneOfThem = (group && isGroupGuest(row)) || (table && row.is_account && row.member_number !== null);
  if (row.role === 'owner' || isOneOfThem) return row;
  if (!guests || paysNothing(row)) throw new AppError('owner_only');
  if (row.status === 'cart') throw new AppError('order_closed');
  return row;
}

/** Locks an open cart for its owner. @throws not_found, cart_locked while being paid, order_closed after, owner_only */
export async function lockOpenCart(input: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<MemberPurchaseRow> {
  return assertOpen(await getOwnPurchase({ ...input, lock: true }));
}

/** Locks a cart for its owner or a guest of its group. @throws also group_closed, for a guest */
export async function lockSharedCart(input: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<MemberPurchaseRow> {
  const held = await getOwnPurchase({ ...input, lock: true, group: true });
  // A member may have been removed while this waited: the lock read the membership before it waited.
  const row = assertOpen(held.role === 'guest' ? await getOwnPurchase({ ...input, group: true }) : held);
  const isOver = row.role === 'guest' && !isGroupOpen({ until: row.group_until, now: input.ctx.now });
  if (isOver) throw new AppError('group_closed');
  return row;
}

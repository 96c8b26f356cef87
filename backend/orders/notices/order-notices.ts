import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { MemberPurchaseRow, PurchaseRow } from '@/backend/purchases';
import type { OrderNotices } from '@/lib/contract/orders/notice-calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isToldAbout } from '@/lib/domain/orders/status-link';
import { NOTICE_WAYS, type NoticeWay } from '@/lib/domain/orders/status-notice';
import { addressFor } from './notice-address';

export type NoticeChoices = ReadonlyMap<number, NoticeWay>;

/** @returns the chosen way of each order that has one */
export async function listNoticeChoices({
  sql,
  ctx,
  ids,
}: {
  sql: Sql;
  ctx: Context;
  ids: readonly number[];
}): Promise<NoticeChoices> {
  const rows = await sql<{ purchase_id: number; way: NoticeWay }>(
    'select purchase_id, way from notice_choices where instance_id = $1 and purchase_id = any ($2::bigint[])',
    [ctx.instance.id, ids],
  );
  return new Map(rows.map(({ purchase_id, way }) => [purchase_id, way]));
}

/** Lists the ways that this installation sends by and the order has an address for, while it is told about. */
export function noticeWaysOf({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): NoticeWay[] {
  if (!isToldAbout(purchase) || isClosedOrder(purchase.status)) return [];
  const { contact } = purchase.details;
  return NOTICE_WAYS.filter((way) =>
    way === 'push' ? ctx.push !== null : addressFor({ ctx, way, contact }) !== null,
  );
}

/** The order's owner reads it; null where there is nothing to choose (rule orders/notices). */
export function toNotices({
  ctx,
  purchase,
  choices,
}: {
  ctx: Context;
  purchase: MemberPurchaseRow;
  choices: NoticeChoices;
}): OrderNotices | null {
  const ways = purchase.role === 'owner' ? noticeWaysOf({ ctx, purchase }) : [];
  if (ways.length === 0) return null;
  const pushKey = ways.includes('push') && ctx.push ? ctx.push.publicKey : null;
  return { by: choices.get(purchase.id) ?? null, ways, push_key: pushKey };
}

import type { Context, TenantSql } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import { isClosedOrder, type OrderStatus } from '@/lib/domain/orders/order-states';

const DAY_MS = 86_400_000;
/** Longer than an order is wanted ahead (`schedule_days`). */
const OPEN_MS = 62 * DAY_MS;
/** Longer than the tries of the notice about its end. */
const CLOSED_MS = DAY_MS;
const FORGOTTEN = 50;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** The browser that chose last is told. */
export async function chooseBrowser({
  sql,
  ctx,
  purchase,
  to: { endpoint, p256dh, auth },
}: TenantSql & { purchase: Pick<PurchaseRow, 'id'>; to: PushTarget }): Promise<void> {
  await sql(
    `insert into notice_choices (instance_id, purchase_id, way, lang, endpoint, p256dh, auth, forget_at)
     values ($1, $2, 'push', $3, $4, $5, $6, $7)
     on conflict (instance_id, purchase_id) do update set way = 'push', lang = excluded.lang,
       endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, forget_at = excluded.forget_at`,
    [ctx.instance.id, purchase.id, ctx.lang, endpoint, p256dh, auth, after(ctx.now, OPEN_MS)],
  );
}

/** Nothing is sent to it once its order is over. */
export async function forgetBrowserSoon({
  sql,
  ctx,
  purchaseId,
  to,
}: TenantSql & { purchaseId: number; to: OrderStatus }): Promise<void> {
  if (!isClosedOrder(to)) return;
  await sql(
    'update notice_choices set forget_at = least(forget_at, $3) where instance_id = $1 and purchase_id = $2 and forget_at is not null',
    [ctx.instance.id, purchaseId, after(ctx.now, CLOSED_MS)],
  );
}

/** An order that is moved back is told about again. */
export async function keepBrowser({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<void> {
  await sql(
    'update notice_choices set forget_at = $3 where instance_id = $1 and purchase_id = $2 and forget_at is not null',
    [ctx.instance.id, purchaseId, after(ctx.now, OPEN_MS)],
  );
}

/** Deletes a subscription that its push service no longer knows, but not one that was chosen meanwhile. */
export const dropBrowser = ({
  ctx,
  purchaseId,
  endpoint,
}: {
  ctx: Context;
  purchaseId: number;
  endpoint: string;
}) =>
  ctx.db.statement(
    ctx.instance.id,
    'delete from notice_choices where instance_id = $1 and purchase_id = $2 and endpoint = $3',
    [ctx.instance.id, purchaseId, endpoint],
  );

/** Those whose time is over, of all tenants. @returns how many */
export async function forgetOldBrowsers({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const forgotten = await sql(
    `delete from notice_choices where (instance_id, purchase_id) in (
       select instance_id, purchase_id from notice_choices where forget_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  return forgotten.length;
}

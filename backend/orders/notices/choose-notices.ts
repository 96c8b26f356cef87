import { getOwnPurchase, type PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { NoticeChoice, OrderNotices } from '@/lib/contract/orders/notice-calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isToldAbout } from '@/lib/domain/orders/status-link';
import { NOTICE_WAYS, type NoticeWay } from '@/lib/domain/orders/status-notice';
import { addressFor } from './notice-address';
import { chooseBrowser } from './push-browsers';

type Work = { sql: Sql; ctx: Context };

function waysOf({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): NoticeWay[] {
  if (!isToldAbout(purchase) || isClosedOrder(purchase.status)) return [];
  const { contact } = purchase.details;
  return NOTICE_WAYS.filter((way) =>
    way === 'push' ? ctx.push !== null : addressFor({ ctx, way, contact }) !== null,
  );
}

async function readChoice({ sql, ctx, purchase }: Work & { purchase: PurchaseRow }): Promise<OrderNotices> {
  const [choice] = await sql<{ way: NoticeWay }>(
    'select way from notice_choices where instance_id = $1 and purchase_id = $2',
    [ctx.instance.id, purchase.id],
  );
  const ways = waysOf({ ctx, purchase });
  const pushKey = ways.includes('push') && ctx.push ? ctx.push.publicKey : null;
  return { by: choice?.way ?? null, ways, push_key: pushKey };
}

/** `GET /orders/{id}/notices.json` (rule orders/notices). @throws not_found, owner_only */
export function getNotices({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<OrderNotices> {
  return ctx.db.tenant(ctx.instance.id, async (sql) =>
    readChoice({ sql, ctx, purchase: await getOwnPurchase({ sql, ctx, purchaseId: input.id }) }),
  );
}

/**
 * `PUT /orders/{id}/notices.json`, in the language of the call (rule orders/notices). @throws not_found, owner_only,
 * order_closed, invalid_input for a way that is not offered
 */
export function chooseNotices({
  ctx,
  input: { id, by, push: to },
}: {
  ctx: Context;
  input: { id: string } & NoticeChoice;
}): Promise<OrderNotices> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id, lock: true });
    const own = [ctx.instance.id, purchase.id];
    if (!isToldAbout(purchase) || isClosedOrder(purchase.status)) throw new AppError('order_closed');
    if (by !== null && !waysOf({ ctx, purchase }).includes(by))
      throw new AppError('invalid_input', { fields: { by: 'not offered' } });
    if (by === 'push') {
      if (!to || !ctx.push?.serves(to.endpoint))
        throw new AppError('invalid_input', { fields: { push: 'not served' } });
      await chooseBrowser({ sql, ctx, purchase, to });
    } else if (by === null)
      await sql('delete from notice_choices where instance_id = $1 and purchase_id = $2', own);
    else
      await sql(
        `insert into notice_choices (instance_id, purchase_id, way, lang) values ($1, $2, $3, $4)
         on conflict (instance_id, purchase_id) do update set way = excluded.way, lang = excluded.lang,
           endpoint = null, p256dh = null, auth = null, forget_at = null`,
        [...own, by, ctx.lang],
      );
    return readChoice({ sql, ctx, purchase });
  });
}

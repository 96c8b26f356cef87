import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getOwnPurchase } from '@/backend/purchases';
import type { NoticeChoice, OrderNotices } from '@/lib/contract/orders/notice-calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isToldAbout } from '@/lib/domain/orders/status-link';
import { listNoticeChoices, noticeWaysOf, toNotices } from './order-notices';
import { chooseBrowser } from './push-browsers';

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
}): Promise<OrderNotices | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id, lock: true });
    const own = [ctx.instance.id, purchase.id];
    if (!isToldAbout(purchase) || isClosedOrder(purchase.status)) throw new AppError('order_closed');
    if (by !== null && !noticeWaysOf({ ctx, purchase }).includes(by))
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
    const choices = await listNoticeChoices({ sql, ctx, ids: [purchase.id] });
    return toNotices({ ctx, purchase, choices });
  });
}

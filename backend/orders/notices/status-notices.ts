import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { STATUS_NOTICES, statusNoticeOf } from '@/lib/domain/orders/status-notice';

/**
 * Adds the notice of a move, in the language of the diner who chose notices (rule orders/notices). A diner's own move
 * adds none: they see it, and it could ring other people's phones.
 */
export async function addStatusNotice({
  sql,
  ctx,
  purchaseId,
  to,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  to: OrderStatus;
}): Promise<void> {
  const isNews = to === 'packed' || STATUS_NOTICES.some((one) => one === to);
  if (!isNews || ctx.actor.kind === 'diner') return;
  const [told] = await sql<{ service: string; lang: string }>(
    `select p.service, n.lang from notice_choices n join purchases p on p.instance_id = n.instance_id and p.id = n.purchase_id
     where n.instance_id = $1 and n.purchase_id = $2`,
    [ctx.instance.id, purchaseId],
  );
  const kind = told ? statusNoticeOf({ status: to, service: told.service }) : null;
  if (!told || kind === null) return;
  await sql(
    `insert into order_notices (instance_id, purchase_id, kind, lang, send_at) values ($1, $2, $3, $4, $5)
     on conflict on constraint one_order_notice_of_a_kind do nothing`,
    [ctx.instance.id, purchaseId, kind, told.lang, ctx.now],
  );
}

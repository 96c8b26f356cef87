import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { STATUS_NOTICES, statusNoticeOf } from '@/lib/domain/orders/status-notice';
import { UNDO_MS } from '@/lib/domain/staff/undo';

/**
 * Adds the notice of a move, in the language of the diner who chose notices (rule orders/notices). A diner's own move
 * adds none: they see it, and it could ring other people's phones. A person's move is told once a board offers no more to take it
 * back, and one that was taken back before it was told is told when it is made again (rule staff/undo).
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
     on conflict on constraint one_order_notice_of_a_kind do update set send_at = excluded.send_at, send_tries = 0
       where order_notices.sent_at is null and order_notices.send_at is null`,
    [ctx.instance.id, purchaseId, kind, told.lang, tellAt({ ctx, to })],
  );
}

const tellAt = ({ ctx: { actor, now }, to }: { ctx: Context; to: OrderStatus }): Date =>
  actor.kind === 'staff' && 'personId' in actor.holder && to !== 'cancelled'
    ? new Date(now.getTime() + UNDO_MS)
    : now;

/** Takes the notice of a move back that nobody has begun to send. One that was sent stays, so that it is not sent twice. */
export async function withdrawStatusNotice({
  sql,
  ctx,
  purchaseId,
  of,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  of: OrderStatus;
}): Promise<void> {
  const kinds = of === 'packed' ? ['ready'] : STATUS_NOTICES.filter((one) => one === of);
  await sql(
    `delete from order_notices where instance_id = $1 and purchase_id = $2 and kind = any ($3::text[])
       and sent_at is null and send_tries = 0`,
    [ctx.instance.id, purchaseId, kinds],
  );
}

import type { TenantSql } from '@/backend/context';
import { ANSWER_NOTICE_PAUSE_MS } from '@/lib/domain/orders/status-notice';

/**
 * Tells the owner of an order who chose notices that their words were answered, also of one that is over: once a day
 * (rule orders/notices).
 */
export async function addAnswerNotice({
  sql,
  ctx,
  asked: { purchase_id: purchaseId, profile_id: profileId },
}: TenantSql & {
  asked: { purchase_id: number; profile_id: number };
}): Promise<void> {
  await sql(
    `insert into order_notices as told (instance_id, purchase_id, kind, lang, send_at)
     select n.instance_id, n.purchase_id, 'answered', n.lang, $4
     from notice_choices n join purchases p on p.instance_id = n.instance_id and p.id = n.purchase_id
     where n.instance_id = $1 and n.purchase_id = $2 and p.profile_id = $3
     on conflict on constraint one_order_notice_of_a_kind
       do update set lang = excluded.lang, send_at = excluded.send_at, send_tries = 0
       where told.send_at is null and (told.sent_at is null or told.sent_at <= $5)`,
    [
      ...[ctx.instance.id, purchaseId, profileId, ctx.now],
      new Date(ctx.now.getTime() - ANSWER_NOTICE_PAUSE_MS),
    ],
  );
}

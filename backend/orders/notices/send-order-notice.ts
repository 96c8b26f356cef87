import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { MailMessage } from '@/backend/providers/mail/port';
import { MAIL_LEASE_MS, sendMail } from '@/backend/providers/mail/send-mail';
import { RATING_PAUSE_MS, toRatingNotice } from '@/lib/domain/orders/rating-notice';
import type { Language } from '@/lib/domain/tenant/countries';

import { readRatable, writeRatingLink } from '../links/write-rating-link';

const BATCH = 10;

export type DueOrderNotice = {
  instance_id: number;
  id: number;
  purchase_id: number;
  lang: Language;
  send_tries: number;
};
type Sending = { sql: Sql; ctx: Context; notice: DueOrderNotice };

/** Of all tenants; they are not due again before the lease is over. */
export const takeDueOrderNotices = ({ sql, now }: { sql: Sql; now: Date }): Promise<DueOrderNotice[]> =>
  sql<DueOrderNotice>(
    `update order_notices set send_at = $2, send_tries = send_tries + 1 where (instance_id, id) in (
       select instance_id, id from order_notices where send_at <= $1 order by send_at limit ${BATCH} for update skip locked)
     returning instance_id, id, purchase_id, lang, send_tries`,
    [now, new Date(now.getTime() + MAIL_LEASE_MS)],
  );

const settle = ({
  ctx,
  notice,
  at,
  isSent,
}: {
  ctx: Context;
  notice: DueOrderNotice;
  at: Date | null;
  isSent: boolean;
}) =>
  ctx.db.statement(
    ctx.instance.id,
    `update order_notices set send_at = $3, sent_at = case when $4 then $5::timestamptz end where instance_id = $1 and id = $2`,
    [ctx.instance.id, notice.id, at, isSent, ctx.clock()],
  );

/** Somebody who orders each day is not asked each day. */
async function wasAsked({ sql, ctx, to }: Omit<Sending, 'notice'> & { to: string }): Promise<boolean> {
  const asked = await sql(
    `select 1 from order_notices n join purchases p on p.instance_id = n.instance_id and p.id = n.purchase_id
     where n.instance_id = $1 and n.sent_at > $2 and lower(p.details -> 'contact' ->> 'email') = lower($3) limit 1`,
    [ctx.instance.id, new Date(ctx.now.getTime() - RATING_PAUSE_MS), to],
  );
  return asked.length > 0;
}

/** Null for what is rated already, or cannot be. */
async function write({ sql, ctx, notice }: Sending): Promise<MailMessage | null> {
  const { purchase, obstacle } = await readRatable({ sql, ctx, purchaseId: notice.purchase_id });
  const to = purchase.details.contact?.email;
  if (obstacle !== null || !to || (await wasAsked({ sql, ctx, to }))) return null;
  const place = purchase.supplier.settings.name;
  const facts = { place, reader: purchase.details.contact?.name ?? '', number: purchase.number };
  const { url: link } = await writeRatingLink({ sql, ctx, purchaseId: purchase.id });
  const id = `${ctx.instance.slug}-order-${notice.id}`;
  return { id, to, from: place, replyTo: null, ...toRatingNotice({ ...facts, lang: notice.lang, link }) };
}

/** Outside of any transaction. */
export async function sendOrderNotice({
  ctx,
  notice,
}: {
  ctx: Context;
  notice: DueOrderNotice;
}): Promise<void> {
  const { mail } = ctx;
  const message = mail && (await ctx.db.tenant(ctx.instance.id, (sql) => write({ sql, ctx, notice })));
  if (!mail || !message) {
    await settle({ ctx, notice, at: null, isSent: false });
    return;
  }
  await sendMail({
    ctx,
    mail,
    message,
    tries: notice.send_tries,
    settle: (next) => settle({ ctx, notice, ...next }),
  });
}

import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { mailboxSql } from '@/backend/platform/database/mailbox';
import { SENDING_LEASE_MS, trySending } from '@/backend/providers/try-sending';
import { RATING_PAUSE_MS, toRatingNotice } from '@/lib/domain/orders/rating-notice';
import type { OrderNotice } from '@/lib/domain/orders/status-notice';
import type { Language } from '@/lib/domain/tenant/countries';
import { mailboxOf } from '@/lib/domain/text/mail';

import { readRatable, writeRatingLink } from '../links/write-rating-link';
import { composeStatusNotice } from './compose-status-notice';
import { type Outgoing, senderOf } from './outgoing';
import { dropBrowser } from './push-browsers';

const BATCH = 10;

export type DueOrderNotice = {
  instance_id: number;
  id: number;
  purchase_id: number;
  kind: 'rating' | OrderNotice;
  lang: Language;
  send_tries: number;
};
type Sending = { sql: Sql; ctx: Context; notice: DueOrderNotice };

/** Takes due notices of all tenants; they are not due again before the lease is over. */
export const takeDueOrderNotices = ({ sql, now }: { sql: Sql; now: Date }): Promise<DueOrderNotice[]> =>
  sql<DueOrderNotice>(
    `update order_notices set send_at = $2, send_tries = send_tries + 1 where (instance_id, id) in (
       select instance_id, id from order_notices where send_at <= $1 order by send_at limit ${BATCH} for update skip locked)
     returning instance_id, id, purchase_id, kind, lang, send_tries`,
    [now, new Date(now.getTime() + SENDING_LEASE_MS)],
  );

const settle = ({
  ctx,
  notice,
  at,
  isSent,
  outgoing,
}: {
  ctx: Context;
  notice: DueOrderNotice;
  at: Date | null;
  isSent: boolean;
  outgoing: Outgoing | null;
}) =>
  ctx.db.statement(
    ctx.instance.id,
    `update order_notices set send_at = $3, sent_at = case when $4 then $5::timestamptz end, way = $6
     where instance_id = $1 and id = $2`,
    [
      ...[ctx.instance.id, notice.id, at, isSent, ctx.clock()],
      isSent && notice.kind !== 'rating' ? (outgoing?.way ?? null) : null,
    ],
  );

/** A diner who orders each day is not asked each day. */
async function wasAsked({ sql, ctx, to }: Omit<Sending, 'notice'> & { to: string }): Promise<boolean> {
  const asked = await sql(
    `select 1 from order_notices n join purchases p on p.instance_id = n.instance_id and p.id = n.purchase_id
     where n.instance_id = $1 and n.sent_at > $2 and n.kind = 'rating' and ${mailboxSql("p.details -> 'contact' ->> 'email'")} = $3 limit 1`,
    [ctx.instance.id, new Date(ctx.now.getTime() - RATING_PAUSE_MS), mailboxOf(to)],
  );
  return asked.length > 0;
}

/** Null if the order is rated already or cannot be, or the diner was asked lately. */
async function writeRatingMail({ sql, ctx, notice }: Sending): Promise<Outgoing | null> {
  if (ctx.mail === null) return null;
  const { purchase, obstacle } = await readRatable({ sql, ctx, purchaseId: notice.purchase_id });
  const to = purchase.details.contact?.email;
  if (obstacle !== null || !to || (await wasAsked({ sql, ctx, to }))) return null;
  const place = purchase.supplier.settings.name;
  const facts = { place, reader: purchase.details.contact?.name ?? '', number: purchase.number };
  const { url: link } = await writeRatingLink({ sql, ctx, purchase });
  const id = `${ctx.instance.slug}-order-${notice.id}`;
  const texts = toRatingNotice({ ...facts, lang: notice.lang, link });
  return { way: 'mail', message: { id, to, from: place, replyTo: null, ...texts } };
}

const write = ({ sql, ctx, notice: { kind, ...notice } }: Sending): Promise<Outgoing | null> =>
  kind === 'rating'
    ? writeRatingMail({ sql, ctx, notice: { kind, ...notice } })
    : composeStatusNotice({ sql, ctx, notice: { kind, ...notice } });

/** Sends outside of any transaction, because a provider may be slow. */
export async function sendOrderNotice({
  ctx,
  notice,
}: {
  ctx: Context;
  notice: DueOrderNotice;
}): Promise<void> {
  const outgoing = await ctx.db.tenant(ctx.instance.id, (sql) => write({ sql, ctx, notice }));
  const send = outgoing && senderOf({ ctx, outgoing });
  if (!outgoing || !send) {
    await settle({ ctx, notice, at: null, isSent: false, outgoing: null });
    return;
  }
  let isGone = false;
  await trySending({
    ctx,
    call: outgoing.way,
    send: async () => {
      isGone = (await send()) === 'gone';
    },
    tries: notice.send_tries,
    settle: ({ at, isSent }) => settle({ ctx, notice, outgoing, at, isSent: isSent && !isGone }),
  });
  if (isGone && outgoing.way === 'push') {
    const { endpoint } = outgoing.message.to;
    await dropBrowser({ ctx, purchaseId: notice.purchase_id, endpoint });
  }
}

import type { Context, TenantSql } from '@/backend/context';
import { mailboxSql } from '@/backend/platform/database/mailbox';
import { findPurchase, type PurchaseRow } from '@/backend/purchases';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import {
  isStillSo,
  MOST_STATUS_NOTICES,
  type NoticeWay,
  type OrderNotice,
} from '@/lib/domain/orders/status-notice';
import {
  type MoneyBack,
  toStatusMail,
  toStatusPush,
  toStatusSms,
} from '@/lib/domain/orders/status-notice-text';
import type { Language } from '@/lib/domain/tenant/countries';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { mailboxOf } from '@/lib/domain/text/mail';
import { writeStatusLink } from '../links/status-link';
import { addressFor } from './notice-address';
import type { Outgoing } from './outgoing';

const DAY_MS = 86_400_000;

/** Counts notices of a day by mailbox or phone of their orders, and push notices by profile. */
async function isTooMany({
  sql,
  ctx,
  way,
  to,
}: TenantSql & { way: NoticeWay; to: string }): Promise<boolean> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from order_notices n
       join purchases p on p.instance_id = n.instance_id and p.id = n.purchase_id
     where n.instance_id = $1 and n.sent_at > $2 and n.way = $3
       and case $3 when 'mail' then ${mailboxSql("p.details -> 'contact' ->> 'email'")} when 'push' then p.profile_id::text
         else concat('+', p.details -> 'contact' ->> 'phone_code', p.details -> 'contact' ->> 'phone') end = $4`,
    [ctx.instance.id, new Date(ctx.now.getTime() - DAY_MS), way, mailboxOf(to)],
  );
  return (row?.count ?? 0) >= MOST_STATUS_NOTICES[way];
}

/** Whether nothing waits that its owner wrote. */
async function isAnswered({ sql, ctx, purchase }: TenantSql & { purchase: PurchaseRow }): Promise<boolean> {
  const waiting = await sql(
    `select 1 from help_requests where instance_id = $1 and purchase_id = $2 and profile_id = $3
       and answer is null and settled_at is null limit 1`,
    [ctx.instance.id, purchase.id, purchase.profile_id],
  );
  return waiting.length === 0;
}

/** The refunds of a cancelled order (rule payments/money-back). */
async function readMoneyBack({
  sql,
  ctx,
  purchase,
}: TenantSql & { purchase: PurchaseRow }): Promise<MoneyBack> {
  const [money] = await sql<{ refunds: number; is_due: boolean; is_by_hand: boolean }>(
    `select count(*)::int as refunds, coalesce(bool_or(r.given_at is null), false) as is_due,
       coalesce(bool_or(r.given_at is null and r.state = 'by_hand'), false) as is_by_hand
     from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where p.instance_id = $1 and p.purchase_id = $2`,
    [ctx.instance.id, purchase.id],
  );
  if (!money || money.refunds === 0) return 'nothing';
  if (!money.is_due) return 'given';
  return money.is_by_hand ? 'by_hand' : 'due';
}

type Choice = { way: NoticeWay } & { [key in keyof PushTarget]: PushTarget[key] | null };

/** Its link has no token: only members of the order choose this. */
function writePush({
  ctx,
  purchase: { id: order, supplier },
  choice: { endpoint, p256dh, auth },
  said,
  id,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  choice: Choice;
  said: Omit<Parameters<typeof toStatusPush>[0], 'id' | 'order' | 'path'>;
  id: string;
}): Outgoing | null {
  if (endpoint === null || p256dh === null || auth === null) return null;
  const path = screenPath({ screen: '*/order/#', slug: supplier.slug, id: order });
  const topic = `order-${ctx.instance.id}-${order}`;
  const content = JSON.stringify(toStatusPush({ ...said, id, order: topic, path }));
  return { way: 'push', message: { to: { endpoint, p256dh, auth }, topic, content } };
}

/** Null if the status has changed, the diner wants no notices, or had too many. */
export async function composeStatusNotice({
  sql,
  ctx,
  notice: { id, kind, lang, purchase_id: purchaseId },
}: TenantSql & {
  notice: { id: number; kind: OrderNotice; lang: Language; purchase_id: number };
}): Promise<Outgoing | null> {
  const [choice] = await sql<Choice>(
    'select way, endpoint, p256dh, auth from notice_choices where instance_id = $1 and purchase_id = $2',
    [ctx.instance.id, purchaseId],
  );
  const purchase = await findPurchase({ sql, ctx, purchaseId });
  if (!choice || !purchase) return null;
  const isSo =
    kind === 'answered' ? await isAnswered({ sql, ctx, purchase }) : isStillSo({ kind, ...purchase });
  if (!isSo) return null;
  const { way } = choice;
  const { contact } = purchase.details;
  const to = way === 'push' ? String(purchase.profile_id) : addressFor({ ctx, way, contact });
  if (to === null || (await isTooMany({ sql, ctx, way, to }))) return null;
  const { name: place } = purchase.supplier.settings;
  const number = printOrderNumber(purchase);
  const money = await readMoneyBack({ sql, ctx, purchase });
  const said = {
    kind,
    lang,
    place,
    number,
    money,
    signs: kind === 'answered' ? null : (purchase.delivery_code?.code ?? null),
  };
  const messageId = `${ctx.instance.slug}-order-${id}`;
  if (way === 'push') return writePush({ ctx, purchase, choice, said, id: messageId });
  const facts = { ...said, link: await writeStatusLink({ sql, ctx, purchase }) };
  const message = { id: messageId, to };
  if (way === 'sms')
    return { way, message: { ...message, text: toStatusSms(facts), tenant: ctx.instance.slug } };
  const texts = toStatusMail({ ...facts, reader: contact?.name ?? '' });
  return { way, message: { ...message, from: place, replyTo: null, ...texts } };
}

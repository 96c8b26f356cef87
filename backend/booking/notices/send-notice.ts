import { BOOKING_SELECT, type BookingRow } from '@/backend/booking/booking-rows';
import { asAgreed } from '@/backend/booking/load-branch';
import { type GuestRow, loadAsides, toBooking } from '@/backend/booking/to-booking';
import type { Context, TenantSql } from '@/backend/context';
import { createToken, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { mailboxSql } from '@/backend/platform/database/mailbox';
import type { MailMessage } from '@/backend/providers/mail/port';
import { SENDING_LEASE_MS, trySending } from '@/backend/providers/try-sending';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingNotice, isStillTrue, MOST_NOTICES } from '@/lib/domain/booking/booking-notices';
import { type DepositFacts, toNoticeText } from '@/lib/domain/booking/notice-text';
import { formatAmount } from '@/lib/domain/money/money';
import type { Language } from '@/lib/domain/tenant/countries';
import { bookingLinkPath, ratingLinkPath } from '@/lib/domain/tenant/screen-path';
import { mailboxOf } from '@/lib/domain/text/mail';

const BATCH = 10;
const DAY_MS = 86_400_000;

export type DueNotice = {
  instance_id: number;
  id: number;
  booking_id: number;
  kind: BookingNotice;
  guest_number: number | null;
  lang: Language;
  send_tries: number;
  words: string | null;
};
type Sending = TenantSql & { notice: DueNotice };

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Takes due notices of all tenants; they are not due again before the lease is over. */
export const takeDueNotices = ({ sql, now }: { sql: Sql; now: Date }): Promise<DueNotice[]> =>
  sql<DueNotice>(
    `update booking_notices set send_at = $2, send_tries = send_tries + 1 where (instance_id, id) in (
       select instance_id, id from booking_notices where send_at <= $1 order by send_at limit ${BATCH} for update skip locked)
     returning instance_id, id, booking_id, kind, guest_number, lang, send_tries, words`,
    [now, after(now, SENDING_LEASE_MS)],
  );

/** @param at when it is tried again; null: it is over */
const settle = ({
  ctx,
  notice,
  at,
  isSent,
}: {
  ctx: Context;
  notice: DueNotice;
  at: Date | null;
  isSent: boolean;
}) =>
  ctx.db.statement(
    ctx.instance.id,
    `update booking_notices set send_at = $3, sent_at = case when $4 then $5::timestamptz end where instance_id = $1 and id = $2`,
    [ctx.instance.id, notice.id, at, isSent, ctx.clock()],
  );

/** (rule booking/notices) */
async function isTooMany({ sql, ctx, to }: TenantSql & { to: string }): Promise<boolean> {
  const [row] = await sql<{ count: number }>(
    `select count(*) as count from booking_notices n
       join bookings b on b.instance_id = n.instance_id and b.id = n.booking_id
       left join booking_guests g on g.instance_id = n.instance_id and g.booking_id = n.booking_id and g.number = n.guest_number
     where n.instance_id = $1 and n.sent_at > $2 and ${mailboxSql("coalesce(g.email, b.contact ->> 'email')")} = $3`,
    [ctx.instance.id, after(ctx.now, -DAY_MS), mailboxOf(to)],
  );
  return (row?.count ?? 0) >= MOST_NOTICES;
}

async function createLink({ sql, ctx, notice }: Sending): Promise<string> {
  const token = createToken();
  await sql(
    'insert into booking_tokens (instance_id, token_hash, booking_id, guest_number) values ($1, $2, $3, $4)',
    [ctx.instance.id, hashToken(token), notice.booking_id, notice.guest_number],
  );
  const link = { id: notice.booking_id, token };
  return `${ctx.publicOrigin}${notice.kind === 'rating' ? ratingLinkPath(link) : bookingLinkPath(link)}`;
}

function toDepositFacts({
  ctx,
  deposit,
}: {
  ctx: Context;
  deposit: Booking['deposit'];
}): DepositFacts | null {
  if (!deposit) return null;
  const { amount, state, pay_until: payUntil, refund_until: refundUntil } = deposit;
  return {
    amount: formatAmount({ amount, currency: ctx.instance.currency }),
    state,
    payUntil: payUntil === null ? null : new Date(payUntil),
    refundUntil: new Date(refundUntil),
    now: ctx.now,
  };
}

/** Null for what is not true any more, or not wanted. */
function findReader({
  notice,
  booking,
  guests,
}: {
  notice: DueNotice;
  booking: BookingRow;
  guests: readonly GuestRow[];
}): { name: string; to: string } | null {
  const guest = guests.find(({ number }) => number === notice.guest_number);
  if (notice.guest_number === null) {
    const { contact } = booking;
    return contact?.email && booking.muted_at === null ? { name: contact.name, to: contact.email } : null;
  }
  return guest?.email && guest.left_at === null ? { name: guest.name, to: guest.email } : null;
}

async function write({ sql, ctx, notice }: Sending): Promise<MailMessage | null> {
  const [booking] = await sql<BookingRow>(`${BOOKING_SELECT} and b.id = $2`, [
    ctx.instance.id,
    notice.booking_id,
  ]);
  if (!booking || booking.status === 'held') return null;
  const { status: state, starts_at: startsAt, held_until: offeredUntil } = booking;
  const { kind, lang } = notice;
  const asides = await loadAsides({ sql, ctx, bookings: [booking] });
  const { can_rate: canRate, deposit, day } = toBooking({ ctx, booking, me: null, ...asides });
  if (!isStillTrue({ kind, state, startsAt, offeredUntil, canRate, now: ctx.now })) return null;
  const reader = findReader({ notice, booking, guests: asides.guests });
  if (!reader || (await isTooMany({ sql, ctx, to: reader.to }))) return null;
  const { name: place, address, timezone } = asAgreed(booking).settings;
  const facts = {
    place,
    address,
    reader: reader.name,
    organiser: booking.contact?.name ?? '',
    people: booking.people,
    startsAt,
    day,
    timezone,
    country: ctx.instance.country,
    offeredUntil,
    deposit: notice.guest_number === null ? toDepositFacts({ ctx, deposit }) : null,
    words: notice.words,
    link: await createLink({ sql, ctx, notice }),
  };
  const id = `${ctx.instance.slug}-${notice.id}`;
  return { id, to: reader.to, from: place, replyTo: null, ...toNoticeText({ kind, lang, facts }) };
}

/** Sends outside of any transaction, because the mail server may be slow. */
export async function sendNotice({ ctx, notice }: { ctx: Context; notice: DueNotice }): Promise<void> {
  const { mail } = ctx;
  const message = mail && (await ctx.db.tenant(ctx.instance.id, (sql) => write({ sql, ctx, notice })));
  if (!mail || !message) {
    await settle({ ctx, notice, at: null, isSent: false });
    return;
  }
  await trySending({
    ctx,
    call: 'mail',
    send: () => mail.send(message),
    tries: notice.send_tries,
    settle: (next) => settle({ ctx, notice, ...next }),
  });
}

import { getBookingRow } from '@/backend/booking/booking-rows';
import { asAgreed, bookedAt } from '@/backend/booking/load-branch';
import type { TenantSql } from '@/backend/context';
import { type BookingNotice, noticeOf, ratingMailAt, reminderAt } from '@/lib/domain/booking/booking-notices';
import type { BookingState } from '@/lib/domain/booking/booking-states';

type Told = TenantSql & { bookingId: number };

/** In the transaction of what it tells, in the language of who booked; none where the installation sends no mail (rule booking/notices). */
export async function addNotice({
  sql,
  ctx,
  bookingId,
  kind,
  guestNumber = null,
  at = ctx.now,
  words = null,
}: Told & {
  kind: BookingNotice;
  guestNumber?: number | null;
  at?: Date;
  words?: string | null;
}): Promise<void> {
  if (ctx.mail === null) return;
  await sql(
    `insert into booking_notices (instance_id, booking_id, kind, guest_number, lang, send_at, words, said_at)
     values ($1, $2, $3, $4, coalesce((select lang from booking_notices
       where instance_id = $1 and booking_id = $2 order by id limit 1), $5), $6, $7, $8)`,
    [ctx.instance.id, bookingId, kind, guestNumber, ctx.lang, at, words, words === null ? null : ctx.now],
  );
}

/** Replaces the reminder and the rating mail that are not sent: the hour may have changed. */
async function renewTimed({ sql, ctx, bookingId, startsAt }: Told & { startsAt: Date }): Promise<void> {
  await sql(
    `delete from booking_notices where instance_id = $1 and booking_id = $2 and kind in ('reminder', 'rating') and sent_at is null`,
    [ctx.instance.id, bookingId],
  );
  if (ctx.mail === null) return;
  const row = asAgreed(await getBookingRow({ sql, ctx, id: bookingId }));
  const placed = { booked: bookedAt({ row, at: startsAt }), timezone: row.settings.timezone };
  const at = reminderAt({ ...placed, now: ctx.now });
  if (at !== null) await addNotice({ sql, ctx, bookingId, kind: 'reminder', at });
  await addNotice({ sql, ctx, bookingId, kind: 'rating', at: ratingMailAt(placed) });
}

/** A booking that was made, changed or decided; of one that is not approved nothing is told later. */
export async function tellState({
  sql,
  ctx,
  bookingId,
  state,
  startsAt,
  kind = noticeOf(state),
}: Told & { state: BookingState; startsAt: Date; kind?: BookingNotice }): Promise<void> {
  await addNotice({ sql, ctx, bookingId, kind });
  await renewTimed({ sql, ctx, bookingId, startsAt });
}

import type { SupplierRow } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, hashToken } from '@/backend/people';
import { supplierJson } from '@/backend/stored/supplier-json';
import { holdBookingRow } from '@/backend/table';
import type { Buyer } from '@/lib/contract/people/contact';
import { type BookingState, changeObstacle } from '@/lib/domain/booking/booking-states';
import { BOOKING_DEPOSIT, type DepositRow } from './deposit/deposit-rows';
import type { AgreedBranch } from './load-branch';

export type BookingRow = {
  id: number;
  /** Null: staff made it. */
  profile_id: number | null;
  status: 'held' | BookingState;
  people: number;
  starts_at: Date;
  ends_at: Date;
  held_until: Date | null;
  contact: Buyer | null;
  notes: string;
  muted_at: Date | null;
  no_show_at: Date | null;
  decline_reason: string | null;
  seated_at: Date | null;
  order_sent_at: Date | null;
  deposit: DepositRow | null;
  supplier: SupplierRow;
  agreed: AgreedBranch;
};
/** A booking and its reader: `me` is the number of a guest, null for the organiser. */
export type Opened = { booking: BookingRow; me: number | null };

/** Leaves out holds and what staff made, because no diner reads those. */
export const BOOKING_SELECT = `select b.id, b.profile_id, b.status, coalesce(b.people, 0) as people, b.starts_at, b.ends_at, b.held_until, b.contact, b.notes, b.muted_at,
    b.no_show_at, b.decline_reason, b.seated_at, b.order_sent_at,
    b.agreed, ${BOOKING_DEPOSIT}, ${supplierJson('s')} as supplier
  from bookings b join suppliers s on s.instance_id = b.instance_id and s.id = b.supplier_id
  where b.instance_id = $1 and b.kind = 'booking' and b.status <> 'held'`;

type Named = TenantSql & { id: string | number };
type Asked = Named & { token: string | undefined };

/** Finds a booking for any caller. @throws not_found */
export async function getBookingRow({ sql, ctx, id }: Named): Promise<BookingRow> {
  const [booking] = await sql<BookingRow>(`${BOOKING_SELECT} and b.id = $2`, [ctx.instance.id, id]);
  if (!booking) throw new AppError('not_found');
  return booking;
}

/**
 * Finds a booking by the link's token, else by the profile that booked (rule booking/link). @throws not_found,
 * booking_guest_removed
 */
export async function openBooking({ sql, ctx, id, token }: Asked): Promise<Opened> {
  const booking = await getBookingRow({ sql, ctx, id });
  if (token === undefined) {
    if (booking.profile_id !== getDinerId(ctx)) throw new AppError('not_found');
    return { booking, me: null };
  }
  const [link] = await sql<{ guest_number: number | null; removed_at: Date | null }>(
    `select t.guest_number, g.removed_at from booking_tokens t
       left join booking_guests g on g.instance_id = $1 and g.booking_id = t.booking_id and g.number = t.guest_number
     where t.instance_id = $1 and t.booking_id = $2 and t.token_hash = $3`,
    [ctx.instance.id, id, hashToken(token)],
  );
  if (!link) throw new AppError('not_found');
  if (link.removed_at !== null) throw new AppError('booking_guest_removed');
  return { booking, me: link.guest_number };
}

/** Locks a booking for a change or end of it, of its guests or of its dishes ahead, or for sending it to a table. */
export const holdBooking = (named: Named): Promise<void> => holdBookingRow(named);

/** @throws booking_over, booking_too_late (rule booking/change) */
export function assertChangeable({ ctx, booking }: Pick<TenantSql, 'ctx'> & { booking: BookingRow }): void {
  const { status, starts_at: startsAt, seated_at: seatedAt } = booking;
  const state = status === 'held' ? 'cancelled' : status;
  const obstacle = changeObstacle({ state, startsAt, seatedAt, now: ctx.now });
  if (obstacle) throw new AppError(obstacle);
}

/**
 * Opens a booking for its organiser; a guest is refused, because this changes it for everybody (rule booking/guests).
 * @throws not_found, owner_only, booking_guest_removed
 */
export async function openAsOrganiser(asked: Asked): Promise<BookingRow> {
  const { booking, me } = await openBooking(asked);
  if (me !== null) throw new AppError('owner_only');
  return booking;
}

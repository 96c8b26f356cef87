import {
  type AgreedBranch,
  asAgreed,
  BOOKING_DEPOSIT,
  bookedAt,
  type DepositRow,
  readAhead,
  toBookingDeposit,
  type Work,
} from '@/backend/booking';
import { type SupplierRow, supplierJson } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { OrderAhead } from '@/lib/contract/booking/booking';
import type { Buyer } from '@/lib/contract/people/contact';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { BookingKind, BookingState } from '@/lib/domain/booking/booking-states';

export type StaffBookingRow = {
  id: number;
  kind: BookingKind;
  supplier_id: number;
  /** Of a hold, which nobody reads, too. */
  state: BookingState | 'held';
  people: number | null;
  starts_at: Date;
  ends_at: Date;
  contact: Buyer | null;
  notes: string;
  seated_at: Date | null;
  no_show_at: Date | null;
  decline_reason: string | null;
  order_sent_at: Date | null;
  deposit: DepositRow | null;
  unread_since: Date | null;
  supplier: SupplierRow;
  agreed: AgreedBranch;
  tables: { id: number; label: string }[];
  ratings: StaffBooking['ratings'];
};

/** Without holds: nobody reads those. */
export const STAFF_BOOKING_SELECT = `select b.id, b.kind, b.supplier_id,
    b.status as state, b.people, b.starts_at, b.ends_at, b.contact, b.notes, b.seated_at, b.no_show_at, b.decline_reason,
    b.order_sent_at, b.unread_since, b.agreed, ${BOOKING_DEPOSIT}, ${supplierJson('s')} as supplier,
    coalesce((select json_agg(json_build_object('id', t.id, 'label', t.label) order by t.position, t.id)
      from booking_tables c join tables t on t.instance_id = c.instance_id and t.id = c.table_id
      where c.instance_id = b.instance_id and c.booking_id = b.id), '[]') as tables,
    coalesce((select json_agg(json_build_object('guest', g.name, 'score', r.score, 'comment', r.comment) order by r.id)
      from booking_ratings r left join booking_guests g on g.instance_id = r.instance_id and g.booking_id = r.booking_id
        and g.number = r.guest_number
      where r.instance_id = b.instance_id and r.booking_id = b.id), '[]') as ratings
  from bookings b join suppliers s on s.instance_id = b.instance_id and s.id = b.supplier_id
  where b.instance_id = $1 and b.status <> 'held'`;

/** @throws not_found */
export async function getStaffBooking({
  sql,
  ctx,
  id,
}: Work & { id: number | string }): Promise<StaffBookingRow> {
  const [row] = await sql<StaffBookingRow>(`${STAFF_BOOKING_SELECT} and b.id = $2`, [ctx.instance.id, id]);
  if (!row) throw new AppError('not_found');
  return row;
}

const print = (at: Date | null): string | null => at?.toISOString() ?? null;

function toStaffBooking(
  ctx: Context,
  { supplier, agreed, order_sent_at: _sent, unread_since: unread, ...row }: StaffBookingRow,
  order: OrderAhead | undefined,
): StaffBooking {
  return {
    ...row,
    state: row.state === 'held' ? 'pending' : row.state,
    ...bookedAt({ row: asAgreed({ supplier, agreed }), at: row.starts_at }),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    seated_at: print(row.seated_at),
    no_show_at: print(row.no_show_at),
    order: order && order.lines.length > 0 ? order : null,
    deposit: toBookingDeposit({ deposit: row.deposit, ctx }),
    news: unread && { kind: row.state === 'cancelled' ? 'cancelled' : 'changed', at: unread.toISOString() },
  };
}

/** With what their parties ordered ahead (rule booking/ordering-ahead). */
export async function toStaffBookings({
  rows,
  ...work
}: Work & { rows: readonly StaffBookingRow[] }): Promise<StaffBooking[]> {
  const bookings = rows.filter(({ kind, state }) => kind === 'booking' && state !== 'cancelled');
  const orders = await readAhead({ ...work, bookings });
  return rows.map((row) => toStaffBooking(work.ctx, row, orders.get(row.id)));
}

/** @throws not_found */
export async function readStaffBooking(work: Work & { id: number }): Promise<StaffBooking> {
  const [booking] = await toStaffBookings({ ...work, rows: [await getStaffBooking(work)] });
  if (!booking) throw new AppError('not_found');
  return booking;
}

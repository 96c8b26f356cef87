import {
  asAgreed,
  bookedAt,
  findStaffBooking,
  readAhead,
  type StaffBookingRow,
  toBookingDeposit,
} from '@/backend/booking';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { seesBilling } from '@/backend/staff/shown-contact';
import type { OrderAhead } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';

/** @throws not_found */
export async function getStaffBooking(asked: TenantSql & { id: number | string }): Promise<StaffBookingRow> {
  const row = await findStaffBooking(asked);
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
    contact: row.contact && !seesBilling(ctx) ? { ...row.contact, email: null } : row.contact,
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

/** Makes staff's bookings, with what their parties ordered ahead (rule booking/ordering-ahead). */
export async function toStaffBookings({
  rows,
  ...work
}: TenantSql & { rows: readonly StaffBookingRow[] }): Promise<StaffBooking[]> {
  const bookings = rows.filter(({ kind, state }) => kind === 'booking' && state !== 'cancelled');
  const orders = await readAhead({ ...work, bookings });
  return rows.map((row) => toStaffBooking(work.ctx, row, orders.get(row.id)));
}

/** @throws not_found */
export async function readStaffBooking(work: TenantSql & { id: number }): Promise<StaffBooking> {
  const [booking] = await toStaffBookings({ ...work, rows: [await getStaffBooking(work)] });
  if (!booking) throw new AppError('not_found');
  return booking;
}

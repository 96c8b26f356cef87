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
import { countCame } from './came';

const NEVER = { times: 0, last_on: null, no_shows: 0 };

/** @throws not_found */
export async function getStaffBooking(asked: TenantSql & { id: number | string }): Promise<StaffBookingRow> {
  const row = await findStaffBooking(asked);
  if (!row) throw new AppError('not_found');
  return row;
}

const print = (at: Date | null): string | null => at?.toISOString() ?? null;

function toStaffBooking(
  ctx: Context,
  {
    supplier,
    agreed,
    order_sent_at: _sent,
    unread_since: unread,
    held_until: until,
    ...row
  }: StaffBookingRow,
  { order, came }: { order: OrderAhead | undefined; came: StaffBooking['came'] },
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
    // Its tables wait for an answer.
    offered_until: row.state === 'waiting_list' && row.tables.length > 0 ? print(until) : null,
    came,
    order: order && order.lines.length > 0 ? order : null,
    deposit: toBookingDeposit({ deposit: row.deposit, ctx }),
    news: unread && { kind: row.state === 'cancelled' ? 'cancelled' : 'changed', at: unread.toISOString() },
  };
}

/** Makes staff's bookings, with what their parties ordered ahead (rule booking/ordering-ahead), and how often they came before. */
export async function toStaffBookings({
  rows,
  ...work
}: TenantSql & { rows: readonly StaffBookingRow[] }): Promise<StaffBooking[]> {
  const bookings = rows.filter(({ kind, state }) => kind === 'booking' && state !== 'cancelled');
  const orders = await readAhead({ ...work, bookings });
  const visits = await countCame({ ...work, rows });
  const cameOf = ({ id, kind }: StaffBookingRow) => (kind === 'booking' ? (visits.get(id) ?? NEVER) : null);
  return rows.map((row) => toStaffBooking(work.ctx, row, { order: orders.get(row.id), came: cameOf(row) }));
}

/** @throws not_found */
export async function readStaffBooking(work: TenantSql & { id: number }): Promise<StaffBooking> {
  const [booking] = await toStaffBookings({ ...work, rows: [await getStaffBooking(work)] });
  if (!booking) throw new AppError('not_found');
  return booking;
}

import {
  asAgreed,
  bookedAt,
  findStaffBooking,
  isReachable,
  listMessages,
  type MessageRow,
  messagesOf,
  readAhead,
  type StaffBookingRow,
  toBookingDeposit,
} from '@/backend/booking';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { seesBilling } from '@/backend/staff/shown-contact';
import type { OrderAhead } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { seatsFrom } from '@/lib/domain/booking/seats-from';
import { DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { countCame } from './came';

/** When its party may be seated at the earliest, by the clock that it was booked by. */
export function seatsFromOf({
  starts_at: startsAt,
  ...booked
}: Pick<StaffBookingRow, 'supplier' | 'agreed' | 'starts_at'>): Date {
  const row = asAgreed(booked);
  const { timezone, dayBegins = DAY_BEGINS } = row.settings;
  return seatsFrom({ day: bookedAt({ row, at: startsAt }).day, startsAt, timezone, dayBegins });
}

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
    muted_at: mutedAt,
    ...row
  }: StaffBookingRow,
  {
    order,
    came,
    messages,
  }: { order: OrderAhead | undefined; came: StaffBooking['came']; messages: readonly MessageRow[] },
): StaffBooking {
  return {
    ...row,
    contact: row.contact && !seesBilling(ctx) ? { ...row.contact, email: null } : row.contact,
    state: row.state === 'held' ? 'pending' : row.state,
    ...bookedAt({ row: asAgreed({ supplier, agreed }), at: row.starts_at }),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    seats_from:
      row.kind === 'booking'
        ? seatsFromOf({ supplier, agreed, starts_at: row.starts_at }).toISOString()
        : null,
    seated_at: print(row.seated_at),
    no_show_at: print(row.no_show_at),
    // Its tables wait for an answer.
    offered_until: row.state === 'waiting_list' && row.tables.length > 0 ? print(until) : null,
    came,
    order: order && order.lines.length > 0 ? order : null,
    deposit: toBookingDeposit({ deposit: row.deposit, ctx }),
    messages: messagesOf(messages, row.id),
    can_mail: isReachable({ ctx, email: row.contact?.email, mutedAt }),
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
  const messages = await listMessages({ ...work, ids: rows.map(({ id }) => id) });
  const cameOf = ({ id, kind }: StaffBookingRow) => (kind === 'booking' ? (visits.get(id) ?? NEVER) : null);
  return rows.map((row) =>
    toStaffBooking(work.ctx, row, { order: orders.get(row.id), came: cameOf(row), messages }),
  );
}

/** @throws not_found */
export async function readStaffBooking(work: TenantSql & { id: number }): Promise<StaffBooking> {
  const [booking] = await toStaffBookings({ ...work, rows: [await getStaffBooking(work)] });
  if (!booking) throw new AppError('not_found');
  return booking;
}

import type { SupplierRow } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { supplierJson } from '@/backend/stored/supplier-json';
import type { Buyer } from '@/lib/contract/people/contact';
import type { BookingKind, BookingState } from '@/lib/domain/booking/booking-states';
import { BOOKING_DEPOSIT, type DepositRow } from './deposit/deposit-rows';
import type { AgreedBranch } from './load-branch';

/** A booking as staff read it. */
export type StaffBookingRow = {
  id: number;
  kind: BookingKind;
  supplier_id: number;
  /** `held`: a hold, which nobody reads. */
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
  muted_at: Date | null;
  unread_since: Date | null;
  /** One that waits was offered a place until then, and keeps the time after that. */
  held_until: Date | null;
  supplier: SupplierRow;
  agreed: AgreedBranch;
  tables: { id: number; label: string }[];
  ratings: { guest: string | null; score: number; comment: string }[];
};

/** More than a branch has on two days: those of a night begin on the next date (rule branches/night). */
const MOST = 2_000;

const SELECT = `select b.id, b.kind, b.supplier_id,
    b.status as state, b.people, b.starts_at, b.ends_at, b.contact, b.notes, b.seated_at, b.no_show_at, b.decline_reason,
    b.order_sent_at, b.muted_at, b.unread_since, b.held_until, b.agreed, ${BOOKING_DEPOSIT}, ${supplierJson('s')} as supplier,
    coalesce((select json_agg(json_build_object('id', t.id, 'label', t.label) order by t.position, t.id)
      from booking_tables c join tables t on t.instance_id = c.instance_id and t.id = c.table_id
      where c.instance_id = b.instance_id and c.booking_id = b.id), '[]') as tables,
    coalesce((select json_agg(json_build_object('guest', g.name, 'score', r.score, 'comment', r.comment) order by r.id)
      from booking_ratings r left join booking_guests g on g.instance_id = r.instance_id and g.booking_id = r.booking_id
        and g.number = r.guest_number
      where r.instance_id = b.instance_id and r.booking_id = b.id), '[]') as ratings
  from bookings b join suppliers s on s.instance_id = b.instance_id and s.id = b.supplier_id
  where b.instance_id = $1 and b.status <> 'held'`;

export async function findStaffBooking({
  sql,
  ctx,
  id,
}: TenantSql & { id: number | string }): Promise<StaffBookingRow | null> {
  const [row] = await sql<StaffBookingRow>(`${SELECT} and b.id = $2`, [ctx.instance.id, id]);
  return row ?? null;
}

type OfBranch = TenantSql & { supplierId: number };

/** Those that begin in this time, the earliest first. @param until exclusive */
export const listBookingsBetween = ({
  sql,
  ctx,
  supplierId,
  from,
  until,
}: OfBranch & { from: Date; until: Date }): Promise<StaffBookingRow[]> =>
  sql<StaffBookingRow>(
    `${SELECT} and b.supplier_id = $2 and b.starts_at >= $3 and b.starts_at < $4
     order by b.starts_at, b.id limit ${MOST}`,
    [ctx.instance.id, supplierId, from, until],
  );

/** Lists bookings with news that staff have not read, the oldest news first (rule staff/bookings). */
export const listUnreadBookings = ({ sql, ctx, supplierId }: OfBranch): Promise<StaffBookingRow[]> =>
  sql<StaffBookingRow>(
    `${SELECT} and b.supplier_id = $2 and b.unread_since is not null
     order by b.unread_since, b.id limit ${MOST}`,
    [ctx.instance.id, supplierId],
  );

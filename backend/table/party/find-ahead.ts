import type { TenantSql } from '@/backend/context';
import { arrivalUntil } from '@/lib/domain/booking/order-ahead';

/** A booking whose party comes now with something for its table's account (rule booking/ordering-ahead, rule booking/deposit). */
export type ComingParty = {
  id: number;
  /** The organiser's. */
  profile_id: number;
  name: string;
  starts_at: Date;
  has_order: boolean;
  /** The purchase of a deposit that is paid. */
  deposit_purchase_id: number | null;
};

const HAS_ORDER = `b.order_sent_at is null
  and exists (select 1 from booking_lines l where l.instance_id = b.instance_id and l.booking_id = b.id)`;
const DEPOSIT = `(select d.id from purchases d where d.instance_id = b.instance_id and d.id = b.deposit_purchase_id
  and d.status = 'in_progress' and d.released_at is not null and exists (select 1 from payments p
    where p.instance_id = d.instance_id and p.purchase_id = d.id and p.status = 'success' and p.refunds_minor < p.amount_minor))`;

const COMING = `select b.id, b.profile_id, coalesce(b.contact ->> 'name', '') as name, b.starts_at,
    (${HAS_ORDER}) as has_order, ${DEPOSIT} as deposit_purchase_id from bookings b
  where b.instance_id = $1 and b.kind = 'booking' and b.status = 'approved' and b.profile_id is not null
    and b.no_show_at is null and b.ends_at > $2 and ((${HAS_ORDER}) or ${DEPOSIT} is not null)`;

/** Locks the deposit before its booking, as a payment of the deposit does (docs/decisions/0231). */
export async function holdBookingRow({ sql, ctx, id }: TenantSql & { id: string | number }): Promise<void> {
  const own = [ctx.instance.id, id];
  await sql(
    `select 1 from purchases where instance_id = $1 and id = (
       select deposit_purchase_id from bookings where instance_id = $1 and id = $2) for update`,
    own,
  );
  await sql('select 1 from bookings where instance_id = $1 and id = $2 for update', own);
}

/** Finds the diner's earliest party at a branch. Its booking is held until the transaction ends, before any account. */
export async function holdMyComingParty({
  sql,
  ctx,
  supplierId,
  profileId,
}: TenantSql & { supplierId: number; profileId: number }): Promise<ComingParty | null> {
  const [found] = await sql<ComingParty>(
    `${COMING} and b.supplier_id = $3 and b.profile_id = $4 and b.starts_at <= $5
     order by b.starts_at, b.id limit 1`,
    [ctx.instance.id, ctx.now, supplierId, profileId, arrivalUntil(ctx.now)],
  );
  if (!found) return null;
  await holdBookingRow({ sql, ctx, id: found.id });
  return findComingParty({ sql, ctx, bookingId: found.id });
}

/** Finds the party of a booking that the caller has locked, whenever it comes. */
export async function findComingParty({
  sql,
  ctx,
  bookingId,
}: TenantSql & { bookingId: number }): Promise<ComingParty | null> {
  const [row] = await sql<ComingParty>(`${COMING} and b.id = $3`, [ctx.instance.id, ctx.now, bookingId]);
  return row ?? null;
}

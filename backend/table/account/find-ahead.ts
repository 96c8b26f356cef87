import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { arrivalUntil } from '@/lib/domain/booking/order-ahead';

type Work = { sql: Sql; ctx: Context };

/** A booking whose party ordered ahead and comes now (rule booking/ordering-ahead). */
export type ComingParty = {
  id: number;
  /** The organiser's. */
  profile_id: number;
  name: string;
  starts_at: Date;
};

const COMING = `select b.id, b.profile_id, coalesce(b.contact ->> 'name', '') as name, b.starts_at from bookings b
  where b.instance_id = $1 and b.kind = 'booking' and b.status = 'approved' and b.profile_id is not null
    and b.order_sent_at is null and b.no_show_at is null and b.ends_at > $2
    and exists (select 1 from booking_lines l where l.instance_id = b.instance_id and l.booking_id = b.id)`;

/** Of the diner at a branch, the earliest one. Its booking is held until the transaction ends, before any account. */
export async function holdMyComingParty({
  sql,
  ctx,
  supplierId,
  profileId,
}: Work & { supplierId: number; profileId: number }): Promise<ComingParty | null> {
  const [row] = await sql<ComingParty>(
    `${COMING} and b.supplier_id = $3 and b.profile_id = $4 and b.starts_at <= $5
     order by b.starts_at, b.id limit 1 for update of b`,
    [ctx.instance.id, ctx.now, supplierId, profileId, arrivalUntil(ctx.now)],
  );
  return row ?? null;
}

/** Of a booking that the caller holds, whenever it comes. */
export async function findComingParty({
  sql,
  ctx,
  bookingId,
}: Work & { bookingId: number }): Promise<ComingParty | null> {
  const [row] = await sql<ComingParty>(`${COMING} and b.id = $3`, [ctx.instance.id, ctx.now, bookingId]);
  return row ?? null;
}

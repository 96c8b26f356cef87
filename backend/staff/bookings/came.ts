import { asAgreed, bookedAt, type StaffBookingRow } from '@/backend/booking';
import type { TenantSql } from '@/backend/context';
import { branchesOf } from '@/backend/staff/branches/own-branches';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';

type Came = NonNullable<StaffBooking['came']>;

/** Visits before that are not counted any more (docs/privacy.md). */
const YEARS = 2;
/** No more are counted: what is shown is whether somebody comes often. */
const MOST = 99;

/**
 * How often the same profile or phone came before each of these bookings to a branch of the caller, and when last. Somebody who was
 * forgotten has no contact, and was nobody. @returns by the booking's id
 */
export async function countCame({
  sql,
  ctx,
  rows,
}: TenantSql & { rows: readonly StaffBookingRow[] }): Promise<Map<number, Came>> {
  const asked = rows.filter(({ kind, contact }) => kind === 'booking' && contact !== null);
  if (asked.length === 0) return new Map();
  const counted = await sql<{ id: number; times: number; last_at: Date | null; no_shows: number }>(
    `select b.id, least(count(p.seated_at), ${MOST})::int as times,
       max(p.starts_at) filter (where p.seated_at is not null) as last_at,
       least(count(p.no_show_at), ${MOST})::int as no_shows
     from bookings b cross join lateral (
       select o.id, o.starts_at, o.seated_at, o.no_show_at, o.supplier_id from bookings o
       where o.instance_id = $1 and o.profile_id = b.profile_id and o.contact is not null
         and o.starts_at < b.starts_at and o.starts_at > $4::timestamptz - interval '${YEARS} years'
       union
       select o.id, o.starts_at, o.seated_at, o.no_show_at, o.supplier_id from bookings o
       where o.instance_id = $1 and o.phone = b.phone
         and o.contact ->> 'phone_code' = b.contact ->> 'phone_code'
         and o.starts_at < b.starts_at and o.starts_at > $4::timestamptz - interval '${YEARS} years'
     ) p
     where b.instance_id = $1 and b.id = any ($2::bigint[]) and ($3::bigint[] is null or p.supplier_id = any ($3))
     group by b.id`,
    [ctx.instance.id, asked.map(({ id }) => id), branchesOf(ctx), ctx.now],
  );
  const rowOf = new Map(asked.map((row) => [row.id, row]));
  return new Map(
    counted.flatMap(({ id, times, last_at: at, no_shows }) => {
      const row = rowOf.get(id);
      if (!row) return [];
      const last_on = at && bookedAt({ row: asAgreed(row), at }).day;
      return [[id, { times, last_on, no_shows }] as const];
    }),
  );
}

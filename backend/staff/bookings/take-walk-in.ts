import { getTables, writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import type { StaffBooking, WalkIn } from '@/lib/contract/staff/booking-calls';
import { makeByStaff } from './change-by-staff';

/**
 * `POST /staff/bookings/walk_ins.json`: the smallest that is free for a whole stay, however many seats stay empty
 * (rule staff/bookings). @throws as `makeByStaff`, booking_full
 */
export function takeWalkIn({
  ctx,
  input: { supplier_id: supplierId, people },
}: {
  ctx: Context;
  input: WalkIn;
}): Promise<StaffBooking> {
  return makeByStaff({
    ctx,
    supplierId,
    action: 'booking.walk_in',
    details: { people },
    async make({ sql, branch }) {
      const rules = { ...branch.rules, oversize: null };
      const asked = { sql, ctx, branch: { ...branch, rules }, people, at: ctx.now };
      const { span, tableIds } = await getTables(asked);
      const [made] = await sql<{ id: number }>(
        `insert into bookings (instance_id, supplier_id, kind, status, people, starts_at, ends_at, created_at, seated_at)
         values ($1, $2, 'walk_in', 'approved', $3, $4, $5, $4, $4) returning id`,
        [ctx.instance.id, branch.row.id, people, ctx.now, new Date(span.to)],
      );
      const id = made?.id ?? 0;
      await writeTables({ sql, ctx, bookingId: id, span, tableIds });
      return id;
    },
  });
}

import { getTables, writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import type { StaffBooking, WalkIn } from '@/lib/contract/staff/booking-calls';
import { type Span, staySpan } from '@/lib/domain/booking/booking-rules';
import { toOneLine } from '@/lib/domain/table/members';
import { type HeldBranch, makeByStaff } from './change-by-staff';
import { listOccupied } from './list-occupied';
import { assertFreeTable } from './take-table';

/** The host sees the chairs: a table that is named may have any seats, and an account that its party left open. */
async function chooseTable(
  held: HeldBranch,
  { people, table_id: tableId }: WalkIn,
): Promise<{ span: Span; tableIds: number[] }> {
  const { sql, ctx, branch } = held;
  const rules = { ...branch.rules, oversize: null };
  if (tableId === undefined) {
    const occupied = await listOccupied({ sql, ctx, tableIds: branch.tables.map(({ id }) => id) });
    const tables = branch.tables.filter(({ id }) => !occupied.has(id));
    return getTables({ sql, ctx, branch: { ...branch, rules, tables }, people, at: ctx.now });
  }
  const span = staySpan({ ...rules, people, at: ctx.now });
  await assertFreeTable({ ...held, tableId, span });
  return { span, tableIds: [tableId] };
}

/**
 * `POST /staff/bookings/walk_ins.json`: the table that is named, else the smallest at which nobody sits and that is free for a whole
 * stay, however many seats stay empty (rule staff/bookings). @throws as `makeByStaff`, booking_full, not_found, table_taken
 */
export function takeWalkIn({ ctx, input }: { ctx: Context; input: WalkIn }): Promise<StaffBooking> {
  const { supplier_id: supplierId, people, name = '' } = input;
  return makeByStaff({
    ctx,
    supplierId,
    action: 'booking.walk_in',
    details: { people },
    async make(held) {
      const { sql, branch } = held;
      const { span, tableIds } = await chooseTable(held, input);
      const [made] = await sql<{ id: number }>(
        `insert into bookings (instance_id, supplier_id, kind, status, people, starts_at, ends_at, created_at, seated_at, notes)
         values ($1, $2, 'walk_in', 'approved', $3, $4, $5, $4, $4, $6) returning id`,
        [ctx.instance.id, branch.row.id, people, ctx.now, new Date(span.to), toOneLine(name)],
      );
      const id = made?.id ?? 0;
      await writeTables({ sql, ctx, bookingId: id, span, tableIds });
      return id;
    },
  });
}

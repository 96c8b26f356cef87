import { writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Block, StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { Span } from '@/lib/domain/booking/booking-rules';
import { DAY_MINUTES, toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { makeByStaff } from './change-by-staff';
import { assertFreeTable } from './take-table';

/** A block lasts no longer than the longest stay. */
const MOST_MS = 12 * 3_600_000;

/** @throws invalid_input for a span that is over, too long, or that no clock shows */
function spanOf({ ctx, block, timezone }: { ctx: Context; block: Block; timezone: string }): Span {
  const { date, from, to } = block;
  const start = toMinutes(from);
  const end = toMinutes(to) + (to <= from ? DAY_MINUTES : 0);
  const at = (minute: number) => toInstant({ date, minute, timezone }).at.getTime();
  const span = { from: at(start), to: at(end) };
  // A change of clocks skips it all, or its end falls before its beginning.
  if (span.to <= span.from) throw new AppError('invalid_input', { fields: { to: 'skipped' } });
  if (span.to <= ctx.now.getTime()) throw new AppError('invalid_input', { fields: { to: 'is_over' } });
  if (span.to - span.from > MOST_MS) throw new AppError('invalid_input', { fields: { to: 'too_long' } });
  return span;
}

/** `POST /staff/bookings/blocks.json` (rule staff/bookings). @throws as `makeByStaff`, not_found, table_taken, invalid_input */
export async function blockTable({ ctx, input }: { ctx: Context; input: Block }): Promise<StaffBooking> {
  const { supplier_id: supplierId, table_id: tableId } = input;
  return makeByStaff({
    ctx,
    supplierId,
    action: 'booking.block',
    details: { table: tableId },
    async make({ sql, branch }) {
      const span = spanOf({ ctx, block: input, timezone: branch.hours.timezone });
      await assertFreeTable({ sql, ctx, branch, tableId, span });
      const [made] = await sql<{ id: number }>(
        `insert into bookings (instance_id, supplier_id, kind, status, starts_at, ends_at, created_at, notes)
         values ($1, $2, 'block', 'approved', $3, $4, $5, $6) returning id`,
        [ctx.instance.id, branch.row.id, new Date(span.from), new Date(span.to), ctx.now, input.note],
      );
      const id = made?.id ?? 0;
      await writeTables({ sql, ctx, bookingId: id, span, tableIds: [tableId] });
      return id;
    },
  });
}

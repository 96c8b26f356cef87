import type { Context, TenantSql } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { HoldTableRequest, TableHold } from '@/lib/contract/booking/booking';
import { HOLD_MS } from '@/lib/domain/booking/booking-states';
import { getHour } from './find-hour';
import type { BookingBranch } from './load-branch';
import { freeExpired, offerPlaces } from './offer-places';
import { getTables, lockBranch, writeTables } from './take-tables';

/** Frees the diner's earlier hold there. */
async function dropOwn({ sql, ctx, branch }: TenantSql & { branch: BookingBranch }): Promise<void> {
  await sql(
    `delete from bookings where instance_id = $1 and supplier_id = $2 and profile_id = $3 and status = 'held'`,
    [ctx.instance.id, branch.row.id, getDinerId(ctx)],
  );
}

/** `POST /book/holds.json` (rule booking/hold). @throws what `loadBranch` and `getHour` throw, booking_full */
export function holdTable({ ctx, input }: { ctx: Context; input: HoldTableRequest }): Promise<TableHold> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await lockBranch({ sql, ctx, branchId: input.branch_id });
    const { at } = getHour({ ctx, branch, wish: input });
    await freeExpired({ sql, ctx, branch });
    await dropOwn({ sql, ctx, branch });
    const { people } = input;
    const { span, tableIds } = await getTables({ sql, ctx, branch, people, at });
    const heldUntil = new Date(ctx.now.getTime() + HOLD_MS);
    const [hold] = await sql<{ id: number }>(
      `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, held_until)
       values ($1, $2, $3, 'held', $4, $5, $6, $7, $8) returning id`,
      [ctx.instance.id, branch.row.id, getDinerId(ctx), people, at, new Date(span.to), ctx.now, heldUntil],
    );
    const id = hold?.id ?? 0;
    await writeTables({ sql, ctx, bookingId: id, span, tableIds });
    await offerPlaces({ sql, ctx, branch });
    await ctx.checkpoint('table-held');
    return { id, held_until: heldUntil.toISOString() };
  });
}

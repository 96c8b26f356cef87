import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import { toBookingBranch } from './load-branch';
import { freeExpired } from './offer-places';
import { lockTables } from './take-tables';

/** Branches where a hold or an offer is over, of all tenants: what it kept is offered to the next (rule booking/hold). */
export const findBranchesWithOldHolds: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select b.instance_id, b.supplier_id as id from bookings b
       join suppliers s on s.instance_id = b.instance_id and s.id = b.supplier_id and s.removed_at is null
     where b.held_until <= $1 and (b.status = 'held' or exists (
       select 1 from booking_tables t where t.instance_id = b.instance_id and t.booking_id = b.id))
     group by b.instance_id, b.supplier_id order by min(b.held_until) limit $2`,
    [now, limit],
  );

export async function expireHolds({ ctx, supplierId }: { ctx: Context; supplierId: number }): Promise<void> {
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    await lockTables({ sql, supplierId });
    const row = await getSupplierRow(sql, ctx.instance.id, String(supplierId));
    const branch = await toBookingBranch({ sql, ctx, row });
    await freeExpired({ sql, ctx, branch });
    ctx.publish(bookingsTopic(supplierId));
  });
}

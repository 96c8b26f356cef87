import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { toBookingBranch } from './load-branch';
import { freeExpired } from './offer-places';
import { lockTables } from './take-tables';

/** `DELETE /book/holds/{id}.json`: the caller's own alone, and free at once for who waits (rule booking/hold). */
export async function freeHeldTable({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<{ id: number }> {
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [hold] = await sql<{ supplier_id: number; is_there: boolean }>(
      `select b.supplier_id, s.removed_at is null as is_there from bookings b
         join suppliers s on s.instance_id = b.instance_id and s.id = b.supplier_id
       where b.instance_id = $1 and b.id = $2 and b.profile_id = $3 and b.status = 'held'`,
      [ctx.instance.id, id, getDinerId(ctx)],
    );
    if (!hold) return;
    await lockTables({ sql, supplierId: hold.supplier_id });
    // Deletes the hold only: the booking made from it is a row with its own id.
    await sql(`delete from bookings where instance_id = $1 and id = $2 and status = 'held'`, [
      ctx.instance.id,
      id,
    ]);
    if (!hold.is_there) return;
    const row = await getKnownSupplierRow(sql, ctx.instance.id, String(hold.supplier_id));
    await freeExpired({ sql, ctx, branch: await toBookingBranch({ sql, ctx, row }) });
  });
  return { id: Number(id) };
}

import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import { toBookingBranch } from './load-branch';
import { freeExpired } from './offer-places';
import { takeTurn } from './take-tables';

/** `DELETE /book/holds/{id}.json`: the caller's own alone, and free at once for who waits (rule booking/hold). */
export async function releaseHold({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<{ id: number }> {
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [hold] = await sql<{ supplier_id: number }>(
      `select supplier_id from bookings where instance_id = $1 and id = $2 and profile_id = $3 and status = 'held'`,
      [ctx.instance.id, id, getDinerId(ctx)],
    );
    if (!hold) return;
    await takeTurn({ sql, supplierId: hold.supplier_id });
    // Its booking has another number.
    await sql(`delete from bookings where instance_id = $1 and id = $2 and status = 'held'`, [
      ctx.instance.id,
      id,
    ]);
    const row = await getSupplierRow(sql, ctx.instance.id, String(hold.supplier_id));
    await freeExpired({ sql, ctx, branch: await toBookingBranch({ sql, ctx, row }) });
  });
  return { id: Number(id) };
}

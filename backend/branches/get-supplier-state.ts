import type { Context } from '@/backend/context';
import type { SupplierState } from '@/lib/contract/branches/supplier';
import { resolveNextChange } from '@/lib/domain/branches/next-change';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { getSupplierRow, toBranch } from './supplier-rows';

/** `GET /api/suppliers/{id}.json`, by the server's clock (rule branches/hours). */
export function getSupplierState({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<SupplierState> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const row = await getSupplierRow(sql, id, input.id);
    const branch = toBranch({ row, ctx });
    const unavailable = await sql<{ id: number }>(
      `select id from supplier_products
       where instance_id = $1 and supplier_id = $2 and removed_at is null and (not available or stock = 0)`,
      [id, row.id],
    );
    const moment = { hours: branch.opening_hours, at: ctx.now };
    return {
      ...branch,
      open: resolveOpenState(moment).open,
      next_change: resolveNextChange(moment)?.toISOString() ?? null,
      unavailable_products: unavailable.map((product) => product.id),
    };
  });
}

import type * as z from 'zod/mini';
import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { openTable as call } from '@/lib/contract/table/calls';
import { visitEnd } from '@/lib/domain/table/table-visit';

/**
 * `POST /on_table/open.json` (rule table/code).
 * @returns null for a code that no table of the tenant has: guessed, renewed, of a table that is gone
 * @throws on_table_unavailable where the branch serves no tables any more
 */
export function openTable({
  ctx,
  input: { token },
}: {
  ctx: Context;
  input: { token: string };
}): Promise<z.infer<typeof call.response> | null> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [table] = await sql<{ id: number; label: string; supplier_id: number }>(
      `select id, label, supplier_id from tables
       where instance_id = $1 and code = $2 and kind = 'table' and active and removed_at is null`,
      [instanceId, token],
    );
    if (!table) return null;
    const supplier = await getSupplierRow(sql, instanceId, String(table.supplier_id));
    if (!supplier.services.includes('on_table')) throw new AppError('on_table_unavailable');
    return {
      table: { id: table.id, label: table.label },
      supplier: { id: supplier.id, slug: supplier.slug },
      until: visitEnd(ctx.now).toISOString(),
    };
  });
}

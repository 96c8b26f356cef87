import type { Context } from '@/backend/context';
import type { Branch } from '@/lib/contract/branches/supplier';
import { listSupplierRows, toBranch } from './supplier-rows';

export function listBranches({ ctx }: { ctx: Context }): Promise<Branch[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) =>
    (await listSupplierRows(sql, id)).map((row) => toBranch({ row, ctx })),
  );
}

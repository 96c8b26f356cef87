import type { Context } from '@/backend/context';
import type { BranchSettings } from '@/lib/contract/branches/supplier';
import { listSupplierRows, toBranchSettings } from './supplier-rows';

export function listBranches({ ctx }: { ctx: Context }): Promise<BranchSettings[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) =>
    (await listSupplierRows(sql, id)).map((row) => toBranchSettings({ row, ctx })),
  );
}

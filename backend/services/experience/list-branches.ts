import type { BranchSettings } from '@/lib/contract/supplier';
import type { Context } from '../../context';
import { listSupplierRows, toBranchSettings } from './internal';

/** Ours: every branch of the tenant, without menus. */
export function listBranches({ ctx }: { ctx: Context }): Promise<BranchSettings[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) =>
    (await listSupplierRows(sql, id)).map((row) => toBranchSettings({ row, ctx })),
  );
}

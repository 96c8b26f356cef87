import type { Context } from '@/backend/context';
import type { BranchSettings } from '@/lib/contract/branches/supplier';
import { getSupplierRow, toBranchSettings } from './supplier-rows';

/** `GET /domain/branches/{id}.json`. @throws not_found */
export function getBranch({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<BranchSettings> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) =>
    toBranchSettings({ row: await getSupplierRow(sql, id, input.id), ctx }),
  );
}

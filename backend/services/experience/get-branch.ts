import type { BranchSettings } from '@/lib/contract/supplier';
import type { Context } from '../../context';
import { getSupplierRow, toBranchSettings } from './internal';

/** `GET /domain/branches/{id}.json`. @throws not_found */
export function getBranch({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<BranchSettings> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) =>
    toBranchSettings({ row: await getSupplierRow(sql, id, input.id), ctx }),
  );
}

import type { Context } from '@/backend/context';
import type { Branch } from '@/lib/contract/branches/supplier';
import { getSupplierRow, toBranch } from './supplier-rows';

/** `GET /domain/branches/{id}.json`. @throws not_found */
export function getBranch({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Branch> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => toBranch({ row: await getSupplierRow(sql, id, input.id), ctx }));
}

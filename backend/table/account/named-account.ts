import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, findOpenAccount, getMemberAccount } from '@/backend/purchases';
import { getAccountPlace } from './get-place';

/**
 * Finds the account of the diner's table, or the named one; the caller is a member of it.
 * @throws scan_table, on_table_unavailable, not_found
 */
export async function getNamedAccount({
  sql,
  ctx,
  id,
}: {
  sql: Sql;
  ctx: Context;
  id: string | undefined;
}): Promise<AccountRow> {
  if (id !== undefined) return getMemberAccount({ sql, ctx, purchaseId: id });
  const { seat } = await getAccountPlace({ sql, ctx });
  const account = await findOpenAccount({ sql, ctx, tableId: seat.id });
  if (!account) throw new AppError('not_found');
  return getMemberAccount({ sql, ctx, purchaseId: account.id });
}

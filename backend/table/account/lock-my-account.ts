import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, findOpenAccount } from '@/backend/purchases';
import { isAtTable, listMembers, type MemberRow } from '@/backend/purchases/members';
import { findMe } from './enter-account';
import { type AccountPlace, getAccountPlace } from './get-place';

/**
 * The open account of the diner's table, as its member. Locked until the transaction ends.
 * @throws scan_table, on_table_unavailable, not_found also for who has not joined
 */
export async function lockMyAccount({
  sql,
  ctx,
}: {
  sql: Sql;
  ctx: Context;
}): Promise<{ place: AccountPlace; account: AccountRow; me: MemberRow }> {
  const place = await getAccountPlace({ sql, ctx });
  const account = await findOpenAccount({ sql, ctx, tableId: place.seat.id, lock: true });
  const me = account && findMe({ ctx, members: await listMembers({ sql, ctx, account }) });
  if (!account || !me || !isAtTable(me)) throw new AppError('not_found');
  return { place, account, me };
}

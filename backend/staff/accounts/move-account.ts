import { AppError } from '@/backend/errors';
import { findStatementFailure } from '@/backend/platform/database/statement-failure';
import { type AccountRow, moveDrafts, type Seat, setSeat } from '@/backend/purchases';
import { isAtTable, listMembers, meetAtSeat } from '@/backend/purchases/members';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';
import { moveVisits } from './move-visits';

/** @throws not_found for a table of another branch */
async function getTable({ sql, ctx, account }: AccountWork, tableId: number): Promise<Seat> {
  const [table] = await sql<Seat>(
    `select id, kind, label from tables where instance_id = $1 and id = $2 and supplier_id = $3 and kind = 'table'
       and active and removed_at is null`,
    [ctx.instance.id, tableId, account.supplier.id],
  );
  if (!table) throw new AppError('not_found');
  return table;
}

/** Its members sit there from now on, with what they have not sent. @throws as `getTable` */
async function move(work: AccountWork, tableId: number): Promise<AccountRow> {
  const { sql, ctx, account } = work;
  const seat = await getTable(work, tableId);
  await setSeat({ sql, ctx, purchaseId: account.id, seatId: seat.id });
  await moveVisits({ ...work, seatId: seat.id });
  await ctx.checkpoint('account-moved');
  await moveDrafts({ sql, ctx, account, from: account.seat.id, to: seat.id });
  const there = (await listMembers(work)).filter(isAtTable);
  await meetAtSeat({ sql, ctx, account, seatId: seat.id, places: MOST_MEMBERS - there.length });
  return { ...account, seat };
}

/** `PUT /staff/accounts/{id}/table.json` (rule staff/accounts). @throws as `changeAccount`, table_taken */
export async function moveAccount({ ctx, input }: AccountInput<{ tableId: number }>): Promise<StaffAccount> {
  try {
    return await changeAccount({
      ctx,
      input,
      action: 'account.move',
      details: { table: input.tableId },
      change: (work) => move(work, input.tableId),
    });
  } catch (error) {
    // Another account is open there (guarantee/one-account).
    if (findStatementFailure(error)?.code === '23505') throw new AppError('table_taken');
    throw error;
  }
}

import { AppError } from '@/backend/errors';
import { findStatementFailure } from '@/backend/platform/database/statement-failure';
import type { AccountRow, Seat } from '@/backend/purchases';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

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

/** Whoever had gone to that table already, where there is a place for them (rule table/joining). */
async function meetThere({ sql, ctx, account }: AccountWork, seat: Seat): Promise<void> {
  const there = (await listMembers({ sql, ctx, account })).filter(isAtTable);
  await sql(
    `update purchase_members set gone_at = null where instance_id = $1 and purchase_id = $2 and profile_id in (
       select m.profile_id from purchase_members m join table_visits v on v.instance_id = m.instance_id
         and v.profile_id = m.profile_id and v.table_id = $3 and v.expires_at > $4
       where m.instance_id = $1 and m.purchase_id = $2 and m.number is not null and m.left_at is null
         and m.gone_at is not null
       order by m.number limit $5)`,
    [ctx.instance.id, account.id, seat.id, ctx.now, Math.max(0, MOST_MEMBERS - there.length)],
  );
}

/** Its members sit there from now on, with what they have not sent. @throws as `getTable` */
async function move(work: AccountWork, tableId: number): Promise<AccountRow> {
  const { sql, ctx, account } = work;
  const seat = await getTable(work, tableId);
  const values = [ctx.instance.id, account.id, account.seat.id, seat.id];
  const members = `select m.profile_id from purchase_members m where m.instance_id = $1 and m.purchase_id = $2
    and m.number is not null and m.left_at is null`;
  await sql(
    'update purchases set table_id = $4 where instance_id = $1 and id = $2 and table_id = $3',
    values,
  );
  // A visit that a renewed code has ended stays ended (rule table/code).
  await sql(
    `update table_visits v set table_id = t.id, code = t.code from tables t, tables old
     where v.instance_id = $1 and v.table_id = $3 and old.instance_id = $1 and old.id = $3 and v.code = old.code
       and t.instance_id = $1 and t.id = $4 and v.profile_id in (${members})`,
    values,
  );
  await ctx.checkpoint('account-moved');
  await sql(
    `update purchases c set table_id = $4 from (select id from purchases where instance_id = $1 and table_id = $3
         and status = 'cart' and profile_id in (${members}) order by id for update) own
     where c.instance_id = $1 and c.id = own.id`,
    values,
  );
  await meetThere(work, seat);
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

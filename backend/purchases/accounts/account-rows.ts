import type { Changed, Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import { accountStateOf, awaitedSince, CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';
import type { MemberPurchaseRow, PurchaseRow, Seat } from '../purchase-row';
import { MEMBER_SELECT, PURCHASE_SELECT } from '../select-purchase';

/** The account of a table (rule table/account). */
export type AccountRow = PurchaseRow & { seat: Seat; touched_at: Date };

/** Worded as in the index `one_open_account`, so that the index serves it. */
export const IS_OPEN = `c.is_account and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}`;

const HAS_AWAITED = `exists (select 1 from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id
    and l.state in ('sent', 'preparation'))`;

/**
 * Closed, or finished by staff, with lines that its kitchen has not served (rule table/bill); $3 is the time since which it
 * looks. In the words of the index `ended_accounts`.
 */
export const IS_AWAITED = `c.is_account and c.status in ('closed_account', 'finished') and c.updated_at > $3
  and ${HAS_AWAITED}`;

/** The database holds an account to both. */
function toAccountRow(row: PurchaseRow): AccountRow {
  const { seat, touched_at } = row;
  if (!row.is_account || seat === null || touched_at === null) throw new Error('a purchase is no account');
  return { ...row, seat, touched_at };
}

/** Null if the table has none. @param lock until the transaction ends */
export async function findOpenAccount({
  sql,
  ctx,
  tableId,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  tableId: number;
  lock?: boolean;
}): Promise<AccountRow | null> {
  const [row] = await sql<PurchaseRow>(
    `${PURCHASE_SELECT} and c.table_id = $2 and ${IS_OPEN} ${lock ? 'for update of c' : ''}`,
    [ctx.instance.id, tableId],
  );
  return row ? toAccountRow(row) : null;
}

/**
 * The open ones, those that asked for the bill first, then the oldest; after them the closed ones that wait for their kitchen.
 * @param branches null: of all
 * @param after the id of the last one that was read: those behind it. One that has left the list meanwhile, or null: all
 * @param limit null: all that are left
 */
export async function listAccountsOfStaff({
  sql,
  ctx,
  branches,
  after,
  limit,
}: {
  sql: Sql;
  ctx: Context;
  branches: RoleBranches;
  after: string | null;
  limit: number | null;
}): Promise<AccountRow[]> {
  const ofBranch = '($2::bigint[] is null or c.supplier_id = any ($2))';
  const open = await sql<{ id: number }>(
    `select c.id from purchases c where c.instance_id = $1 and ${ofBranch} and ${IS_OPEN} order by c.bill_asked_at, c.id`,
    [ctx.instance.id, branches],
  );
  const awaited = await sql<{ id: number }>(
    `select c.id from purchases c where c.instance_id = $1 and ${ofBranch} and ${IS_AWAITED} order by c.id`,
    [ctx.instance.id, branches, awaitedSince(ctx.now)],
  );
  const all = [...open, ...awaited].map(({ id }) => id);
  const first = all.findIndex((id) => String(id) === after) + 1;
  const ids = all.slice(first, limit === null ? undefined : first + limit);
  const rows = await sql<PurchaseRow>(
    `${PURCHASE_SELECT} and c.id = any ($2::bigint[]) order by array_position($2::bigint[], c.id)`,
    [ctx.instance.id, ids],
  );
  return rows.map(toAccountRow);
}

/** The accounts that a kitchen has something to do for, closed ones too; what waits to be called is among it (rule staff/rounds). @param branches null: of all */
export async function listKitchenAccounts({
  sql,
  ctx,
  branches,
}: TenantSql & { branches: RoleBranches }): Promise<number[]> {
  const ofBranch = '($2::bigint[] is null or c.supplier_id = any ($2))';
  const rows = await sql<{ id: number }>(
    `select c.id from purchases c where c.instance_id = $1 and ${ofBranch} and ${IS_OPEN} and ${HAS_AWAITED}
     union all select c.id from purchases c where c.instance_id = $1 and ${ofBranch} and ${IS_AWAITED}`,
    [ctx.instance.id, branches, awaitedSince(ctx.now)],
  );
  return rows.map(({ id }) => id);
}

type OpenAccount = { table_id: number; id: number; opened_at: Date };

/** The open accounts of these tables, by the table. */
export const listOpenAccountIds = ({
  sql,
  ctx,
  tableIds,
}: TenantSql & { tableIds: readonly number[] }): Promise<OpenAccount[]> =>
  sql<OpenAccount>(
    `select t.id as table_id, c.id, c.created_at as opened_at from tables t
       join purchases c on c.instance_id = t.instance_id and c.table_id = t.id
     where t.instance_id = $1 and t.id = any ($2::bigint[]) and ${IS_OPEN} order by t.id`,
    [ctx.instance.id, tableIds],
  );

/** Whether its kitchen still owes its table something, though it is closed (rule table/bill). */
export async function isAwaitedAccount({
  sql,
  ctx,
  account,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
}): Promise<boolean> {
  const rows = await sql(
    `select 1 from purchases c where c.instance_id = $1 and c.id = $2 and ${IS_AWAITED}`,
    [ctx.instance.id, account.id, awaitedSince(ctx.now)],
  );
  return rows.length > 0;
}

/** Its bill is still to be closed. */
export const isOpenAccount = ({ status, bill_asked_at }: AccountRow): boolean =>
  accountStateOf({ status, billAskedAt: bill_asked_at }) !== 'closed';

type Named = { sql: Sql; ctx: Context; purchaseId: number | string };

/** Finds an account for any caller, open or not. @param lock until the transaction ends @throws not_found */
export async function getAccountRow({
  sql,
  ctx,
  purchaseId,
  lock = false,
}: Named & { lock?: boolean }): Promise<AccountRow> {
  const [row] = await sql<PurchaseRow>(
    `${PURCHASE_SELECT} and c.id = $2 and c.is_account ${lock ? 'for update of c' : ''}`,
    [ctx.instance.id, purchaseId],
  );
  if (!row) throw new AppError('not_found');
  return toAccountRow(row);
}

/** Locks it, open or not. @throws not_found */
export const lockAccount = (named: Named): Promise<AccountRow> => getAccountRow({ ...named, lock: true });

/** Finds an account of which the caller is a member, open or not. @throws not_found also for anybody else */
export async function getMemberAccount({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<AccountRow> {
  const [row] = await sql<MemberPurchaseRow>(`${MEMBER_SELECT} and c.is_account and c.id = $3`, [
    ctx.instance.id,
    getDinerId(ctx),
    purchaseId,
  ]);
  if (!row) throw new AppError('not_found');
  return toAccountRow(row);
}

/** The diner's last account that was closed since then. */
export async function findClosedAccount({
  sql,
  ctx,
  since,
}: {
  sql: Sql;
  ctx: Context;
  since: Date;
}): Promise<AccountRow | null> {
  const [row] = await sql<MemberPurchaseRow>(
    `${MEMBER_SELECT} and c.is_account and c.status in ('closed_account', 'finished')
       and c.updated_at > $3 order by c.id desc limit 1`,
    [ctx.instance.id, getDinerId(ctx), since],
  );
  return row ? toAccountRow(row) : null;
}

/** Counts a change that everybody at the table sees. @param touched by a member */
export async function countAccountChange({
  sql,
  ctx,
  account,
  touched,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
  touched: boolean;
}): Promise<AccountRow> {
  const [row] = await sql<{ version: number; touched_at: Date | null }>(
    `update purchases set version = version + 1, updated_at = $3,
       touched_at = case when $4 then $3 else touched_at end
     where instance_id = $1 and id = $2 returning version, touched_at`,
    [ctx.instance.id, account.id, ctx.now, touched],
  );
  return row ? toAccountRow({ ...account, ...row }) : account;
}

/** The topics that a change of the account concerns. */
export const changedBy = ({ id, supplier, seat }: AccountRow): Changed => ({
  id,
  supplierId: supplier.id,
  tableId: seat.id,
});

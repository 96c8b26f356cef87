import { getSupplierRow } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeGuest } from '@/backend/people';
import { roomTopic } from '@/backend/platform/events/topic-events';
import { type AccountRow, changedBy, createAccount, findOpenAccount } from '@/backend/purchases';
import { addMember } from '@/backend/purchases/members';
import { audit } from '@/backend/staff/audit';
import { callerOf, writeWaiter } from '@/backend/staff/tables/waiters';
import { requireAccounts } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { toMemberName } from '@/lib/domain/table/members';
import type { AccountInput } from './change-account';
import { loadStaffAccount } from './load-staff-account';

type Opening = TenantSql & { tableId: number };

/** @returns the branch of the table @throws not_found for a room, and for what is not offered any more */
async function getTableBranch({ sql, ctx, tableId }: Opening): Promise<number> {
  const [table] = await sql<{ supplier_id: number }>(
    `select supplier_id from tables where instance_id = $1 and id = $2 and kind = 'table' and active and removed_at is null`,
    [ctx.instance.id, tableId],
  );
  if (!table) throw new AppError('not_found');
  return table.supplier_id;
}

/** One of several who open the table at once, diners or staff, does (guarantee/one-account). @throws table_taken */
async function open({
  sql,
  ctx,
  tableId,
  supplierId,
  name,
}: Opening & { supplierId: number; name: string }): Promise<AccountRow> {
  const profileId = await makeGuest({ sql, ctx, name: name || null });
  await createAccount({ sql, ctx, tableId, supplierId, profileId });
  await ctx.checkpoint('account-opened');
  const account = await findOpenAccount({ sql, ctx, tableId, lock: true });
  if (account?.profile_id !== profileId) throw new AppError('table_taken');
  if (name !== '') await addMember({ sql, ctx, account, profileId, name });
  return account;
}

/**
 * `POST /staff/tables/{id}/account.json` (rule staff/guests): for people without a phone; diners who scan the code join it.
 * @throws not_found, on_table_unavailable where the branch has no accounts, table_taken
 */
export async function openStaffAccount({
  ctx,
  input: { id, name },
}: AccountInput<{ name: string | undefined }>): Promise<StaffAccount> {
  const { account, seen } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const opening = { sql, ctx, tableId: Number(id) };
    const supplierId = await getTableBranch(opening);
    requireAccounts(await getSupplierRow(sql, ctx.instance.id, String(supplierId)));
    const opened = await open({ ...opening, supplierId, name: toMemberName(name ?? '') });
    await writeWaiter({ sql, ctx, accountId: opened.id, personId: callerOf(ctx) });
    await audit({ sql, ctx, action: 'account.open', details: { id: opened.id, table: opening.tableId } });
    return { account: opened, seen: await loadStaffAccount({ sql, ctx, account: opened }) };
  });
  ctx.publish(changedBy(account), roomTopic(account.supplier.id));
  return seen;
}

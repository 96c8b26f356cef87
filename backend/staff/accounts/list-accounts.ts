import type { Context } from '@/backend/context';
import { getStaffOrOperator } from '@/backend/staff/staff-actor';
import { listAccountsOfStaff } from '@/backend/table/account';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { loadStaffAccount } from './load-staff-account';

const LIMIT = 100;

/** `GET /staff/accounts.json`: what a table owes or its kitchen (rule staff/accounts). @throws unauthorized, forbidden */
export function listStaffAccounts({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId: string | undefined };
}): Promise<StaffAccount[]> {
  getStaffOrOperator({ ctx, scope: 'tables:write' });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const accounts = await listAccountsOfStaff({ sql, ctx, supplierId: supplierId ?? null, limit: LIMIT });
    const seen: StaffAccount[] = [];
    for (const account of accounts) seen.push(await loadStaffAccount({ sql, ctx, account }));
    return seen;
  });
}

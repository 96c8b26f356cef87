import type { Context } from '@/backend/context';
import { getAccountRow, listAccountsOfStaff } from '@/backend/purchases';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import { STAFF_ACCOUNTS, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { loadStaffAccount } from './load-staff-account';

type Asked = { ctx: Context; supplierId?: string | undefined; after?: string | undefined };

const list = ({ ctx, supplierId, after, limit }: Asked & { limit: number | null }): Promise<StaffAccount[]> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const listed = { sql, ctx, branches: listedBranches({ ctx, supplierId }), after: after ?? null, limit };
    const seen: StaffAccount[] = [];
    for (const account of await listAccountsOfStaff(listed))
      seen.push(await loadStaffAccount({ sql, ctx, account }));
    return seen;
  });

/** `GET /staff/accounts.json`: what a table owes or its kitchen (rule staff/accounts). */
export async function listStaffAccounts({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string | undefined; after: string | undefined };
}): Promise<StaffAccount[]> {
  return list({ ctx, ...input, limit: STAFF_ACCOUNTS });
}

/** `GET /staff/accounts/{id}.json`: open or not. @throws not_found for what is no account */
export const getStaffAccount = ({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<StaffAccount> =>
  ctx.db.tenant(ctx.instance.id, async (sql) =>
    loadStaffAccount({ sql, ctx, account: await getAccountRow({ sql, ctx, purchaseId: id }) }),
  );

/** Lists those of all branches at once, for the operator. */
export async function listAllAccounts(ctx: Context): Promise<StaffAccount[]> {
  return list({ ctx, limit: null });
}

import { majorOf, resolveMethods } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, isOpenAccount } from '@/backend/purchases';
import { listAvoided, listWishes, loadAccountOfBranch } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { isInPerson } from '@/lib/domain/payments/payment-methods';

const takenBy = (account: AccountRow): StaffAccount['takes'] =>
  isOpenAccount(account)
    ? resolveMethods({ row: account.supplier, service: 'on_table' })
        .map(({ method }) => method)
        .filter(isInPerson)
    : [];

/** An account as its branch sees it (rule staff/accounts). */
export async function loadStaffAccount({
  sql,
  ctx,
  account,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
}): Promise<StaffAccount> {
  const [{ dues, ...seen }, avoided, wishes] = await Promise.all([
    loadAccountOfBranch({ sql, ctx, account }),
    listAvoided({ sql, ctx, purchaseId: account.id }),
    listWishes({ sql, ctx, account }),
  ]);
  const major = majorOf(ctx.instance.currency);
  return {
    ...seen,
    supplier_id: account.supplier.id,
    touched_at: account.touched_at.toISOString(),
    bill_asked_at: account.bill_asked_at?.toISOString() ?? null,
    takes: takenBy(account),
    dues: dues.map(({ member, amountMinor }) => ({ member, amount: major(amountMinor) })),
    avoided,
    wishes: wishes.map(({ profile_id: id, name, wished_at }) => ({
      id,
      name,
      wished_at: wished_at.toISOString(),
    })),
  };
}

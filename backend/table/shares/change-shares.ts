import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { type AccountRow, changedBy, countAccountChange, lockAccount } from '@/backend/purchases';
import { loadAccount } from '@/backend/table/account/load-account';
import { getNamedAccount } from '@/backend/table/account/named-account';
import type { Account } from '@/lib/contract/table/account';

/**
 * Changes shares of an account that the caller is a member of. Its row is held until then: sums and shares are of one moment
 * (guarantee/one-charge). @throws scan_table, on_table_unavailable, not_found, order_closed
 */
export async function changeShares({
  ctx,
  id,
  change,
}: {
  ctx: Context;
  /** Left out: of the diner's table. */
  id: string | undefined;
  change: (work: TenantSql & { account: AccountRow }) => Promise<void>;
}): Promise<Account> {
  const { answer, changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: purchaseId } = await getNamedAccount({ sql, ctx, id });
    const account = await lockAccount({ sql, ctx, purchaseId });
    // A member may have been removed while this waited.
    await getNamedAccount({ sql, ctx, id: String(purchaseId) });
    if (account.status !== 'in_progress') throw new AppError('order_closed');
    await change({ sql, ctx, account });
    const noted = await countAccountChange({ sql, ctx, account, touched: true });
    return { answer: await loadAccount({ sql, ctx, account: noted }), changed: changedBy(noted) };
  });
  ctx.publish(changed);
  return answer;
}

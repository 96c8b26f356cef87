import type { Context } from '@/backend/context';
import { changedBy, countAccountChange } from '@/backend/purchases';
import { callLines } from '@/backend/purchases/lines';
import type { Account } from '@/lib/contract/table/account';
import { loadAccount } from './load-account';
import { lockMyAccount } from './lock-my-account';

/**
 * `POST /on_table/account/next.json`: what waits is to be made now, also once the bill was asked for (rule table/courses). Of two who
 * call at once one does, and nothing that waits is no error. @throws scan_table, on_table_unavailable, not_found
 */
export async function callNext({ ctx }: { ctx: Context }): Promise<Account> {
  const { changed, answer } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { account } = await lockMyAccount({ sql, ctx });
    const called = await callLines({ sql, ctx, account });
    const now = called.length > 0 ? await countAccountChange({ sql, ctx, account, touched: true }) : account;
    return { changed: changedBy(now), answer: await loadAccount({ sql, ctx, account: now }) };
  });
  ctx.publish(changed);
  return answer;
}

import { isDraft } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { changedBy, countChange, lockOpenCart } from '@/backend/purchases';
import { setForAll } from '@/backend/purchases/lines';
import type { Account } from '@/lib/contract/table/account';
import { loadAccount } from './load-account';
import { lockMyAccount } from './lock-my-account';

/**
 * `PUT /on_table/lines/{id}.json`: a line of the diner's own draft (rule table/rounds).
 * @throws scan_table, on_table_unavailable, not_found, cart_locked for a line that was sent
 */
export async function setLineForAll({
  ctx,
  input: { lineId, forAll },
}: {
  ctx: Context;
  input: { lineId: string; forAll: boolean };
}): Promise<Account> {
  const { answer, changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { account } = await lockMyAccount({ sql, ctx });
    const [line] = await sql<{ purchase_id: number; member_id: number | null }>(
      'select purchase_id, member_id from purchase_lines where instance_id = $1 and id = $2',
      [ctx.instance.id, lineId],
    );
    if (line?.purchase_id === account.id && line.member_id === getDinerId(ctx))
      throw new AppError('cart_locked');
    if (!line || line.purchase_id === account.id) throw new AppError('not_found');
    const cart = await lockOpenCart({ sql, ctx, purchaseId: line.purchase_id });
    if (!isDraft(cart)) throw new AppError('not_found');
    await setForAll({ sql, ctx, purchaseId: cart.id, lineId, forAll });
    await countChange({ sql, ctx, purchaseId: cart.id });
    return { changed: changedBy(account), answer: await loadAccount({ sql, ctx, account }) };
  });
  ctx.publish(changed);
  return answer;
}

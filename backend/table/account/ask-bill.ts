import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { roomTopic } from '@/backend/platform/events/topic-events';
import { changedBy, countAccountChange, lockAccount, setBillAsked } from '@/backend/purchases';
import { recordCall } from '@/backend/table/record-call';
import type { Account } from '@/lib/contract/table/account';
import { isBeingPaid } from './account-money';
import { wasSent } from './close-account';
import { loadAccount } from './load-account';
import { lockMyAccount } from './lock-my-account';
import { closeIfPaid } from './settle-bill';

type Asking = Parameters<typeof setBillAsked>[0];

/** Everybody at the table sees it. */
const setAsked = async (asking: Asking): Promise<Asking['account']> =>
  countAccountChange({ ...asking, account: await setBillAsked(asking), touched: true });

/**
 * `POST /on_table/account/bill.json` (rule table/bill): staff and the table hear who did, and what is paid already is closed; asked again it
 * changes nothing.
 * @throws scan_table, on_table_unavailable, not_found, empty where nothing was sent
 */
export async function askBill({ ctx }: { ctx: Context }): Promise<Account> {
  const { answer, changed, supplierId } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { account, place, me } = await lockMyAccount({ sql, ctx });
    if (!wasSent(account)) throw new AppError('empty');
    const supplierId = account.supplier.id;
    const isNew = account.bill_asked_at === null;
    const asked = isNew
      ? await setAsked({ sql, ctx, account, askedAt: ctx.now, askedBy: me.number })
      : account;
    if (await closeIfPaid({ sql, ctx, account })) {
      const closed = await lockAccount({ sql, ctx, purchaseId: account.id });
      return {
        supplierId,
        changed: changedBy(account),
        answer: await loadAccount({ sql, ctx, account: closed }),
      };
    }
    if (isNew && place.canCallWaiter)
      await recordCall({ sql, ctx, tableId: account.seat.id, reason: 'bill' });
    await ctx.checkpoint('bill-asked');
    return {
      supplierId,
      changed: changedBy(account),
      answer: await loadAccount({ sql, ctx, account: asked }),
    };
  });
  ctx.publish(changed, roomTopic(supplierId));
  return answer;
}

/**
 * `DELETE /on_table/account/bill.json` (rule table/bill).
 * @throws scan_table, on_table_unavailable, not_found, payment_in_progress while money is on its way
 */
export async function reopenAccount({ ctx }: { ctx: Context }): Promise<Account> {
  const { answer, changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { account } = await lockMyAccount({ sql, ctx });
    const isAsked = account.bill_asked_at !== null;
    if (isAsked && (await isBeingPaid({ sql, ctx, account }))) throw new AppError('payment_in_progress');
    const open = isAsked ? await setAsked({ sql, ctx, account, askedAt: null, askedBy: null }) : account;
    return { changed: changedBy(account), answer: await loadAccount({ sql, ctx, account: open }) };
  });
  ctx.publish(changed);
  return answer;
}

import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { toRefusal } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { roomTopic } from '@/backend/platform/events/topic-events';
import {
  type AccountRow,
  changedBy,
  countAccountChange,
  isAwaitedAccount,
  isOpenAccount,
  lockAccount,
  markNewsRead,
} from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { ActionKind } from '@/lib/domain/staff/history';
import { loadStaffAccount } from './load-staff-account';

export type AccountWork = { sql: Sql; ctx: Context; account: AccountRow };
/** Ids come as text from the address. */
export type AccountInput<T = unknown> = { ctx: Context; input: { id: string } & T };

/** The kitchen's work goes on after the money has ended (rule table/bill). */
const mayChange = async (work: AccountWork, isKitchen: boolean): Promise<boolean> =>
  isOpenAccount(work.account) || (isKitchen && (await isAwaitedAccount(work)));

/**
 * One change of a locked account by staff or the operator: audited, told to its table and its branch.
 * @throws not_found, order_closed
 */
export async function changeAccount({
  ctx,
  input: { id },
  action,
  details = {},
  isKitchen = false,
  also,
  change,
}: AccountInput & {
  action: ActionKind;
  details?: object;
  /** The change is about what the kitchen makes, so a closed account that waits for it takes it too. */
  isKitchen?: boolean;
  /** Another account that it changes, which is locked too, the one with the lower id first (docs/decisions/0205). */
  also?: string | undefined;
  /** @returns the account as it stands then */
  change: (work: AccountWork) => Promise<AccountRow>;
}): Promise<StaffAccount> {
  const changing = ctx.db.tenant(ctx.instance.id, async (sql) => {
    if (also !== undefined && Number(also) < Number(id)) await lockAccount({ sql, ctx, purchaseId: also });
    const account = await lockAccount({ sql, ctx, purchaseId: id });
    if (!(await mayChange({ sql, ctx, account }, isKitchen))) throw new AppError('order_closed');
    const changed = await countAccountChange({
      sql,
      ctx,
      account: await change({ sql, ctx, account }),
      touched: false,
    });
    // A round of which no line waits any more is no news.
    await markNewsRead({ sql, ctx, id: account.id, through: 0 });
    await audit({ sql, ctx, action, details: { id: account.id, ...details } });
    return { account, changed, seen: await loadStaffAccount({ sql, ctx, account: changed }) };
  });
  const { account, changed, seen } = await changing.catch((error: unknown) => {
    throw toRefusal(error);
  });
  ctx.publish(changedBy(changed), roomTopic(changed.supplier.id));
  // The table that it left.
  if (account.seat.id !== changed.seat.id) ctx.publish(changedBy(account));
  return seen;
}

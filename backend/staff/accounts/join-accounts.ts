import { listPricedLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import {
  type AccountRow,
  changedBy,
  copyMembers,
  getAccountRow,
  giveNumber,
  isOpenAccount,
  lockAccount,
  mergeDetails,
  moveDrafts,
  moveRounds,
  moveWords,
} from '@/backend/purchases';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import { closeAccount, readMoneyOf, writeBill } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';
import { moveVisits } from './move-visits';

type Joining = AccountWork & { from: AccountRow };

/** Money belongs to the account to which it was paid, so none may be on the one that ends. @throws payment_in_progress, account_paid */
async function assertUnpaid({ sql, ctx, from }: Joining): Promise<void> {
  const { isUnderWay, paidMinor } = await readMoneyOf({ sql, ctx, account: from });
  if (isUnderWay) throw new AppError('payment_in_progress');
  if (paidMinor > 0) throw new AppError('account_paid');
}

/** @throws table_full, cart_full */
async function assertFits({ sql, ctx, account, from }: Joining): Promise<void> {
  const there = [
    ...(await listMembers({ sql, ctx, account })),
    ...(await listMembers({ sql, ctx, account: from })),
  ];
  const people = new Set(there.filter(isAtTable).map(({ profile_id: id }) => id));
  if (people.size > MOST_MEMBERS) throw new AppError('table_full', { values: { limit: MOST_MEMBERS } });
  const [{ lines } = { lines: 0 }] = await sql<{ lines: number }>(
    `select count(*)::int as lines from purchase_lines where instance_id = $1 and purchase_id in ($2, $3)`,
    [ctx.instance.id, account.id, from.id],
  );
  if (lines > ACCOUNT_LINES) throw new AppError('cart_full', { values: { limit: ACCOUNT_LINES } });
}

/** The waiter of the one that ends looks after both, where nobody looked after the other. */
const giveWaiter = ({ sql, ctx, account, from }: Joining) =>
  sql(
    `insert into account_waiters (instance_id, purchase_id, person_id)
     select instance_id, $3, person_id from account_waiters where instance_id = $1 and purchase_id = $2
     on conflict do nothing`,
    [ctx.instance.id, from.id, account.id],
  );

/** The one that ends has nothing on it any more, so it is cancelled as one that nothing was sent to. */
async function end({ sql, ctx, account, from }: Joining): Promise<void> {
  await writeBill({ sql, ctx, account: from, lines: [] });
  await mergeDetails({ sql, ctx, purchaseId: from.id, details: { joinedTo: account.id } });
  await closeAccount({ sql, ctx, account: { ...from, number: null, total_minor: 0 } });
  ctx.publish(changedBy(from));
}

/** @throws not_found for an account of another branch, order_closed, what `assertUnpaid` and `assertFits` throw */
async function join(work: AccountWork, fromId: number): Promise<AccountRow> {
  const { sql, ctx, account } = work;
  const from = await lockAccount({ sql, ctx, purchaseId: fromId });
  if (from.supplier.id !== account.supplier.id || from.id === account.id) throw new AppError('not_found');
  // The answer of the same wish was lost.
  if (from.details.joinedTo === account.id) return account;
  if (!isOpenAccount(from)) throw new AppError('order_closed');
  const joining = { ...work, from };
  await assertUnpaid(joining);
  await assertFits(joining);
  const merging = { sql, ctx, from, into: account };
  await moveVisits({ sql, ctx, account: from, seatId: account.seat.id });
  await moveDrafts({ sql, ctx, account: from, from: from.seat.id, to: account.seat.id });
  await copyMembers(merging);
  await moveRounds(merging);
  await moveWords(merging);
  await giveWaiter(joining);
  await end(joining);
  await ctx.checkpoint('account-joined-to');
  const lines = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  const billed = await writeBill({ sql, ctx, account, lines });
  return from.number === null
    ? billed
    : { ...billed, number: await giveNumber({ sql, ctx, purchase: account }) };
}

/** The history says which table it was. @throws not_found */
const labelOf = async (ctx: Context, purchaseId: number): Promise<string> => {
  const { seat } = await ctx.db.tenant(ctx.instance.id, (sql) => getAccountRow({ sql, ctx, purchaseId }));
  return seat.label;
};

/**
 * `PUT /staff/accounts/{id}/joined.json` (rule staff/join): people, rounds and what is not sent go over in one transaction.
 * @throws as `changeAccount`, what `join` throws
 */
export const joinAccounts = async ({ ctx, input }: AccountInput<{ from: number }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.join',
    details: { from: input.from, name: await labelOf(ctx, input.from) },
    also: String(input.from),
    change: (work) => join(work, input.from),
  });

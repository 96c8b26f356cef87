import { AppError } from '@/backend/errors';
import { type AccountRow, lockAccount, setBillAsked } from '@/backend/purchases';
import { closeIfPaid, readMoneyOf } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/** @throws empty where nothing was sent, payment_in_progress where it is taken back while money is on its way */
async function note(work: AccountWork, isAsked: boolean): Promise<AccountRow> {
  const { account, ctx } = work;
  if (isAsked === (account.bill_asked_at !== null)) return account;
  if (isAsked && account.number === null) throw new AppError('empty');
  if (!isAsked && (await readMoneyOf(work)).isUnderWay) throw new AppError('payment_in_progress');
  const noted = await setBillAsked({ ...work, askedAt: isAsked ? ctx.now : null, askedBy: null });
  if (!(await closeIfPaid(work))) return noted;
  return lockAccount({ sql: work.sql, ctx, purchaseId: account.id });
}

/** `PUT /staff/accounts/{id}/bill.json` (rule staff/guests): for people who told the waiter and no phone. @throws as `changeAccount`, what `note` throws */
export const noteBill = ({ ctx, input }: AccountInput<{ asked: boolean }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.bill',
    details: { to: input.asked ? 'asked' : null },
    change: (work) => note(work, input.asked),
  });

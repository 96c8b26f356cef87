import { AppError } from '@/backend/errors';
import { lockAccount } from '@/backend/purchases';
import { closeAccount, isPaidUp } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { assertGivesBack } from './assert-gives-back';
import { type AccountInput, changeAccount } from './change-account';

/**
 * `PUT /staff/accounts/{id}/status.json` (rule table/bill): also with something left to pay, for a reason.
 * @throws as `changeAccount`, invalid_input without the reason, forbidden (rule staff/void)
 */
export async function closeStaffAccount({
  ctx,
  input,
}: AccountInput<{ reason: string | null }>): Promise<StaffAccount> {
  return changeAccount({
    ctx,
    input,
    action: 'account.close',
    details: input.reason === null ? {} : { reason: input.reason },
    async change(work) {
      const isPaid = await isPaidUp(work);
      if (!isPaid) assertGivesBack(work.ctx);
      if (input.reason === null && !isPaid)
        throw new AppError('invalid_input', {
          message: 'Something is left to pay: say the reason why it is closed.',
          fields: { reason: 'required' },
        });
      await closeAccount({ ...work, reason: input.reason });
      return lockAccount({ sql: work.sql, ctx: work.ctx, purchaseId: work.account.id });
    },
  });
}

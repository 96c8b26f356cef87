import { AppError } from '@/backend/errors';
import { lockAccount } from '@/backend/purchases';
import { closeAccount, isPaidUp } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { type AccountInput, changeAccount } from './change-account';

/**
 * `PUT /staff/accounts/{id}/status.json` (rule table/bill): also with something left to pay, for a reason.
 * @throws as `changeAccount`, invalid_input without the reason
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
      if (input.reason === null && !(await isPaidUp(work)))
        throw new AppError('invalid_input', {
          message: 'Something is left to pay: say the reason why it is closed.',
          fields: { reason: 'required' },
        });
      await closeAccount({ ...work, reason: input.reason });
      return lockAccount({ sql: work.sql, ctx: work.ctx, purchaseId: work.account.id });
    },
  });
}

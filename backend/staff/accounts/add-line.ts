import { isRoundSent } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { type AccountInput, changeAccount } from './change-account';
import { type Product, writeLines } from './write-lines';

/**
 * `POST /staff/accounts/{id}/lines.json` (rule staff/accounts): for the whole table, as a round of its own, once for a key.
 * @throws as `changeAccount` and `writeLines`
 */
export function addAccountLine({
  ctx,
  input,
}: AccountInput<{ product: Product; later: boolean }>): Promise<StaffAccount> {
  return changeAccount({
    ctx,
    input,
    action: 'account.add',
    details: { product: input.product.id, count: input.product.count },
    async change(work) {
      const isAdded = await isRoundSent({ ...work, sentBy: null, key: work.ctx.idempotencyKey });
      const line = { product: input.product, memberId: null, forAll: false, later: input.later };
      return isAdded ? work.account : writeLines(work, { lines: [line] });
    },
  });
}

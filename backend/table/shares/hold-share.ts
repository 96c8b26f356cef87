import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Account } from '@/lib/contract/table/account';
import type { HoldShareRequest } from '@/lib/contract/table/shares';
import { changeShares } from './change-shares';
import { chooseShare, writeShare } from './choose-share';

/** `countHold` is asked once the share is there: a refusal counts nothing. */
type Input = { id: string | undefined; wish: HoldShareRequest; countHold: () => Promise<void> };

/**
 * `POST /on_table/account/shares.json` (rule payments/shares, rule table/split).
 * @throws scan_table, on_table_unavailable, not_found, order_closed, dish_taken, share_too_large, payment_in_progress, tip_invalid,
 * invalid_input, what `countHold` throws
 */
export function holdShare({
  ctx,
  input: { id, wish, countHold },
}: {
  ctx: Context;
  input: Input;
}): Promise<Account> {
  return changeShares({
    ctx,
    id,
    async change(held) {
      const work = { ...held, wish, payerId: getDinerId(ctx) };
      const share = await chooseShare(work);
      await countHold();
      await writeShare(work, share);
      await ctx.checkpoint('share-held');
    },
  });
}

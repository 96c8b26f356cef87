import { listPricedLines } from '@/backend/cart';
import { AppError } from '@/backend/errors';
import { returnLineStock } from '@/backend/orders';
import { lockAccount } from '@/backend/purchases';
import { settleBill, writeBill } from '@/backend/table/account';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { RoundState } from '@/lib/domain/table/rounds';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/** @param which a condition on the lines, of $3 */
async function setState(
  { sql, ctx, account }: AccountWork,
  { which, of, state }: { which: 'round' | 'id'; of: string; state: RoundState },
): Promise<void> {
  const set = await sql(
    `update purchase_lines set state = $4 where instance_id = $1 and purchase_id = $2 and ${which} = $3
       and round is not null and state <> 'void' returning 1`,
    [ctx.instance.id, account.id, of, state],
  );
  if (set.length === 0) throw new AppError('not_found');
}

/** `PUT /staff/accounts/{id}/rounds/{number}.json` (rule table/rounds). @throws as `changeAccount` */
export const setRoundState = ({
  ctx,
  input,
}: AccountInput<{ number: string; state: RoundState }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.round',
    isKitchen: true,
    details: { round: Number(input.number), state: input.state },
    async change(work) {
      await setState(work, { which: 'round', of: input.number, state: input.state });
      return work.account;
    },
  });

/** `PUT /staff/accounts/{id}/lines/{line}.json` with a state. @throws as `changeAccount` */
export const setLineState = ({
  ctx,
  input,
}: AccountInput<{ line: string; state: RoundState }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.line',
    isKitchen: true,
    details: { line: Number(input.line), state: input.state },
    async change(work) {
      await setState(work, { which: 'id', of: input.line, state: input.state });
      return work.account;
    },
  });

/**
 * `PUT /staff/accounts/{id}/lines/{line}.json` with a reason: it is on no bill any more, and gives its stock back.
 * @throws as `changeAccount`
 */
export async function voidLine({
  ctx,
  input,
}: AccountInput<{ line: string; reason: string }>): Promise<StaffAccount> {
  return changeAccount({
    ctx,
    input,
    action: 'account.void',
    isKitchen: true,
    details: { line: Number(input.line), reason: input.reason },
    async change({ sql, ctx: own, account }) {
      const voided = await sql<{ id: number }>(
        `update purchase_lines set state = 'void', void_reason = $4
         where instance_id = $1 and purchase_id = $2 and id = $3 and round is not null and state <> 'void' returning id`,
        [own.instance.id, account.id, input.line, input.reason],
      );
      if (voided.length === 0) throw new AppError('not_found');
      const lines = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
      await writeBill({ sql, ctx: own, account, lines });
      await returnLineStock({ sql, ctx: own, lineIds: voided.map(({ id }) => id) });
      await settleBill({ sql, ctx: own, account, lineId: Number(input.line) });
      return lockAccount({ sql, ctx: own, purchaseId: account.id });
    },
  });
}

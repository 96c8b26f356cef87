import { listPricedLines } from '@/backend/cart';
import { AppError } from '@/backend/errors';
import { type AccountRow, lockAccount } from '@/backend/purchases';
import { returnLineStock, setLineStates, voidLines } from '@/backend/purchases/lines';
import { settleBill, writeBill } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { RoundState } from '@/lib/domain/table/rounds';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

async function setState(
  work: AccountWork,
  which: { of: { round: string } | { lineId: string }; state: RoundState },
): Promise<AccountRow> {
  if (!(await setLineStates({ ...work, ...which }))) throw new AppError('not_found');
  return work.account;
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
    change: (work) => setState(work, { of: { round: input.number }, state: input.state }),
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
    change: (work) => setState(work, { of: { lineId: input.line }, state: input.state }),
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
      const lineIds = await voidLines({
        sql,
        ctx: own,
        account,
        lineIds: [input.line],
        reason: input.reason,
      });
      if (lineIds.length === 0) throw new AppError('not_found');
      const lines = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
      await writeBill({ sql, ctx: own, account, lines });
      await returnLineStock({ sql, ctx: own, lineIds });
      await settleBill({ sql, ctx: own, account, lineId: Number(input.line) });
      return lockAccount({ sql, ctx: own, purchaseId: account.id });
    },
  });
}

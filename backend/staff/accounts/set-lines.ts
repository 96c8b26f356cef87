import { majorOf } from '@/backend/branches';
import { listPricedLines, type PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { type AccountRow, lockAccount, recordEvent } from '@/backend/purchases';
import { returnLineStock, setLineStates, voidLines } from '@/backend/purchases/lines';
import { listSurplus, type Surplus, settleBill, writeBill } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { toMinor } from '@/lib/domain/money/money';
import { takesGiver } from '@/lib/domain/staff/account/voiding';
import { isAwaited, isForLater, type RoundState } from '@/lib/domain/table/rounds';
import { assertGivesBack } from './assert-gives-back';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/** Its kitchen has it in hand: one that waits is not begun by anybody. */
const isMade = (line: PricedLine): boolean => isAwaited(line) && !isForLater(line);

/** @throws total_changed with the sum that goes back, where the caller was told another (rule staff/void) */
function assertTold({
  ctx,
  surplus,
  told,
}: {
  ctx: Context;
  surplus: readonly Surplus[];
  told: number | undefined;
}): void {
  const { currency } = ctx.instance;
  const backMinor = surplus.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (told === undefined || toMinor({ amount: told, currency }) === backMinor) return;
  throw new AppError('total_changed', { values: { total: majorOf(currency)(backMinor) } });
}

async function setState(
  work: AccountWork,
  which: { of: { round: string } | { lineId: string }; state: RoundState },
): Promise<AccountRow> {
  if (await setLineStates({ ...work, ...which })) return work.account;
  const { sql, ctx, account } = work;
  const waiting =
    'round' in which.of
      ? await sql(
          `select 1 from purchase_lines where instance_id = $1 and purchase_id = $2 and round = $3 and state = 'sent' limit 1`,
          [ctx.instance.id, account.id, which.of.round],
        )
      : [];
  // All that is left of it waits to be called (rule table/courses).
  throw new AppError(waiting.length > 0 ? 'illegal_transition' : 'not_found');
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
 * `PUT /staff/accounts/{id}/lines/{line}.json` with a reason: it is on no bill any more, and gives its stock back (rule staff/void).
 * @throws as `changeAccount`, forbidden for what was begun or is paid, total_changed where another sum goes back than was told
 */
export async function voidLine({
  ctx,
  input,
}: AccountInput<{ line: string; reason: string; givesBack?: number | undefined }>): Promise<StaffAccount> {
  return changeAccount({
    ctx,
    input,
    action: 'account.void',
    isKitchen: true,
    details: { line: Number(input.line), reason: input.reason },
    async change({ sql, ctx: own, account }) {
      const before = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
      const taken = before.find((line) => String(line.id) === input.line);
      if (taken && takesGiver({ state: taken.state, givesBack: false })) assertGivesBack(own);
      const lineIds = await voidLines({
        sql,
        ctx: own,
        account,
        lineIds: [input.line],
        reason: input.reason,
      });
      if (lineIds.length === 0) throw new AppError('not_found');
      if (before.some((line) => lineIds.includes(line.id) && isMade(line)))
        await recordEvent({
          sql,
          ctx: own,
          purchaseId: account.id,
          kind: 'line_cancelled',
          value: input.line,
        });
      const lines = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
      await writeBill({ sql, ctx: own, account, lines });
      await returnLineStock({ sql, ctx: own, lineIds });
      const off = { sql, ctx: own, account, lineId: Number(input.line) };
      const surplus = await listSurplus(off);
      if (takesGiver({ state: null, givesBack: surplus.length > 0 })) assertGivesBack(own);
      assertTold({ ctx: own, surplus, told: input.givesBack });
      await settleBill(off);
      return lockAccount({ sql, ctx: own, purchaseId: account.id });
    },
  });
}

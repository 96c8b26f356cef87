import { listPricedLines, type PricedLine } from '@/backend/cart';
import { AppError } from '@/backend/errors';
import { type AccountRow, lockAccount, recordEvent } from '@/backend/purchases';
import { returnLineStock, setLineStates, voidLines } from '@/backend/purchases/lines';
import { listSurplus, settleBill, writeBill } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { isAwaited, isForLater, type RoundState } from '@/lib/domain/table/rounds';
import { assertGivesBack } from './assert-gives-back';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/** Its kitchen has it in hand: one that waits is not begun by anybody. */
const isMade = (line: PricedLine): boolean => isAwaited(line) && !isForLater(line);

/** Somebody has begun to make it, so it is not taken off for nothing. */
const isBegun = ({ state }: PricedLine): boolean => state === 'preparation' || state === 'served';

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
 * @throws as `changeAccount`, forbidden for what was begun or is paid
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
      const before = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
      if (before.some((line) => String(line.id) === input.line && isBegun(line))) assertGivesBack(own);
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
      if ((await listSurplus(off)).length > 0) assertGivesBack(own);
      await settleBill(off);
      return lockAccount({ sql, ctx: own, purchaseId: account.id });
    },
  });
}

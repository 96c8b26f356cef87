import { listPricedLines, type PricedLine } from '@/backend/cart';
import { AppError } from '@/backend/errors';
import { type AccountRow, lockAccount, recordEvent } from '@/backend/purchases';
import { returnLineStock, setLineStates, voidLines } from '@/backend/purchases/lines';
import { settleBill, writeBill } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { isAwaited, isForLater, type RoundState } from '@/lib/domain/table/rounds';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/** Its kitchen has it in hand: one that waits is not begun by anybody. */
const isMade = (line: PricedLine): boolean => isAwaited(line) && !isForLater(line);

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
      const before = (await listPricedLines({ sql, ctx: own, purchases: [account] })).get(account.id) ?? [];
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
      await settleBill({ sql, ctx: own, account, lineId: Number(input.line) });
      return lockAccount({ sql, ctx: own, purchaseId: account.id });
    },
  });
}

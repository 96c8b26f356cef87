import { majorOf } from '@/backend/branches';
import { listPricedLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import type { Account } from '@/lib/contract/table/account';
import type { HoldShareRequest } from '@/lib/contract/table/shares';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { asksTip, NO_TIP, resolveTip } from '@/lib/domain/cart/tip';
import { toMinor } from '@/lib/domain/money/money';
import { SHARE_HELD_MS, type Share, type ShareWish, shareOf, tightLine } from '@/lib/domain/table/split';
import { resolveText } from '@/lib/domain/text/local-text';
import { changeShares } from './change-shares';
import { readBill } from './read-bill';

/** `countHold` is asked once the share is there: a refusal counts nothing. */
type Input = { id: string | undefined; wish: HoldShareRequest; countHold: () => Promise<void> };
type Work = { sql: Sql; ctx: Context; account: AccountRow; wish: HoldShareRequest };

/** @throws invalid_input for decimals that the currency has not */
function readMinor({ ctx, amount, field }: { ctx: Context; amount: number; field: string }): number {
  const amountMinor = toMinor({ amount, currency: ctx.instance.currency });
  if (amountMinor === null) throw new AppError('invalid_input', { fields: { [field]: 'decimals' } });
  return amountMinor;
}

/** @throws invalid_input */
function toWish({ ctx, wish }: { ctx: Context; wish: HoldShareRequest }): ShareWish {
  switch (wish.kind) {
    case 'equal':
      return { kind: 'equal', of: wish.of };
    case 'all':
      return { kind: 'all' };
    case 'mine':
      return { kind: 'mine' };
    case 'lines':
      return { kind: 'lines', lines: wish.lines.map(({ line_id: lineId, part }) => ({ lineId, part })) };
    case 'amount':
      return { kind: 'amount', amountMinor: readMinor({ ctx, amount: wish.amount, field: 'amount' }) };
  }
}

/** On what the share pays of the bill; none where no tip is asked (rule cart/tip). @throws tip_invalid, invalid_input */
function readTip({ ctx, account, wish: { tip } }: Work, { amountMinor }: Share): number {
  const { supplier } = account;
  const { country, noTip } = ctx.instance;
  const service = toServiceChoice(account);
  const isAsked = asksTip({ country, noTip, service, onTableClass: supplier.on_table_class });
  if (!tip || !isAsked) return 0;
  const customMinor = readMinor({ ctx, amount: tip.customValue, field: 'tip.customValue' });
  const choice = tip.include === 'YES' ? { ...tip, customMinor } : NO_TIP;
  const tipMinor = resolveTip({ tip: choice, baseMinor: amountMinor });
  if (tipMinor === null) throw new AppError('tip_invalid');
  return tipMinor;
}

/** @throws dish_taken with its name, unless it is not on the bill any more */
async function refuseDish({
  sql,
  ctx,
  account,
  tight: { lineId, leftMinor },
}: Omit<Work, 'wish'> & { tight: { lineId: number; leftMinor: number } }): Promise<void> {
  const lines = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  const line = lines.find(({ id, state }) => id === lineId && state !== 'void');
  if (!line) return;
  const dish = resolveText({ text: line.content.name, lang: ctx.lang, own: ctx.instance.language });
  throw new AppError('dish_taken', { values: { dish, left: majorOf(ctx.instance.currency)(leftMinor) } });
}

/** @throws dish_taken, share_too_large with what is left, payment_in_progress while the caller's own payment is on its way */
async function chooseShare({ sql, ctx, account, wish }: Work): Promise<Share> {
  const payerId = getDinerId(ctx);
  const { shares, billFor } = await readBill({ sql, ctx, account });
  const isOnItsWay = shares.some(
    (one) => one.payerId === payerId && (one.state === 'paying' || one.state === 'in_person'),
  );
  if (isOnItsWay) throw new AppError('payment_in_progress');
  const bill = billFor(payerId);
  const wanted = toWish({ ctx, wish });
  const share = shareOf({ wish: wanted, payerId, bill });
  if (share) return share;
  const tight = wanted.kind === 'lines' ? tightLine({ bill, lines: wanted.lines }) : null;
  if (tight) await refuseDish({ sql, ctx, account, tight });
  throw new AppError('share_too_large', {
    values: { left: majorOf(ctx.instance.currency)(bill.leftMinor) },
  });
}

/** Gives each choice a new id, so that nobody pays another amount than they saw. */
async function writeShare(work: Work, share: Share): Promise<void> {
  const { sql, ctx, account, wish } = work;
  await sql(
    `insert into shares (instance_id, purchase_id, payer_id, kind, amount_minor, tip_minor, parts, held_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (instance_id, purchase_id, payer_id) where payment_id is null
       do update set id = default, kind = $4, amount_minor = $5, tip_minor = $6, parts = $7, held_until = $8`,
    [
      ctx.instance.id,
      account.id,
      getDinerId(ctx),
      wish.kind,
      share.amountMinor,
      readTip(work, share),
      JSON.stringify(share.parts),
      new Date(ctx.now.getTime() + SHARE_HELD_MS),
    ],
  );
}

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
      const work = { ...held, wish };
      const share = await chooseShare(work);
      await countHold();
      await writeShare(work, share);
      await ctx.checkpoint('share-held');
    },
  });
}

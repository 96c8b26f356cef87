import { majorOf } from '@/backend/branches';
import { listPricedLines } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import type { HoldShareRequest } from '@/lib/contract/table/shares';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { asksTip, NO_TIP, resolveTip } from '@/lib/domain/cart/tip';
import { toMinor } from '@/lib/domain/money/money';
import { SHARE_HELD_MS, type Share, type ShareWish, shareOf, tightLine } from '@/lib/domain/table/split';
import { resolveText } from '@/lib/domain/text/local-text';
import type { ClaimedShare } from './claim-share';
import { readBill } from './read-bill';

/** The account is locked by the caller. `payerId`: the profile that pays. */
export type ShareWork = {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
  wish: HoldShareRequest;
  payerId: number;
};

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
function readTip({ ctx, account, wish: { tip } }: ShareWork, { amountMinor }: Share): number {
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
}: Omit<ShareWork, 'wish' | 'payerId'> & { tight: { lineId: number; leftMinor: number } }): Promise<void> {
  const lines = (await listPricedLines({ sql, ctx, purchases: [account] })).get(account.id) ?? [];
  const line = lines.find(({ id, state }) => id === lineId && state !== 'void');
  if (!line) return;
  const dish = resolveText({ text: line.content.name, lang: ctx.lang, own: ctx.instance.language });
  throw new AppError('dish_taken', { values: { dish, left: majorOf(ctx.instance.currency)(leftMinor) } });
}

/** @throws dish_taken, share_too_large with what is left, payment_in_progress while the payer's own payment is on its way */
export async function chooseShare({ sql, ctx, account, wish, payerId }: ShareWork): Promise<Share> {
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

/** Gives each choice a new id, so that nobody pays another amount than they saw. @throws tip_invalid, invalid_input */
export async function writeShare(work: ShareWork, share: Share): Promise<ClaimedShare> {
  const { sql, ctx, account, wish, payerId } = work;
  const tipMinor = readTip(work, share);
  const { amountMinor } = share;
  const [row] = await sql<{ id: number }>(
    `insert into shares (instance_id, purchase_id, payer_id, kind, amount_minor, tip_minor, parts, held_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (instance_id, purchase_id, payer_id) where payment_id is null
       do update set id = default, kind = $4, amount_minor = $5, tip_minor = $6, parts = $7, held_until = $8
     returning id`,
    [
      ctx.instance.id,
      account.id,
      payerId,
      wish.kind,
      amountMinor,
      tipMinor,
      JSON.stringify(share.parts),
      new Date(ctx.now.getTime() + SHARE_HELD_MS),
    ],
  );
  if (!row) throw new Error('a share was not written');
  return { id: row.id, amountMinor, tipMinor };
}

import { majorOf } from '@/backend/branches';
import type { PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import { isMember, type MemberRow } from '@/backend/purchases/members';
import { listPayments, sumsOf } from '@/backend/purchases/payments';
import type { Account } from '@/lib/contract/table/account';
import { lineTotal } from '@/lib/domain/menu/price-lines';
import { sumsOfBill } from '@/lib/domain/payments/payment-sums';
import { isBilled } from '@/lib/domain/table/rounds';
import { myPartMinor, type SplitLine, shareOf } from '@/lib/domain/table/split';
import { readerOf, sharersOf } from './members';
import type { LiveShare } from './share-rows';
import { readSharedBill, type SharedBill } from './shared-bill';

type Work = { sql: Sql; ctx: Context; account: AccountRow };

export type AccountMoney = Pick<
  Account,
  'paid' | 'deposit' | 'in_flight' | 'left' | 'my_part' | 'my_due' | 'free' | 'shares'
> & {
  /** The part of a line that no share has taken, in minor units. */
  openMinorOf: (line: PricedLine) => number;
};

type Parties = { members: readonly MemberRow[]; rounds: readonly { number: number; sent_at: Date }[] };

function toSplitLine({ line, members, rounds }: Parties & { line: PricedLine }): SplitLine {
  const sentAt = rounds.find(({ number }) => number === line.round)?.sent_at ?? null;
  return {
    id: line.id,
    memberId: line.member_id,
    forAll: line.for_all,
    amountMinor: lineTotal(line),
    sharerIds: sharersOf({ members, sentAt }),
  };
}

/** A share names its payer by the number in the account (rule table/account). @param payers whose shares there are */
function toShare({
  ctx,
  share,
  payers,
}: {
  ctx: Context;
  share: LiveShare;
  payers: readonly number[];
}): Account['shares'][number] {
  const major = majorOf(ctx.instance.currency);
  return {
    id: share.id,
    member: share.member,
    payer: payers.indexOf(share.payerId) + 1,
    kind: share.kind,
    amount: major(share.amountMinor),
    tip: major(share.tipMinor),
    state: share.state,
    until: share.until?.toISOString() ?? null,
    is_mine: share.payerId === readerOf(ctx),
    payment_id: share.paymentId,
  };
}

export const billedOf = ({ lines, ...parties }: Parties & { lines: readonly PricedLine[] }): SplitLine[] =>
  lines.filter(isBilled).map((line) => toSplitLine({ line, ...parties }));

/** The part of the bill that the caller may take, as a share held now finds it (rule table/split). */
function mineOf({ ctx, billed, bill }: { ctx: Context; billed: readonly SplitLine[]; bill: SharedBill }) {
  const major = majorOf(ctx.instance.currency);
  const payerId = readerOf(ctx);
  if (payerId === null) return { my_part: 0, my_due: 0, free: 0 };
  const found = { ...bill.billFor(payerId), lines: billed };
  const share = shareOf({ wish: { kind: 'mine' }, payerId, bill: found });
  return {
    my_part: major(myPartMinor({ lines: billed, taken: bill.taken, payerId })),
    my_due: major(share?.amountMinor ?? 0),
    free: major(found.leftMinor),
  };
}

/** The part of the bill that each person at the table may take now, as a share held now finds it (rule table/split). Minor units. */
export function duesOf({
  lines,
  members,
  rounds,
  bill,
}: Parties & { lines: readonly PricedLine[]; bill: SharedBill }): { member: number; amountMinor: number }[] {
  const billed = billedOf({ lines, members, rounds });
  return members.filter(isMember).flatMap(({ number: member, profile_id: payerId }) => {
    if (member === null) return [];
    const found = { ...bill.billFor(payerId), lines: billed };
    const share = shareOf({ wish: { kind: 'mine' }, payerId, bill: found });
    return [{ member, amountMinor: share?.amountMinor ?? 0 }];
  });
}

/**
 * Sums of an account that are paid, on their way and left (rule table/bill), as the caller reads them.
 * @param lines sent lines
 */
export function moneyOf({
  ctx,
  lines,
  members,
  rounds,
  bill,
}: Parties & { ctx: Context; lines: readonly PricedLine[]; bill: SharedBill }): AccountMoney {
  const major = majorOf(ctx.instance.currency);
  const billed = billedOf({ lines, members, rounds });
  const payers = [...new Set(bill.shares.map(({ payerId }) => payerId))];
  return {
    paid: major(bill.paidMinor),
    deposit: major(bill.depositMinor),
    in_flight: major(bill.inFlightMinor),
    left: major(bill.leftMinor),
    ...mineOf({ ctx, billed, bill }),
    shares: bill.shares.map((share) => toShare({ ctx, share, payers })),
    openMinorOf: (line) => (isBilled(line) ? bill.openOf(toSplitLine({ line, members, rounds })) : 0),
  };
}

/** `isUnderWay`: money of it is on its way, or somebody is about to pay. The account is locked by the caller. */
export async function readMoneyOf(work: Work): Promise<{ isUnderWay: boolean; paidMinor: number }> {
  const { shares, paidMinor, inFlightMinor } = await readSharedBill({ ...work, lines: [], sharers: 1 });
  return { isUnderWay: inFlightMinor > 0 || shares.some(({ state }) => state !== 'paid'), paidMinor };
}

/** As `isUnderWay`, for shares alone. */
export async function isBeingPaid(work: Work): Promise<boolean> {
  const { shares } = await readSharedBill({ ...work, lines: [], sharers: 1 });
  return shares.some(({ state }) => state !== 'paid');
}

const readPaid = async (work: Work): Promise<number> =>
  sumsOfBill((await listPayments({ ...work, purchaseId: work.account.id })).map(sumsOf)).paidMinor;

/** Whether nothing is left to pay. The account is locked by the caller. */
export const isPaidUp = async (work: Work): Promise<boolean> =>
  (await readPaid(work)) >= (work.account.total_minor ?? 0);

/** And nothing of a deposit is left. */
export const isEvenlyPaid = async (work: Work): Promise<boolean> =>
  (await readPaid(work)) === (work.account.total_minor ?? 0);

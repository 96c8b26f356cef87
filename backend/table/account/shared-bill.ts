import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { listPayments, sumsOf } from '@/backend/purchases/payments';
import { sumsOfBill } from '@/lib/domain/payments/payment-sums';
import type { SplitBill, SplitLine, TakenPart } from '@/lib/domain/table/split';
import { leftOfLine, MOST_PIECES } from '@/lib/domain/table/split-parts';
import type { PaidBill } from './find-surplus';
import { type LiveShare, listShareRows, toLiveShare } from './share-rows';

type Work = { sql: Sql; ctx: Context; account: { id: number; total_minor: number | null } };

/** Amounts are in minor units, without tips; `left` is neither paid nor on its way. */
export type SharedBill = {
  paidMinor: number;
  /** The part of it that was paid with a booking (rule booking/deposit). */
  depositMinor: number;
  inFlightMinor: number;
  leftMinor: number;
  shares: LiveShare[];
  /** Payments and shares of every state. */
  paid: PaidBill;
  /** Parts of lines that shares hold. */
  taken: readonly TakenPart[];
  /** The part of a line that no share has taken. */
  openOf(line: SplitLine): number;
  /** The bill for a payer who replaces the share that they hold. */
  billFor(payerId: number): SplitBill;
};

const takenBy = (shares: readonly LiveShare[]) =>
  shares.flatMap(({ payerId, parts }) => parts.map((part) => ({ ...part, payerId })));

/**
 * Reads the paid sums of a table's account and its shares (rule payments/shares). A caller who writes holds the
 * account's row.
 * @param lines those on the bill @param sharers who may have a part of it
 */
export async function readSharedBill({
  lines,
  sharers,
  ...work
}: Work & { lines: readonly SplitLine[]; sharers: number }): Promise<SharedBill> {
  const { ctx, account } = work;
  const [payments, rows] = await Promise.all([
    listPayments({ ...work, purchaseId: work.account.id }),
    listShareRows(work),
  ]);
  const shares = rows.flatMap((row) => toLiveShare({ row, payments, now: ctx.now }) ?? []);
  const taken = takenBy(shares);
  const totalMinor = account.total_minor ?? 0;
  const { paidMinor, inFlightMinor } = sumsOfBill(payments.map(sumsOf));
  const deposits = payments.filter(({ is_deposit }) => is_deposit);
  const depositMinor = sumsOfBill(deposits.map(sumsOf)).paidMinor;
  const leftMinor = Math.max(0, totalMinor - paidMinor - inFlightMinor);
  return {
    paidMinor,
    depositMinor,
    inFlightMinor,
    leftMinor,
    shares,
    paid: { payments, shares: rows },
    taken,
    openOf: ({ id, amountMinor }) =>
      leftOfLine({ amountMinor, taken: taken.filter(({ lineId }) => lineId === id) }).amountMinor,
    billFor(payerId) {
      const others = shares.filter(({ state, ...share }) => state !== 'held' || share.payerId !== payerId);
      const heldMinor = others
        .filter(({ state }) => state === 'held')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return {
        leftMinor: Math.max(0, leftMinor - heldMinor),
        lines,
        taken: takenBy(others),
        shares: others.map(({ payerId: id, kind, state }) => ({
          payerId: id,
          isEqual: kind === 'equal',
          isHeld: state === 'held',
        })),
        sharers: Math.min(MOST_PIECES, Math.max(1, sharers)),
      };
    },
  };
}

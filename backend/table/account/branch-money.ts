import { majorOf } from '@/backend/branches';
import type { PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import type { MemberRow } from '@/backend/purchases/members';
import type { PaymentRow } from '@/backend/purchases/payments';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { lineTotal } from '@/lib/domain/menu/price-lines';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';
import type { RefundState } from '@/lib/domain/payments/refunds';
import { isBilled } from '@/lib/domain/table/rounds';
import { findSurplus } from './find-surplus';
import type { SharedBill } from './shared-bill';

type Work = { sql: Sql; ctx: Context; account: AccountRow };
type Money = Pick<StaffAccount, 'payments' | 'returns'>;

type OwedRow = { id: number; payment_id: number; amount_minor: number; state: RefundState };
const listOwed = ({ sql, ctx, account }: Work): Promise<OwedRow[]> =>
  sql<OwedRow>(
    `select r.id, r.payment_id, r.amount_minor, r.state from refunds r
       join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and p.purchase_id = $2 and r.state <> 'given' order by r.id`,
    [ctx.instance.id, account.id],
  );

/** It brought money, or may. */
const isShown = ({ status, amount_minor: amountMinor }: PaymentRow): boolean =>
  amountMinor > 0 && (status === 'success' || IN_FLIGHT_STATUSES.some((one) => one === status));

/** Finds the money that would go back if one line were taken off now (rule staff/void). */
function toReturns({ ctx, account, lines, bill }: Pick<Work, 'ctx' | 'account'> & Bill): Money['returns'] {
  const major = majorOf(ctx.instance.currency);
  return lines.filter(isBilled).flatMap((line) =>
    findSurplus({
      ...bill.paid,
      totalMinor: (account.total_minor ?? 0) - lineTotal(line),
      lineId: line.id,
    }).map(({ payment, amountMinor }) => ({
      line: line.id,
      payment_id: payment.id,
      amount: major(amountMinor),
    })),
  );
}

type Bill = { lines: readonly PricedLine[]; bill: SharedBill };

/** The money of an account as its branch reads it: what came and how, what is owed back, and what a line would give back. */
export async function readBranchMoney({
  members,
  ...work
}: Work & Bill & { members: readonly MemberRow[] }): Promise<Money> {
  const { payments } = work.bill.paid;
  const major = majorOf(work.ctx.instance.currency);
  const isOwed = payments.some(({ refunds_minor: all, given_minor: given }) => all > given);
  const owed = isOwed ? await listOwed(work) : [];
  return {
    payments: payments.filter(isShown).map((payment) => ({
      id: payment.id,
      member: members.find(({ profile_id }) => profile_id === payment.payer_id)?.number ?? null,
      method: payment.method,
      amount: major(payment.amount_minor),
      cash_amount: payment.details.cash_minor === undefined ? null : major(payment.details.cash_minor),
      by_gateway: payment.provider !== null,
      given_back: major(payment.given_minor),
      owed: owed
        .filter(({ payment_id: id }) => id === payment.id)
        .map(({ id, amount_minor, state }) => ({
          id,
          amount: major(amount_minor),
          by_hand: state === 'by_hand',
        })),
    })),
    returns: toReturns(work),
  };
}

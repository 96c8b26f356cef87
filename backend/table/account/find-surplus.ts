import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { surplusOf } from '@/lib/domain/payments/payment-sums';
import type { LinePart } from '@/lib/domain/table/split-parts';

/** An amount of a payment that goes back, in minor units. */
export type Surplus = { payment: PaymentRow; amountMinor: number };
export type PaidBill = {
  payments: readonly PaymentRow[];
  shares: readonly { parts: readonly LinePart[]; payment_id: number | null }[];
};

const isDeposit = ({ is_deposit }: PaymentRow): boolean => is_deposit;

/** Sorts payments: deposits first, which pay until the account is closed; those for the line last, where refunds begin. */
function orderPayments({ payments, shares, lineId }: PaidBill & { lineId: number }): PaymentRow[] {
  const paying = new Set(
    shares
      .filter(({ parts }) => parts.some((part) => part.lineId === lineId))
      .map(({ payment_id }) => payment_id),
  );
  const others = payments.filter((one) => !isDeposit(one));
  return [
    ...payments.filter(isDeposit),
    ...others.filter(({ id }) => !paying.has(id)),
    ...others.filter(({ id }) => paying.has(id)),
  ];
}

/**
 * The payments that are more than a bill of this total, and how much of each; deposits pay until the account is closed
 * (rule payments/shares). @param lineId what is taken off
 */
export function findSurplus({
  totalMinor,
  ...paid
}: PaidBill & { totalMinor: number; lineId: number }): Surplus[] {
  const payments = orderPayments(paid).map((row) => ({ ...sumsOf(row), row }));
  return surplusOf({ totalMinor, payments })
    .map(({ payment, amountMinor }) => ({ payment: payment.row, amountMinor }))
    .filter(({ payment }) => !isDeposit(payment));
}

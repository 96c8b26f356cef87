import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { BookingDeposit } from '@/lib/contract/booking/booking';
import { type DepositMoney, type DepositState, depositState } from '@/lib/domain/booking/deposit';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** Of a booking: its purchase, and what came of money for it. Moments as text. */
export type DepositRow = Omit<DepositMoney, 'isOnTheAccount'> & {
  purchaseId: number;
  amountMinor: number;
  status: OrderStatus;
  payUntil: string | null;
  refundUntil: string;
  accountId: number | null;
};

/** SQL for the deposit of booking `b` as JSON, or null (rule booking/deposit). */
export const BOOKING_DEPOSIT = `case when b.deposit_purchase_id is not null then (
    select jsonb_build_object('purchaseId', d.id, 'amountMinor', d.total_minor, 'status', d.status, 'payUntil', d.hold_until,
      'isPaid', d.released_at is not null, 'refundUntil', b.deposit_refund_until, 'accountId', b.deposit_account_id, 'isSeated', b.seated_at is not null,
      'isOnItsWay', coalesce(bool_or(p.status in ('unknown', 'pending')), false),
      'cameMinor', coalesce(sum(p.amount_minor) filter (where p.status = 'success'), 0),
      'refundsMinor', coalesce(sum(p.refunds_minor) filter (where p.status = 'success'), 0),
      'givenMinor', coalesce(sum(p.given_minor) filter (where p.status = 'success'), 0))
    from purchases d left join payments p on p.instance_id = d.instance_id and p.purchase_id = d.id
    where d.instance_id = b.instance_id and d.id = b.deposit_purchase_id group by d.id) end as deposit`;

const depositStateOf = (deposit: DepositRow): DepositState =>
  depositState({ ...deposit, isOnTheAccount: deposit.accountId !== null });

/** Whether its booking still waits for its money. */
export const isUnpaid = (deposit: DepositRow | null): boolean =>
  deposit !== null && deposit.status === 'in_progress' && !deposit.isPaid;

export function toBookingDeposit({
  deposit,
  ctx,
}: {
  deposit: DepositRow | null;
  ctx: Context;
}): BookingDeposit | null {
  if (!deposit) return null;
  const { purchaseId, amountMinor, payUntil, refundUntil } = deposit;
  return {
    purchase_id: purchaseId,
    amount: majorOf(ctx.instance.currency)(amountMinor),
    state: depositStateOf(deposit),
    pay_until: payUntil === null ? null : new Date(payUntil).toISOString(),
    refund_until: new Date(refundUntil).toISOString(),
  };
}

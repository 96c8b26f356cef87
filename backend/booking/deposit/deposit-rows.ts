import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { BookingDeposit } from '@/lib/contract/booking/booking';
import { type DepositMoney, depositState } from '@/lib/domain/booking/deposit';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';

/** A booking's deposit: its purchase, and the money that came for it. Moments as text. */
export type DepositRow = DepositMoney & {
  purchaseId: number;
  amountMinor: number;
  status: OrderStatus;
  payUntil: string | null;
  refundUntil: string;
};

/** SQL for the deposit of booking `b` as JSON, or null; its payments may be the account's (docs/decisions/0231). */
export const BOOKING_DEPOSIT = `case when b.deposit_purchase_id is not null then (
    select jsonb_build_object('purchaseId', d.id, 'amountMinor', d.total_minor, 'status', d.status, 'payUntil', d.hold_until,
      'isPaid', d.released_at is not null, 'refundUntil', b.deposit_refund_until, 'isSeated', b.seated_at is not null,
      'isOnTheAccount', exists (select from purchases a where a.instance_id = d.instance_id and a.id = b.deposit_account_id
        and a.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}),
      'isOnItsWay', coalesce(bool_or(p.status in ('unknown', 'pending')), false),
      'cameMinor', coalesce(sum(p.amount_minor) filter (where p.status = 'success'), 0),
      'refundsMinor', coalesce(sum(p.refunds_minor) filter (where p.status = 'success'), 0),
      'givenMinor', coalesce(sum(p.given_minor) filter (where p.status = 'success'), 0))
    from purchases d left join payments p on p.instance_id = d.instance_id
      and p.purchase_id in (d.id, b.deposit_account_id)
      and (p.purchase_id = d.id or (p.is_deposit and p.reference like d.id || '-%'))
    where d.instance_id = b.instance_id and d.id = b.deposit_purchase_id group by d.id) end as deposit`;

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
  const major = majorOf(ctx.instance.currency);
  return {
    purchase_id: purchaseId,
    amount: major(amountMinor),
    state: depositState(deposit),
    comes_back: major(deposit.refundsMinor),
    pay_until: payUntil === null ? null : new Date(payUntil).toISOString(),
    refund_until: new Date(refundUntil).toISOString(),
  };
}

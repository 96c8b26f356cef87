import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import type { Payment } from '@/lib/contract/orders/orders';
import { bankWaitsUntil } from '@/lib/domain/payments/bank-time';
import { isOnlineMethod } from '@/lib/domain/payments/payment-methods';
import { isLivePayment, standingOf } from '@/lib/domain/payments/payment-sums';
import { cashMinorOf } from './cash';

/** Unknown is pending, given up is expired (rule payments/attempt). */
function shownStatus(row: PaymentRow): Payment['status'] {
  const { status } = row;
  if (status === 'created' || status === 'unknown') return 'pending';
  if (status === 'dropped') return 'expired';
  if (status === 'success') return standingOf(sumsOf(row));
  return !isOnlineMethod(row.method) && status === 'pending' ? 'in_person' : status;
}

/** Null once it is over, or when nothing is left for the diner to do. */
function toNextAction({ method, status, details, expires_at }: PaymentRow): Payment['next_action'] {
  const action = status === 'pending' ? details.action : null;
  if (!action || !expires_at) return null;
  const until = (method === 'pse' ? bankWaitsUntil(expires_at) : expires_at).toISOString();
  switch (action.type) {
    case 'redirect':
      return { type: 'redirect', url: action.url, until, can_leave: action.can_leave ?? false };
    case 'challenge':
      return { type: 'challenge', html: action.html, until };
    case 'wait':
      return { type: 'wait', until };
  }
}

/** Bank, document and what is left to do concern whoever began it, no other member (rule orders/members). */
function toOwnPart({ row, ctx }: { row: PaymentRow; ctx: Context }): Pick<Payment, 'next_action' | 'pse'> {
  const { pse = null } = row.details;
  const isOwn = ctx.actor.kind === 'diner' && ctx.actor.profileId === row.payer_id;
  return isOwn ? { next_action: toNextAction(row), pse } : { next_action: null, pse: null };
}

/** Null before there is a proof. */
function toTransfer({ method, status, details, expires_at }: PaymentRow): Payment['transfer'] {
  if (method !== 'transfer') return null;
  const { refusal = null } = details;
  if (status === 'pending') return { review_until: expires_at?.toISOString() ?? null, refusal: null };
  return refusal === null ? null : { review_until: null, refusal };
}

export function toPayment({
  row,
  purchase,
  ctx,
}: {
  row: PaymentRow;
  purchase: Pick<PurchaseRow, 'status' | 'hold_until' | 'details'>;
  ctx: Context;
}): Payment {
  const major = majorOf(ctx.instance.currency);
  const cashMinor = row.details.cash_minor ?? cashMinorOf({ method: row.method, purchase });
  const open = purchase.status === 'in_progress' && (!isLivePayment(sumsOf(row)) || row.status === 'created');
  return {
    id: row.id,
    method: row.method,
    online: isOnlineMethod(row.method),
    status: shownStatus(row),
    amount: major(row.amount_minor),
    cash_amount: cashMinor === null ? null : major(cashMinor),
    message: row.details.message ?? null,
    not_created: row.status === 'error' && row.provider_ref === null,
    not_received: row.status === 'expired' && row.details.reason === 'not_received',
    given_up: row.status === 'expired' && row.details.reason === 'given_up',
    cancelled: row.status === 'expired' && row.details.reason === 'cancelled',
    ...toOwnPart({ row, ctx }),
    transfer: toTransfer(row),
    retry_until: open ? (purchase.hold_until?.toISOString() ?? null) : null,
  };
}

import type { Action, ClosingReason } from '@/backend/providers/payments/port';
import type { Payment } from '@/lib/contract/orders/orders';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';
import type { PaymentSums } from '@/lib/domain/payments/payment-sums';
import type { RefundReason } from '@/lib/domain/payments/refunds';
import type { TransferRefusal } from '@/lib/domain/payments/transfer';

/** `can_leave`: the gateway cancels the payment for whoever was led to the page. */
type KeptAction =
  | Exclude<Action, { type: 'redirect' }>
  | (Extract<Action, { type: 'redirect' }> & { can_leave?: boolean });

export type PaymentRow = {
  id: number;
  purchase_id: number;
  /** The profile that pays. */
  payer_id: number;
  attempt: number;
  method: PaymentMethod;
  provider: string | null;
  /** At the gateway; null for the environment's (rule payments/accounts). */
  account_id: number | null;
  status: PaymentStatus;
  amount_minor: number;
  /** The part of it that pays no bill (rule payments/shares). */
  tip_minor: number;
  /** The sum of its refunds, and the part of it that was given. */
  refunds_minor: number;
  given_minor: number;
  /** It came from a booking to its table's account. */
  is_deposit: boolean;
  reference: string;
  provider_ref: string | null;
  details: {
    message?: string | null;
    /** The action that the gateway asks of the diner. */
    action?: KeptAction | null;
    /** It named an address that is none of its own. */
    is_address_refused?: true;
    /** Bank and payer of a transfer. */
    pse?: Payment['pse'];
    /** The cash that the payer of a share hands over. */
    cash_minor?: number;
    /** Why staff refused the proof of a transfer. */
    refusal?: TransferRefusal;
    reason?: ClosingReason;
    /** When the gateway failed at the charge, as ISO text. */
    failed_at?: string;
    /** How often the gateway had no record of it since. */
    misses?: number;
    /** An event named the charge before the gateway's own answer did. */
    is_named?: true;
  };
  created_at: Date;
  expires_at: Date | null;
  /** The key of the call that began it. */
  request_key: string | null;
  /** How often the gateway was asked about it, and when it is asked again. */
  checks: number;
  check_at: Date | null;
};

export const sumsOf = ({
  status,
  amount_minor,
  tip_minor,
  refunds_minor,
  given_minor,
}: PaymentRow): PaymentSums => ({
  status,
  amountMinor: amount_minor,
  tipMinor: tip_minor,
  refundsMinor: refunds_minor,
  givenMinor: given_minor,
});

/** A payment with what all attempts of its purchase owe back, and their refunds, null without any. */
export type LatestPayment = PaymentRow & {
  owed_minor: number;
  refunds:
    | {
        id: number;
        amountMinor: number;
        byHand: boolean;
        givenAt: string | null;
        reason: RefundReason;
        words: string | null;
        /** The purchase of a stall. */
        stallOrderId: number | null;
      }[]
    | null;
};

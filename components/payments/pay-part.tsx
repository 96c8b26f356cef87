import type { ReactNode } from 'react';
import type { Payment } from '@/lib/contract/orders/orders';
import { type ChargedMethod, isCharged } from '@/lib/domain/payments/providers';
import { CardPart } from './card/card-part';
import { NequiPart } from './nequi-part';
import { PsePart } from './pse/pse-part';
import { HeldUntil } from './results/held-until';
import { ExpiredHold, FailedPayment, PendingPayment } from './results/payment-result';
import type { useLostHold } from './results/use-lost-hold';
import type { Waiting } from './results/use-waiting-words';
import { TransferPart } from './transfer/transfer-part';
import { TransferReview } from './transfer/transfer-review';
import type { PaymentState } from './use-payment';

const FORMS: Readonly<Record<ChargedMethod, typeof CardPart>> = {
  card: CardPart,
  nequi: NequiPart,
  pse: PsePart,
};

/** Staff review the proof of a transfer; a gateway decides any other payment (rule payments/results). */
export function PaymentOnItsWay({
  purchaseId,
  waiting,
  locale,
}: {
  purchaseId: number;
  waiting: Waiting;
  locale: string;
}) {
  const { payment } = waiting;
  if (payment?.transfer?.review_until)
    return <TransferReview purchaseId={purchaseId} payment={payment} locale={locale} />;
  return <PendingPayment {...waiting} />;
}

/** The last result, and the form of the chosen method. */
export function PayPart({
  payment,
  failed,
  lostHold = null,
  locale,
  ways,
  onReview,
  children,
}: {
  payment: PaymentState;
  failed: Payment | null;
  lostHold?: ReturnType<typeof useLostHold>;
  locale: string;
  /** How else to pay after a failure. */
  ways?: ReactNode;
  /** Leads from a cart that was refused to where it is corrected. */
  onReview?: () => void;
  /** Stands above the form. */
  children?: ReactNode;
}) {
  const { payable, gateway } = payment;
  const { method, heldUntil, isDeposit } = payable;
  const Form = method && isCharged(method) ? FORMS[method] : CardPart;
  return (
    <>
      {failed && (
        <FailedPayment payment={failed} locale={locale} isDeposit={isDeposit}>
          {ways}
        </FailedPayment>
      )}
      {!failed && heldUntil && (
        <p className="mb-6">
          <HeldUntil until={heldUntil} locale={locale} isDeposit={isDeposit} />
        </p>
      )}
      {lostHold && <ExpiredHold payment={lostHold} />}
      {children && <div className="mb-8">{children}</div>}
      {method === 'transfer' && <TransferPart payable={payable} onReview={onReview} />}
      {method !== 'transfer' && gateway.data && <Form gateway={gateway.data} payment={payment} />}
    </>
  );
}

import type { ReactNode } from 'react';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { Gateway } from '@/lib/contract/payments/gateway';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { type ChargedMethod, isCharged } from '@/lib/domain/payments/providers';
import { CardPart } from './card-part';
import { HeldUntil } from './held-until';
import { ExpiredHold, FailedPayment } from './payment-result';
import { PsePart } from './pse-part';
import { TransferPart } from './transfer/transfer-part';
import type { useLostHold } from './use-lost-hold';
import type { OrderPayment } from './use-payment';
import { NequiPart } from './wallet/nequi-part';
import { WalletPart } from './wallet/wallet-part';

const FORMS: Readonly<Record<ChargedMethod, typeof CardPart>> = {
  card: CardPart,
  nequi: NequiPart,
  pse: PsePart,
  wallet: WalletPart,
};

/** The last result, and the form of the chosen method. */
export function PayPart({
  order,
  gateway,
  method = order.payment?.method ?? order.payment_method,
  payment,
  failed,
  lostHold,
  locale,
  ways,
  children,
}: {
  order: Order;
  /** Null only for a transfer, which needs none. */
  gateway: Gateway;
  /** The order's own if left out. */
  method?: PaymentMethod | null;
  payment: OrderPayment;
  failed: Payment | null;
  lostHold: ReturnType<typeof useLostHold>;
  locale: string;
  /** How else to pay after a failure. */
  ways?: ReactNode;
  /** What stands above the form. */
  children?: ReactNode;
}) {
  const isDeposit = order.booking_id !== null;
  const heldUntil = paymentStep(order) === 'to_pay' && order.payment?.retry_until;
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
      {method === 'transfer' && <TransferPart order={order} />}
      {method !== 'transfer' && gateway && <Form order={order} gateway={gateway} payment={payment} />}
    </>
  );
}

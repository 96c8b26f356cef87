import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Gateway, Order, Payment } from '@/lib/contract/orders/orders';
import { formatAmount } from '@/lib/domain/money/money';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { CardForm } from './card-form';
import { HeldUntil } from './held-until';
import { ExpiredHold, FailedPayment } from './payment-result';
import type { CardPayment } from './use-card-payment';
import type { useLostHold } from './use-lost-hold';

export function CardPart({
  order,
  gateway,
  payment,
  failed,
  lostHold,
  locale,
  children,
}: {
  order: Order;
  gateway: NonNullable<Gateway>;
  payment: CardPayment;
  failed: Payment | null;
  lostHold: ReturnType<typeof useLostHold>;
  locale: string;
  children: ReactNode;
}) {
  const { currency, country } = useVisit().tenant;
  const t = useTranslations('Checkout');
  const heldUntil = paymentStep(order) === 'to_pay' && order.payment?.retry_until;
  const { name = '', dni_type = listDocumentTypes(country)[0] ?? 'PP', dni = '' } = order.contact ?? {};
  return (
    <>
      {failed && <FailedPayment payment={failed} locale={locale} />}
      {!failed && heldUntil && (
        <p className="mb-6">
          <HeldUntil until={heldUntil} locale={locale} />
        </p>
      )}
      {lostHold && <ExpiredHold payment={lostHold} />}
      {children}
      <div className="mt-8" />
      <CardForm
        gateway={gateway}
        country={country}
        holder={{ name, dniType: dni_type, dni }}
        action={t('pay', { total: formatAmount({ amount: order.total, currency }) })}
        busy={payment.isBusy}
        notice={payment.lacksLine ? t('no_line') : null}
        onSubmit={(input) => void payment.pay({ gateway, ...input })}
      />
    </>
  );
}

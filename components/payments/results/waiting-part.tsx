import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Payment } from '@/lib/contract/orders/orders';
import { mayLeave } from '@/lib/domain/payments/leaving';
import { BankLink } from './bank-link';
import { LeavePayment } from './leave-payment';
import { TimeLeft } from './time-left';

/** How long a payment waits for its payer, and what can be done about it now and then (rule payments/leaving). */
export function WaitingPart({ payment, children }: { payment: Payment | null; children?: ReactNode }) {
  const t = useTranslations('Checkout');
  if (!payment) return null;
  const { method, next_action: action } = payment;
  const waitsForBank = action !== null && (method === 'pse' || action.type === 'redirect');
  return (
    <>
      {action && <TimeLeft until={action.until} />}
      {waitsForBank && !mayLeave(action) && <p className="max-w-[36ch]">{t('bank_after')}</p>}
      {children}
      <BankLink action={action} />
      <LeavePayment payment={payment} />
    </>
  );
}

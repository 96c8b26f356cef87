import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import type { Payment } from '@/lib/contract/orders/orders';
import { paymentMessage } from '@/lib/domain/payments/payment-message';

/** The payment that is waited for; `bank`: of a payment by PSE, known before the payment is. */
export type Waiting = { payment: Payment | null; bank: string | null; isGoing: boolean };

/** Chosen by payment method and by the next step (rule payments/results). */
export function useWaitingWords({ payment, bank, isGoing }: Waiting): { title: string; text: string } {
  const t = useTranslations('Checkout');
  const errorText = useErrorText(useApp().tenant);
  if (bank !== null && isGoing) return { title: t('bank_going', { bank }), text: t('bank_going_text') };
  if (bank !== null) return { title: t('bank_wait', { bank }), text: t('bank_wait_text') };
  if (payment?.next_action?.type === 'challenge') return { title: t('challenge'), text: t('challenge_text') };
  if (payment?.transfer?.review_until) return { title: t('review_title'), text: t('review_text') };
  if (payment?.method === 'card' && payment.next_action?.type === 'redirect')
    return { title: t('card_confirm'), text: t('card_confirm_text') };
  const message = paymentMessage(payment);
  if (message) return { title: t('result_pending'), text: errorText(message) };
  return { title: t('nequi_wait'), text: t('nequi_wait_text') };
}

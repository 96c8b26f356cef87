import { useTranslations } from 'next-intl';
import type { Payment } from '@/lib/contract/orders/orders';

/** What is waited for; `bank`: of a payment by PSE, known before the payment is. */
export type Waiting = { payment: Payment | null; bank: string | null; isGoing: boolean };

/** By way to pay and by what is left to do (rule payments/results). */
export function useWaitingWords({ payment, bank, isGoing }: Waiting): { title: string; text: string } {
  const t = useTranslations('Checkout');
  if (bank !== null && isGoing) return { title: t('bank_going', { bank }), text: t('bank_going_text') };
  if (bank !== null) return { title: t('bank_wait', { bank }), text: t('bank_wait_text') };
  if (payment?.next_action?.type === 'challenge') return { title: t('challenge'), text: t('challenge_text') };
  if (payment?.transfer?.review_until) return { title: t('review_title'), text: t('review_text') };
  if (payment?.method === 'card' && payment.next_action?.type === 'redirect')
    return { title: t('card_confirm'), text: t('card_confirm_text') };
  const waits = payment?.next_action?.type === 'wait';
  if (waits && payment.method === 'wallet') return { title: t('wallet_wait'), text: t('wallet_wait_text') };
  return waits
    ? { title: t('nequi_wait'), text: t('nequi_wait_text') }
    : { title: t('result_pending'), text: t('result_pending_text') };
}

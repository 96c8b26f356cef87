'use client';

import { CircleCheck, CircleX, Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { Challenge } from '@/components/payments/challenge/challenge';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { ApiError } from '@/lib/clients/api-error';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { paymentMessage } from '@/lib/domain/payments/payment-message';
import { HeldUntil } from './held-until';
import { useEarly } from './use-early';
import { useWaitingWords, type Waiting } from './use-waiting-words';
import { WaitingPart } from './waiting-part';

const isLeft = ({ given_up, cancelled }: Payment) => given_up || cancelled;

function titleOf(payment: Payment) {
  const { status, method, transfer, not_received } = payment;
  if (transfer?.refusal) return 'proof_refused';
  if (isLeft(payment)) return 'result_given_up';
  if (status === 'expired' && !not_received) return 'result_expired';
  return status === 'declined' && method === 'nequi' ? 'result_declined_nequi' : 'result_unpaid';
}

/** Attempts that are not final may still be charged (rule payments/results). */
const CHARGES: Partial<Record<Payment['status'], 'not_charged' | 'may_be_charged'>> = {
  pending: 'not_charged',
  declined: 'not_charged',
  error: 'not_charged',
  expired: 'may_be_charged',
};

const FAILED: readonly Payment['status'][] = ['declined', 'error', 'expired'];
/** A transfer that its diner took back did not fail. */
export const failedOf = (payment: Payment | null): Payment | null =>
  payment && FAILED.includes(payment.status) && !(payment.method === 'transfer' && !payment.transfer)
    ? payment
    : null;

/** Scrolls to the top of the page, where each result stands: the button was far below, and no result moves the next one. */
export function useFocusOnceThere() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return element;
}

/** Says not to pay again, and what is left to do (rule payments/results, rule payments/nequi, rule payments/pse). */
export function PendingPayment(waiting: Waiting) {
  const t = useTranslations('Checkout');
  const section = useFocusOnceThere();
  const words = useWaitingWords(waiting);
  const { payment } = waiting;
  // The bank is thinking: no question to answer, no page to go to.
  const isThinking = waiting.bank === null && paymentMessage(payment) === 'payment_pending';
  const isEarly = useEarly(isThinking);
  const { title, text } = isEarly ? { title: t('paying'), text: t('paying_text') } : words;
  const action = payment?.next_action ?? null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="grid min-h-[60svh] content-center justify-items-center gap-3 py-8 text-center outline-none"
      role="status"
    >
      <Icon of={Clock} size={48} className="text-brand-text" />
      <h2 className="text-section">{title}</h2>
      <p className="max-w-[36ch]">{text}</p>
      <WaitingPart payment={payment}>
        {action?.type === 'challenge' && <Challenge html={action.html} />}
      </WaitingPart>
      <progress className="meter mt-2" aria-label={t('paying')} />
    </section>
  );
}

/** Paid by a gateway, which is told with a tick. */
export const isPaidOnline = ({ payment }: Order): boolean => payment?.status === 'success' && payment.online;

/** Says that it is paid until the order's own page is there, which says the same. */
export function PaidPayment() {
  const t = useTranslations('Order');
  return (
    <section
      className="grid min-h-[60svh] content-center justify-items-center gap-3 text-center"
      role="status"
    >
      <Icon of={CircleCheck} size={48} className="tick text-success" />
      <h2 className="text-section">{t('paid')}</h2>
    </section>
  );
}

/** Refused before payment, with a way to correct it. */
export function RefusedOrder({ error, onReview }: { error: ApiError; onReview?: (() => void) | undefined }) {
  const t = useTranslations('Checkout');
  const textOf = useErrorText(useApp().tenant);
  const section = useFocusOnceThere();
  return (
    <section ref={section} tabIndex={-1} className="card mb-6 grid gap-2 p-4 outline-none" role="alert">
      <h2 className="flex items-center gap-2 text-lead">
        <Icon of={CircleX} size={22} className="text-danger" />
        {t('refused_title')}
      </h2>
      <p>
        {textOf(error.key, error.values)} {t('not_charged')}
      </p>
      {onReview && (
        <button type="button" className="button mt-2 w-full" onClick={onReview}>
          {t('review')}
        </button>
      )}
    </section>
  );
}

function sentenceOf(payment: Payment) {
  if (payment.cancelled) return 'cancelled_text';
  return payment.given_up ? 'given_up_text' : 'may_be_charged';
}

/** It says what failed, where the money is, until when to retry, and how else (rule payments/results). */
export function FailedPayment({
  payment,
  locale,
  isDeposit = false,
  children,
}: {
  payment: Payment;
  locale: string;
  isDeposit?: boolean;
  /** The ways on from here. */
  children?: ReactNode;
}) {
  const t = useTranslations('Checkout');
  const errorText = useErrorText(useApp().tenant);
  const section = useFocusOnceThere();
  const { retry_until: until } = payment;
  const refusal = payment.transfer?.refusal ?? null;
  const message = paymentMessage(payment);
  const own = refusal ? t(`proof_${refusal}`) : t(sentenceOf(payment));
  return (
    <section ref={section} tabIndex={-1} className="card mb-6 grid gap-2 p-4 outline-none" role="alert">
      <h2 className="flex items-center gap-2 text-lead">
        <Icon of={CircleX} size={22} className="text-danger" />
        {t(titleOf(payment))}
      </h2>
      <p>{message ? errorText(message) : own}</p>
      {until && (
        <p>
          <HeldUntil until={until} locale={locale} isDeposit={isDeposit} />
        </p>
      )}
      {children}
    </section>
  );
}

/** Expired while the page was open: the order is a cart again. */
export function ExpiredHold({ payment }: { payment: Payment }) {
  const t = useTranslations('Checkout');
  const charge = CHARGES[payment.status];
  return (
    <p className="card mb-6 p-4" role="alert">
      {t('hold_over')} {charge && t(charge)}
    </p>
  );
}

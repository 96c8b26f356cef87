import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { isPaidOnline } from '@/components/payments/results/payment-result';
import { useWaitingWords } from '@/components/payments/results/use-waiting-words';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { followsGroup } from '@/lib/domain/cart/group';
import type { PaymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { listReadyStalls, nowKey } from './status-key';

const ONWARD = { cart: 'continue', to_pay: 'pay_now', on_its_way: 'see_payment' } as const;

type StandingStep = Exclude<PaymentStep, 'expired'>;

/** Keys that stand in place of how far the order is: all of its money goes back, or went (rule payments/money-back). */
const MONEY = { refund_due: 'now_refund_due', refunded: 'now_refunded' } as const;
const moneyKey = (status: Payment['status'] | undefined) =>
  status === 'refund_due' || status === 'refunded' ? MONEY[status] : null;

export function Standing({ order, step }: { order: Order; step: StandingStep }) {
  const { status, payment } = order;
  const t = useTranslations('Order');
  const waiting = useWaitingWords({ payment, bank: payment?.pse?.bank.name ?? null, isGoing: false });
  const { establishment } = useApp().tenant;
  const ready = listReadyStalls(order);
  const now =
    ready.length > 0
      ? t('now_stalls_ready', { stalls: ready.map(({ supplier }) => supplier.name).join(', ') })
      : t(nowKey(order, establishment), { establishment });
  const money = moneyKey(payment?.status);
  // Until the branch answers: the first that is read after ordering or paying.
  const isNew = status === 'in_progress';
  const settled = money ? t(money) : isNew ? `${t('thanks')} ${now}` : now;
  const sentences = {
    cart: now,
    to_pay: t('wait_payment'),
    on_its_way: followsGroup(order) ? t('wait_payment') : `${waiting.title}. ${waiting.text}`,
    settled,
    over: status === 'cancelled' && money ? `${now} ${t(money)}` : settled,
  } satisfies Record<StandingStep, string>;
  // A receipt says what became of the money, not how far the order was.
  const isOnPaper = money !== null || status === 'cancelled';
  return (
    <p
      className={`mt-2 flex items-center gap-2 text-lead ${isOnPaper ? '' : 'print:hidden'}`}
      role="status"
      aria-live="polite"
    >
      {step === 'settled' && isNew && isPaidOnline(order) && (
        <Icon of={CircleCheck} size={32} className="tick flex-none text-success" />
      )}
      <span>{sentences[step]}</span>
    </p>
  );
}

type OnwardStep = keyof typeof ONWARD;
export const isOnwardStep = (step: PaymentStep): step is OnwardStep => step in ONWARD;

/** The link to the step that an order waits for. */
export function OnwardLink({ order, step, slug }: { order: Order; step: OnwardStep; slug: string }) {
  const t = useTranslations('Order');
  const { stores } = useApp();
  // A diner who has transferred is not told to pay.
  const isRefusedProof = step === 'to_pay' && Boolean(order.payment?.transfer?.refusal);
  return (
    <a
      className={`button mt-4 ${step === 'on_its_way' ? 'button-quiet' : ''}`}
      href={
        step === 'cart'
          ? screenPath({ screen: order.role === 'guest' ? '*/delivery/order' : '*/precheckout', slug })
          : screenPath({
              screen: order.role === 'guest' ? '*/webcheckout/#' : '*/checkout/#',
              slug,
              id: order.id,
            })
      }
      onClick={() => step === 'cart' && resumeCart({ stores, order })}
    >
      {t(isRefusedProof ? 'to_transfer' : ONWARD[step])}
    </a>
  );
}

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';
import { type PaymentStep, paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { CancelOrder } from './cancel-order';
import { OrderHelp } from './help/order-help';
import { OrderAgain } from './order-again';
import { TakeBack } from './take-back';

function OtherPages({ order, slug }: { order: Order; slug: string }) {
  const t = useTranslations('Order');
  const { establishment, suppliers } = useApp().tenant;
  // A removed branch has no menu (rule branches/removed).
  const hasMenu = suppliers.some((one) => one.slug === slug);
  const menu = menuPath({ slug, menuAddress: menuAddressOf(toServiceChoice(order)) });
  return (
    <nav className="mt-6 flex flex-wrap gap-x-6">
      <a
        className="inline-flex min-h-[44px] items-center text-brand-text underline"
        href={hasMenu ? menu : '/'}
      >
        {t('again', { establishment })}
      </a>
      <a
        className="inline-flex min-h-[44px] items-center text-brand-text underline"
        href={screenPath({ screen: '*/orders', slug })}
      >
        {t('orders')}
      </a>
    </nav>
  );
}

/** Its owner can, until money or the kitchen has moved (rule orders/members). */
const canTakeBack = ({ role, status, payment }: Order, step: PaymentStep) =>
  role === 'owner' &&
  status === 'in_progress' &&
  step !== 'on_its_way' &&
  step !== 'expired' &&
  payment?.status !== 'success';

/** The last part of the page: help, the same order again, the way back out of this one, and other pages. */
export function OrderActions({
  order,
  slug,
  renderAmount,
  onTakenBack,
}: {
  order: Order;
  slug: string;
  renderAmount: (amount: number) => string;
  /** The order was cancelled, or is a cart again. */
  onTakenBack: () => void;
}) {
  const step = paymentStep(order);
  return (
    <div className="print:hidden">
      <OrderHelp order={order} />
      <OrderAgain order={order} className="button button-quiet mt-6 w-full" />
      <CancelOrder
        order={order}
        renderAmount={renderAmount}
        onCancelled={onTakenBack}
        otherwise={
          canTakeBack(order, step) && (
            <TakeBack
              order={order}
              toCart={step === 'to_pay' || step === 'on_its_way'}
              isTransfer={order.payment?.method === 'transfer'}
              onTaken={onTakenBack}
            />
          )
        }
      />
      <OtherPages order={order} slug={slug} />
    </div>
  );
}

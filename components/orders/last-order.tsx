'use client';

import { ChevronRight, RotateCcw } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useActualPurchases, useMyPurchases } from '@/lib/queries/orders';
import { canOrderAgain, OrderAgain } from './order-again';

const waitsForPayment = (order: Order) => {
  const step = paymentStep(order);
  return step === 'to_pay' || step === 'on_its_way';
};

function RunningLine({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const isUnpaid = waitsForPayment(order);
  const screen = isUnpaid ? '*/checkout/#' : '*/order/#';
  return (
    <a className="last-order-row" href={screenPath({ screen, slug: order.supplier.slug, id: order.id })}>
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{t('title', { number: printOrderNumber(order) ?? '' })}</span>
        {' · '}
        {t(isUnpaid ? 'wait_payment' : order.status)}
      </span>
      <Icon of={ChevronRight} size={20} className="flex-none" />
    </a>
  );
}

function AgainLine({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const bought = order.products.map(({ count, name }) => `${count} × ${name}`).join(', ');
  return (
    <OrderAgain order={order} className="last-order-row" leadsTo="*/precheckout">
      <Icon of={RotateCcw} size={20} className="flex-none text-brand-text" />
      <span className="min-w-0 flex-1 text-start">
        <span className="block font-semibold">{t('order_again')}</span>
        <span className="block truncate text-muted">{bought}</span>
      </span>
    </OrderAgain>
  );
}

/** The newest order that waits for its payment, else that runs; and the newest that can be had again: on a menu only its own branch's. */
function useLastOrders(): { running: Order | null; again: Order | null } {
  const { screen } = useVisit();
  const profileId = useSlice('profile', ({ profile }) => profile?.id ?? null);
  const actual = useActualPurchases();
  const own = actual.data?.filter(
    ({ is_cart, role, is_expired }) => !is_cart && role === 'owner' && !is_expired,
  );
  const running = own?.find(waitsForPayment) ?? own?.find(({ status }) => !isClosedOrder(status)) ?? null;
  const closed = useMyPurchases(own && running === null ? profileId : null);
  const past = closed.data?.filter(({ status }) => status !== 'cancelled') ?? [];
  const { supplier } = screen;
  const isHere = (one: Order) => supplier === null || one.supplier.id === supplier.id;
  const again = [...(own ?? []), ...past].find((one) => canOrderAgain(one) && isHere(one));
  return { running, again: again ?? null };
}

/** Over the page, at its foot: what a diner who has ordered here comes back for (rule orders/last-order). */
export function LastOrder() {
  const t = useTranslations('Order');
  const { running, again } = useLastOrders();
  if (!running && !again) return null;
  return (
    <section className="dock last-order" aria-label={t('orders')}>
      <div className="last-order-card">
        {running && <RunningLine order={running} />}
        {again && <AgainLine order={again} />}
      </div>
    </section>
  );
}

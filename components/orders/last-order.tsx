'use client';

import { ChevronRight, RotateCcw, ShoppingCart } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCartWords } from '@/components/cart/other-carts';
import { Icon } from '@/components/ui/icon';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useCartIsComing } from '@/lib/queries/cart/cart';
import { useOpenCarts } from '@/lib/queries/cart/open-carts';
import { useActualPurchases, useMyPurchases } from '@/lib/queries/orders/order-lists';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { canOrderAgain, OrderAgain } from './order-again';
import { statusKey, waitKey } from './status-key';

const waitsForPayment = (order: Order) => {
  const step = paymentStep(order);
  return step === 'to_pay' || step === 'on_its_way';
};

function RunningLine({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const waiting = waitKey(order, paymentStep(order));
  const { id } = order;
  const { slug } = order.supplier;
  return (
    <a
      className="last-order-row last-order-running"
      href={waiting ? screenPath({ screen: '*/checkout/#', slug, id }) : orderPath({ ...order, slug })}
    >
      <span className="min-w-0 flex-1">
        <span className="font-semibold">
          {order.pick_up
            ? t('turn', { number: order.pick_up.number })
            : t('title', { number: printOrderNumber(order) ?? '' })}
        </span>
        {' · '}
        {t(waiting ?? statusKey(order))}
      </span>
      <Icon of={ChevronRight} size={20} className="flex-none" />
    </a>
  );
}

/** A cart that was left, with the way to it. */
function CartLine({ cart }: { cart: Order }) {
  const { stores } = useApp();
  const t = useTranslations('Cart');
  const { place, pieces } = useCartWords()(cart);
  return (
    <a
      className="last-order-row"
      href={serviceEntry({ slug: cart.supplier.slug, choice: toServiceChoice(cart) })}
      onClick={() => resumeCart({ stores, order: cart })}
    >
      <Icon of={ShoppingCart} size={20} className="flex-none text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('left')}</span>
        <span className="block truncate text-muted">
          {pieces} · {place}
        </span>
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
  const { screen, tenant } = useApp();
  const profileId = useSlice('profile', ({ profile }) => profile?.id ?? null);
  const actual = useActualPurchases();
  const own = actual.data?.filter(
    ({ is_cart, role, is_expired }) => !is_cart && role === 'owner' && !is_expired,
  );
  const running = own?.find(waitsForPayment) ?? own?.find(({ status }) => !isClosedOrder(status)) ?? null;
  const closed = useMyPurchases(own && running === null ? profileId : null);
  const past = closed.data?.filter(({ status }) => status !== 'cancelled') ?? [];
  const { supplier } = screen;
  const isThere = (one: Order) => tenant.suppliers.some(({ id }) => id === one.supplier.id);
  const isHere = (one: Order) => isThere(one) && (supplier === null || one.supplier.id === supplier.id);
  const again = [...(own ?? []), ...past].find((one) => canOrderAgain(one) && isHere(one));
  return { running, again: again ?? null };
}

/** The newest cart, on the landing: a menu names it itself (rule cart/brought-along). */
function useCartLeft(): Order | null {
  const isLanding = useApp().screen.supplier === null;
  const { carts } = useOpenCarts();
  return (isLanding && carts.find(({ products }) => products.length > 0)) || null;
}

/** In the dock: what a diner who has ordered here, or begun to, comes back for (rule orders/last-order). @param booking the row of the nearest one */
export function LastOrder({ booking = null }: { booking?: ReactNode }) {
  const t = useTranslations('Order');
  const { running, again } = useLastOrders();
  const cart = useCartLeft();
  const cartIsComing = useCartIsComing();
  // The bar of the cart stands below, and would push up what came before it.
  if (cartIsComing) return null;
  if (!running && !again && !cart && !booking) return null;
  return (
    <section className="dock-part last-order" aria-label={t('orders')}>
      <div className="last-order-card">
        {running && <RunningLine order={running} />}
        {booking}
        {cart && <CartLine cart={cart} />}
        {again && [running, booking, cart].filter(Boolean).length < 2 && <AgainLine order={again} />}
      </div>
    </section>
  );
}

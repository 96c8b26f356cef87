'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import type { Rating } from '@/lib/contract/feedback/rating';
import type { Order } from '@/lib/contract/orders/orders';
import { useRateOrder } from '@/lib/queries/feedback/rate-order';
import { useOrder } from '@/lib/queries/orders/orders';
import { OrderSurvey } from './order-survey';
import { Rated } from './rated';
import { RatingForm } from './rating-form';

/** Asks for a rating once the order has come; nothing on the page waits for it (rule feedback/order-rating). */
export function OrderRating({ order }: { order: Order }) {
  const t = useTranslations('Rate');
  const { rate, isPending } = useRateOrder(order.id);
  const hasSent = useRef(false);
  // The button that sent it is gone.
  const thanks = useCallback((section: HTMLElement | null) => {
    if (hasSent.current) section?.focus();
  }, []);
  const send = (said: Rating) => {
    hasSent.current = true;
    return rate(said);
  };
  const { rating, can_rate: canRate, supplier } = order;
  if (rating)
    return (
      <section ref={thanks} tabIndex={-1} className="mt-8 grid gap-3 outline-none" role="status">
        <Rated heading={<h2 className="text-section">{t('thanks')}</h2>} rating={rating} branch={supplier} />
        <OrderSurvey order={order} />
      </section>
    );
  if (!canRate) return null;
  return (
    <section className="mt-8">
      <RatingForm
        heading={<h2 className="text-section">{t('order_question', { branch: supplier.name })}</h2>}
        rate={send}
        isPending={isPending}
      />
      <OrderSurvey order={order} />
    </section>
  );
}

/** The same of a table's account, which has a page of its own. */
export function AccountRating({ id }: { id: number }) {
  const { data } = useOrder(id);
  return data ? <OrderRating order={data} /> : null;
}

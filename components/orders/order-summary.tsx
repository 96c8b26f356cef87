'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useHandoverText } from '@/components/cart/use-handover-text';
import type { Order } from '@/lib/contract/orders/orders';
import { OrderLines } from './order-lines';
import { ScheduledFor } from './scheduled-for';

/** Same width as in app/precheckout.css. */
const WIDE = '(min-width: 61.25rem)';

/** The order to pay and where it goes: one line on a phone, open on a wide screen (rule orders/summary). */
export function OrderSummary({
  order,
  renderAmount,
  children,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
  /** The bill. */
  children: ReactNode;
}) {
  const [t, cart] = [useTranslations('Order'), useTranslations('Cart')];
  const locale = useLocale();
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const handoverText = useHandoverText();
  const { products, place, supplier, service, total } = order;
  const count = products.reduce((sum, line) => sum + line.count, 0);
  const way = service === 'take_away' ? t('fetched_at', { branch: supplier.name }) : handoverText(order);
  const to = place ? t('brought_to', { address: place.address }) : way;
  return (
    <details className="card order-summary" open={isWide}>
      <summary className="order-summary-line">
        <span className="min-w-[min(100%,7.5rem)] flex-1">
          {[cart('count', { count }), to].filter(Boolean).join(' · ')}
        </span>
        <span className="price">{renderAmount(total)}</span>
      </summary>
      <div className="px-4 pb-4">
        <ScheduledFor order={order} locale={locale} />
        {place && <p className="text-muted">{place.formatted_address}</p>}
        <OrderLines order={order} renderAmount={renderAmount} />
        {children}
      </div>
    </details>
  );
}

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';
import { OrderProgress } from './order-progress';

/** A bar for each stall of a court's order, and what one that rejects gives back (rule table/court). */
export function OrderStalls({
  order,
  locale,
  renderAmount,
}: {
  order: Order;
  locale: string;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  return (
    <ul className="mt-4 grid gap-6" aria-label={t('stalls')}>
      {order.stalls.map(({ supplier, status, timeline, products, total }) => (
        <li key={supplier.id}>
          <h2 className="text-section">{supplier.name}</h2>
          <p className="text-muted [overflow-wrap:anywhere]">
            {products.map(({ count, name }) => `${count} × ${name}`).join(', ')}
          </p>
          {status === 'packed' && <p className="font-semibold text-success">{t('stall_ready')}</p>}
          {status === 'cancelled' ? (
            <p className="mt-2">{t('stall_rejected', { amount: renderAmount(total) })}</p>
          ) : (
            <OrderProgress order={{ ...order, status, timeline }} locale={locale} />
          )}
        </li>
      ))}
    </ul>
  );
}

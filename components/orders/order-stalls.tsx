import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import type { Order } from '@/lib/contract/orders/orders';
import { statusKey } from './status-key';

/** A line for each stall of a court's order: how far it is, since when, and what one that rejects gives back (rule table/court). */
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
  const clock = useBranchClock(locale);
  return (
    <ul className="mt-4 grid gap-4" aria-label={t('stalls')}>
      {order.stalls.map(({ supplier, status, timeline, products, total }) => {
        const at = timeline.findLast((one) => one.status === status)?.at;
        return (
          <li key={supplier.id}>
            <h2 className="text-section">{supplier.name}</h2>
            <p>{supplier.address}</p>
            <p className="text-muted [overflow-wrap:anywhere]">
              {products.map(({ count, name }) => `${count} × ${name}`).join(', ')}
            </p>
            {status === 'cancelled' ? (
              <p>{t('stall_rejected', { amount: renderAmount(total) })}</p>
            ) : (
              <p className={`font-semibold ${status === 'packed' ? 'text-success' : ''}`}>
                {status === 'packed' ? t('stall_ready') : t(statusKey({ ...order, status }))}
                {at && (
                  <>
                    {' · '}
                    <time dateTime={at}>{clock(at)}</time>
                  </>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

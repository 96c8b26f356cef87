'use client';

import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders/orders';
import { orderRouteOf, progressOf } from '@/lib/domain/orders/order-states';
import { statusKey } from './status-key';

/** None for cancelled orders (rule orders/progress). */
export function OrderProgress({
  order,
  locale,
}: {
  order: Parameters<typeof statusKey>[0] & Pick<Order, 'timeline'>;
  locale: string;
}) {
  const t = useTranslations('Order');
  const clock = useBranchClock(locale);
  if (order.status === 'cancelled') return null;
  const way = progressOf(orderRouteOf(order));
  const reached = order.status === 'finished' ? way.length - 1 : way.indexOf(order.status);
  return (
    <ol className="progress" aria-label={t('progress')}>
      {way.map((status, index) => {
        const at = order.timeline.findLast((one) => one.status === status)?.at;
        const done = index <= reached;
        return (
          <li key={status} data-done={done} aria-current={index === reached ? 'step' : undefined}>
            <span className="progress-dot">{done && <Icon of={Check} size={14} />}</span>
            <span className={index === reached ? 'font-semibold' : done ? undefined : 'text-muted'}>
              {t(statusKey({ ...order, status }))}
            </span>
            {at && done && <time dateTime={at}>{clock(at)}</time>}
          </li>
        );
      })}
    </ol>
  );
}

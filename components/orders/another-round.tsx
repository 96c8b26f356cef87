import { useTranslations } from 'next-intl';
import { CallButton } from '@/components/table/call-button';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { isCounterOrder } from './status-key';

/** Leads to the menu on which the next order at the table or the counter begins (rule table/ordering). */
export function AnotherRound({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { suppliers } = useApp().tenant;
  const isThere = suppliers.some(({ id }) => id === order.supplier.id);
  if (order.service !== 'on_table' || !isThere) return null;
  return (
    <>
      <a
        className="button mt-6 w-full"
        href={serviceEntry({ slug: order.supplier.slug, choice: toServiceChoice(order) })}
      >
        {t(isCounterOrder(order) || order.seat?.kind === 'room' ? 'something_else' : 'another_round')}
      </a>
      {order.seat?.kind === 'table' && (
        <div className="mt-3 grid gap-2">
          <CallButton tableId={order.seat.id} />
        </div>
      )}
    </>
  );
}

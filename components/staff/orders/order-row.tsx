'use client';

import { useTranslations } from 'next-intl';
import type { ListedOrder } from '@/lib/contract/staff/day/order-calls';
import { moneyMarkOf, type useOrderWords } from './use-order-words';

/** An order of the list, which opens it. */
export function OrderRow({
  order,
  words,
  isOneDay,
  isOpen,
  onOpen,
}: {
  order: ListedOrder;
  words: ReturnType<typeof useOrderWords>;
  /** The list says its day. */
  isOneDay: boolean;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const t = useTranslations('StaffOrders');
  const mark = moneyMarkOf(order);
  const at = isOneDay ? words.clock(order.placed_at) : words.moment(order.placed_at);
  return (
    <li data-row={order.id}>
      <button type="button" className="past-row" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className="past-row-number">
          <span className="sr-only">{t('order')} </span>
          {order.number ?? '—'}
        </span>
        <span className="past-row-words">
          <strong>{order.name ?? words.where(order)}</strong>
          <span className="text-muted">
            {[order.name === null ? null : words.where(order), at, words.state(order)]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
          {order.methods.length > 0 && <span className="text-muted">{words.methods(order.methods)}</span>}
        </span>
        <span className="past-row-money">
          <strong>{words.money(order.total)}</strong>
          {mark !== null && (
            <span className="past-mark" data-mark={mark}>
              {words.mark(order)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

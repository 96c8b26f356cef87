'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { SaveCsv } from '@/components/staff/save-csv';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { ListedOrder } from '@/lib/contract/staff/day/order-calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import type { CsvCell } from '@/lib/domain/text/csv';
import { useDayOrders } from '@/lib/queries/staff/day-orders';
import { OneOrder } from './one-order';
import { OrderFilters } from './order-filters';
import { OrderRow } from './order-row';
import { useOrderWords } from './use-order-words';
import { useOrdersAddress } from './use-orders-address';

type Place = { branch: StaffInstance['branches'][number]; currency: Currency };

const COLUMNS = ['number', 'placed', 'name', 'phone', 'where', 'state', 'total', 'method'] as const;
const SUMS = ['paid', 'refunded', 'owed'] as const;

/** The list as a table: each way by which one of the orders was paid has its own column, which a spreadsheet adds up. */
function useTable({ branch: { timezone }, currency }: Place) {
  const t = useTranslations('StaffOrders');
  const words = useOrderWords({ timezone, currency });
  return (orders: readonly ListedOrder[]) => {
    const ways = PAYMENT_METHODS.filter((one) =>
      orders.some(({ methods }) => methods.some(({ method, amount }) => method === one && amount > 0)),
    );
    const toRow = (order: ListedOrder): CsvCell[] => [
      ...[order.number, { at: order.placed_at, timezone }, order.name, order.phone],
      ...[words.where(order), words.state(order), { amount: order.total }],
      order.methods.map(({ method }) => words.method(method)).join(' + '),
      ...[{ amount: order.paid }, { amount: order.refunded }, { amount: order.owed }],
      ...ways.map((way) => {
        const paid = order.methods.find(({ method }) => method === way);
        return paid ? { amount: paid.amount } : null;
      }),
    ];
    return {
      head: [
        ...[...COLUMNS, ...SUMS].map((column) => t(`column_${column}`)),
        ...ways.map((way) => t('column_way', { method: words.method(way) })),
      ],
      rows: orders.map(toRow),
    };
  };
}

/** How many there are, and of which day where it is one. */
function Count({
  orders,
  day,
  isPending,
  hasMore,
}: Pick<ReturnType<typeof useDayOrders>, 'orders' | 'isPending'> & { day: string | null; hasMore: boolean }) {
  const t = useTranslations('StaffOrders');
  if (isPending) return <p role="status">{t('looking')}</p>;
  const count = t('count', { count: orders.length, more: hasMore ? 'yes' : 'no' });
  return <p role="status">{[count, day].filter(Boolean).join(' · ')}</p>;
}

/** The focus goes back to the row whose order is closed. @returns the list of rows */
function useFocusBack(order: number | null) {
  const list = useRef<HTMLOListElement>(null);
  const wasOpen = useRef(order);
  useEffect(() => {
    if (wasOpen.current !== null && order === null)
      list.current?.querySelector<HTMLElement>(`[data-row="${wasOpen.current}"] button`)?.focus();
    wasOpen.current = order;
  }, [order]);
  return list;
}

/** The list, and beside it, or over it on a phone, the order that is open. */
export function Orders({ slug, branch, currency, choice }: Place & { slug: string; choice: ReactNode }) {
  const t = useTranslations('StaffOrders');
  const sayFault = useFaultText();
  const { query, order, ask, open } = useOrdersAddress();
  const { orders, days, error, isPending, isLoadingMore, loadMore, loadAll } = useDayOrders({
    ...{ slug, branchId: branch.id, query },
  });
  const words = useOrderWords({ timezone: branch.timezone, currency });
  const toTable = useTable({ branch, currency });
  const list = useFocusBack(order);
  const oneDay = days && days.from === days.to ? days.from : null;
  return (
    <div className="past-parts" data-beside={order !== null}>
      <section className="past-list" aria-label={t('list')}>
        {choice}
        <OrderFilters {...{ query }} onAsk={ask} />
        <div className="past-count">
          <Count {...{ orders, isPending }} day={oneDay && words.day(oneDay)} hasMore={loadMore !== null} />
          {orders.length > 0 && (
            <SaveCsv
              {...{ currency }}
              name={`${t('file')}-${days?.from ?? days?.to ?? slug}`}
              table={async () => toTable(await loadAll())}
            />
          )}
        </div>
        {error ? (
          <p role="alert" className="text-danger">
            {sayFault(error)}
          </p>
        ) : null}
        {!isPending && !error && orders.length === 0 && (
          <p className="text-muted">{t(query.search === '' ? 'none_of_day' : 'none_found')}</p>
        )}
        <ol ref={list} className="past-rows" aria-busy={isPending}>
          {orders.map((one) => (
            <OrderRow
              key={one.id}
              {...{ words }}
              order={one}
              isOneDay={oneDay !== null}
              isOpen={one.id === order}
              onOpen={() => open(one.id)}
            />
          ))}
        </ol>
        {loadMore && (
          <button type="button" className="button button-quiet" disabled={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </button>
        )}
      </section>
      {order !== null && (
        <OneOrder key={order} id={order} {...{ slug, branch, currency }} onClose={() => open(null)} />
      )}
    </div>
  );
}

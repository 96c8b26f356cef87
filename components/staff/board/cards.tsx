'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { BOARD_COLUMNS, columnOf } from '@/lib/domain/staff/board';
import { sortCards } from '@/lib/domain/staff/late';
import { OrderCard } from './order-card';
import type { Moving, Soonest } from './order-steps';

type Shown = {
  slug: string;
  currency: Currency;
  timezone: string;
  orders: readonly StaffOrder[];
  /** The lines of it alone; null: all. */
  station: string | null;
  soonest: Soonest;
  movingOf: (order: StaffOrder) => Moving;
};

/** Four columns, once there is an answer: nothing looks like a quiet evening before. */
function Columns({ sorted, draw }: { sorted: StaffOrder[]; draw: (order: StaffOrder) => ReactNode }) {
  const t = useTranslations('Staff');
  return (
    <div className="board">
      {BOARD_COLUMNS.map((column) => {
        const cards = sorted.filter(({ status }) => columnOf(status) === column);
        return (
          <section
            key={column}
            className="board-column"
            data-empty={cards.length === 0}
            aria-labelledby={`column-${column}`}
          >
            <h2 className="text-section" id={`column-${column}`}>
              {t(`column_${column}`)}
              {cards.length > 0 && (
                <span aria-hidden className="text-muted">
                  {` · ${cards.length}`}
                </span>
              )}
            </h2>
            {cards.length === 0 && <p className="text-muted">{t('column_empty')}</p>}
            {cards.map(draw)}
          </section>
        );
      })}
    </div>
  );
}

/** The cards of a branch: by how they stand, or the longest waiting first, whatever is done of them (rule staff/board). */
export function Cards({ orders, movingOf, isByAge, ...shown }: Shown & { isByAge: boolean }) {
  const t = useTranslations('Staff');
  const now = useNow();
  // An order that is over and has no news leaves at once: the list that is asked for again has it no more.
  const open = orders.filter(({ status, news }) => !isClosedOrder(status) || news.length > 0);
  const sorted = sortCards({ orders: open, timezone: shown.timezone, now });
  const draw = (order: StaffOrder) => (
    <OrderCard
      key={order.id}
      {...{ ...shown, order, now }}
      state={isByAge && !isClosedOrder(order.status) ? t(`column_${columnOf(order.status)}`) : null}
      moving={movingOf(order)}
    />
  );
  if (!isByAge) return <Columns {...{ sorted, draw }} />;
  return (
    <section className="board-grid" aria-label={t('by_age')}>
      {sorted.map(draw)}
    </section>
  );
}

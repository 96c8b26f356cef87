'use client';

import { useTranslations } from 'next-intl';
import { memo, type ReactNode, useMemo } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { BOARD_COLUMNS, columnOf, rings } from '@/lib/domain/staff/board';
import { sortCards } from '@/lib/domain/staff/late';
import { localMoment } from '@/lib/domain/time/local-moment';
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

/**
 * The cards of a branch: by how they stand, or the longest waiting first, whatever is done of them (rule staff/board). What is given to a
 * card is the same until it says something else: a board of a busy hour draws the one that changed.
 */
export const Cards = memo(function Cards({
  orders,
  movingOf,
  isByAge,
  soonest,
  ...shown
}: Shown & { isByAge: boolean }) {
  const t = useTranslations('Staff');
  const now = useNow();
  const { timezone } = shown;
  const sorted = useMemo(() => {
    // An order that is over and has no news leaves at once: the list that is asked for again has it no more.
    const open = orders.filter(({ status, news }) => !isClosedOrder(status) || news.length > 0);
    return sortCards({ orders: open, timezone, now });
  }, [orders, timezone, now]);
  const today = localMoment({ at: now, timezone }).date;
  const draw = (order: StaffOrder) => (
    <OrderCard
      key={order.id}
      {...{ ...shown, order, today }}
      state={isByAge && !isClosedOrder(order.status) ? t(`column_${columnOf(order.status)}`) : null}
      soonest={rings(order) ? soonest : null}
      moving={movingOf(order)}
    />
  );
  if (!isByAge) return <Columns {...{ sorted, draw }} />;
  return (
    <section className="board-grid" aria-label={t('by_age')}>
      {sorted.map(draw)}
    </section>
  );
});

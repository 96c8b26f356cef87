'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { StaffInstance, StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { BOARD_COLUMNS, columnOf, rings } from '@/lib/domain/staff/board';
import { useBoard } from '@/lib/queries/staff/board';
import { OrderCard } from './order-card';
import type { Refusal } from './order-steps';
import { useAwake } from './use-awake';
import { useBell } from './use-bell';

const MINUTE_MS = 60_000;

/** The tab says how many wait, for who works in another one. */
function useWaitingTitle(count: number): void {
  const t = useTranslations('Staff');
  const title = count > 0 ? t('waiting', { count }) : t('screen_board');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A board whose connection is lost looks like a quiet evening, so it says so over everything. */
function Lost({ shownAt, now }: { shownAt: number; now: Date }) {
  const t = useTranslations('Staff');
  const minutes = Math.floor((now.getTime() - shownAt) / MINUTE_MS);
  return (
    <p className="board-lost" role="alert">
      {shownAt > 0 && minutes > 0 ? t('lost', { minutes }) : t('lost_now')}
    </p>
  );
}

export function Board({
  slug,
  branch: { id: branchId, timezone },
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
}) {
  const t = useTranslations('Staff');
  const now = useNow();
  const { data: orders = [], failureCount, dataUpdatedAt } = useBoard({ slug, branchId });
  const waiting = orders.filter((order) => rings(order) || order.news.length > 0);
  const [refused, setRefused] = useState<{ id: number; text: string } | null>(null);
  const refusalOf = (id: number): Refusal => ({
    text: refused?.id === id ? refused.text : null,
    onRefused: (text) => setRefused(text === null ? null : { id, text }),
  });
  const canRing = useBell(waiting.length > 0);
  useAwake();
  useWaitingTitle(waiting.length);
  const cardsOf = (column: (typeof BOARD_COLUMNS)[number]): StaffOrder[] =>
    orders.filter(({ status }) => columnOf(status) === column);
  return (
    <>
      {failureCount > 0 && <Lost shownAt={dataUpdatedAt} now={now} />}
      {!canRing && (
        <p className="board-lost" role="status">
          {t('sound_off')}
        </p>
      )}
      <div className="board">
        {BOARD_COLUMNS.map((column) => (
          <section key={column} className="board-column" aria-labelledby={`column-${column}`}>
            <h2 className="text-section" id={`column-${column}`}>
              {t(`column_${column}`)}
            </h2>
            {cardsOf(column).length === 0 && <p className="text-muted">{t('column_empty')}</p>}
            {cardsOf(column).map((order) => (
              <OrderCard
                key={order.id}
                {...{ slug, order, currency, timezone, now }}
                refusal={refusalOf(order.id)}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

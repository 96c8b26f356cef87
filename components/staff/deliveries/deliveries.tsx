'use client';

import { useTranslations } from 'next-intl';
import { UndoBar } from '@/components/staff/board/undo';
import { useMoves } from '@/components/staff/board/use-moves';
import { MovesFaults } from '@/components/staff/moves-faults';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { useBoard } from '@/lib/queries/staff/board';
import { DeliveryCard } from './delivery-card';

/** A courier at a door looks for an order that is on its way. */
const PARTS = ['on_the_way', 'packed'] as const;

export function Deliveries({
  slug,
  branch: { id: branchId, timezone },
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
}) {
  const t = useTranslations('Staff');
  const { orders: answered, error, shownAt } = useBoard({ slug, branchId });
  const { orders, movingOf, refused, forget, made, undo } = useMoves({ slug, orders: answered, shownAt });
  const deliveries = orders?.filter(({ service }) => service === 'delivery') ?? null;
  const away = (deliveries ?? [])
    .filter(({ status }) => !PARTS.some((part) => part === status))
    .map((order) => ({
      ...{ id: order.id, number: `${order.number ?? order.id}`, waiting: movingOf(order).waiting },
    }));
  return (
    <>
      <MovesFaults {...{ refused, forget, error, shownAt, away }} />
      <UndoBar {...{ made }} onUndo={undo} />
      {deliveries &&
        PARTS.map((part) => {
          const cards = deliveries.filter(({ status }) => status === part);
          return (
            <section key={part} className="grid gap-3" aria-labelledby={`part-${part}`}>
              <h2 className="text-section" id={`part-${part}`}>
                {t(`deliveries_${part}`)}
              </h2>
              {cards.length === 0 && <p className="text-muted">{t('column_empty')}</p>}
              {cards.map((order) => (
                <DeliveryCard
                  key={order.id}
                  {...{ slug, order, currency, timezone }}
                  moving={movingOf(order)}
                />
              ))}
            </section>
          );
        })}
    </>
  );
}

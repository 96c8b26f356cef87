'use client';

import { useTranslations } from 'next-intl';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { useNowOf } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { orderRouteOf } from '@/lib/domain/orders/order-states';
import { recallTo } from '@/lib/domain/staff/done';
import { findOrders } from '@/lib/domain/staff/search';
import { localMoment } from '@/lib/domain/time/local-moment';
import { useDone } from '@/lib/queries/staff/done';
import { OrderCard } from './order-card';
import type { Moving } from './order-steps';
import type { Finding } from './tools/board-search';
import { useStateText } from './use-step-text';

type Shown = { slug: string; currency: Currency; timezone: string };

/** A finished order has no step onwards. */
const nothing = async () => undefined;
const STAYS: Moving = {
  ...{ text: null, waiting: [], move: nothing, strike: nothing, advance: nothing, reject: () => undefined },
};

function DoneCard({
  order,
  today,
  onRecall,
  ...shown
}: Shown & { order: StaffOrder; today: string; onRecall: () => Promise<void> }) {
  const t = useTranslations('Staff');
  const sayState = useStateText();
  const { press, isPending, fault } = useSending(onRecall);
  const { status, number, id, is_stall: isStall } = order;
  const isRecalled = !isStall && recallTo({ route: orderRouteOf(order), status }) !== null;
  return (
    <li className="grid content-start gap-2">
      <NamedThing name={`${number ?? id}`}>
        <strong>{t('undo_moved', { number: number ?? id, state: sayState(status) ?? '' })}</strong>
        {isRecalled && (
          <NamedButton
            words={t('recall')}
            className="button button-quiet"
            disabled={isPending}
            onClick={() => press()}
          />
        )}
        {status === 'cancelled' && <span className="text-muted">{t('recall_not')}</span>}
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <OrderCard {...{ ...shown, order, today }} moving={STAYS} station={null} />
      </NamedThing>
    </li>
  );
}

/** The finished orders of the branch's day, those that are looked for among them (rule staff/recall, rule staff/search). */
export function DoneList({
  branchId,
  finding: { query, found, isDone },
  ...shown
}: Shown & { branchId: number; finding: Finding }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const today = useNowOf((at) => localMoment({ at, timezone: shown.timezone }).date);
  const { done, error, recall } = useDone({ slug: shown.slug, branchId });
  const live = isDone ? [] : found;
  const orders = findOrders({ orders: done?.orders ?? [], query }).filter(
    ({ id }) => !live.some((one) => one.id === id),
  );
  const isNothing = done !== null && orders.length === 0 && live.length === 0;
  return (
    <section className="board-done" aria-labelledby="done">
      <h2 className="text-section" id="done">
        {t('done')}
      </h2>
      {error ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {isNothing && <p role="status">{query === '' ? t('done_empty') : t('find_order_none', { query })}</p>}
      {done?.has_more && <p className="text-muted">{t('find_order_most', { count: done.orders.length })}</p>}
      <ul className="board-done-cards">
        {orders.map((order) => (
          <DoneCard key={order.id} {...{ ...shown, order, today }} onRecall={() => recall(order.id)} />
        ))}
      </ul>
    </section>
  );
}

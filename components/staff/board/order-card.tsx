'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { NamedThing } from '@/components/staff/named-button';
import { OrderSoldOut } from '@/components/staff/sold-out/order-sold-out';
import { PrintTicket } from '@/components/staff/ticket/print-ticket';
import { useNowOf } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { isNewByItself, rings } from '@/lib/domain/staff/board';
import { minutesLate } from '@/lib/domain/staff/late';
import { isOfStation } from '@/lib/domain/staff/stations';
import { First, FirstMark } from './first';
import { Late } from './late';
import { Address, Money, When, Where } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderNews } from './order-news';
import { type Moving, OrderSteps, type Soonest } from './order-steps';
import { RoundSteps } from './round-steps';

type Shown = { slug: string; order: StaffOrder; currency: Currency; timezone: string };

/** The taps that are rare, in one row. */
function More(shown: Shown) {
  const { slug, order, timezone } = shown;
  return (
    <div className="board-more">
      <First {...{ slug, order }} />
      {order.status !== 'cancelled' && <OrderSoldOut {...{ slug, order, timezone }} />}
      <PrintTicket {...shown} />
    </div>
  );
}

/** An order as the kitchen and the counter read it, at two metres. It is drawn again when something of it is another. */
export const OrderCard = memo(function OrderCard({
  slug,
  order,
  currency,
  timezone,
  today,
  moving,
  station,
  state = null,
  soonest = null,
}: Shown & {
  /** The date of the branch. */
  today: string;
  moving: Moving;
  station: string | null;
  /** How it stands, where its column does not say it. */
  state?: string | null;
  soonest?: Soonest;
}) {
  const t = useTranslations('Staff');
  const isLate = useNowOf((now) => minutesLate({ order, timezone, now }) !== null);
  const { number, comment, cutlery } = order;
  const products = order.products.filter((line) => isOfStation(line, station));
  const others = order.products.length - products.length;
  return (
    <NamedThing name={`${number ?? order.id}`}>
      <article
        className="board-card"
        data-place={`order-${order.id}`}
        data-late={isLate}
        data-rings={rings(order) || isNewByItself(order)}
        aria-label={`${number ?? order.id}`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="board-number">{number ?? order.id}</span>
          {state !== null && <strong>{state}</strong>}
          <When {...{ order, timezone, today }} />
        </div>
        <FirstMark first={order.first} />
        <Late {...{ order, timezone }} />
        <Where order={order} />
        <OrderNews {...{ slug, order, currency }} />
        {comment && <p className="board-warn">{t('note', { words: comment })}</p>}
        <OrderLines order={{ ...order, products }} strike={moving.strike} />
        {others > 0 && <span className="text-muted">{t('other_stations', { count: others })}</span>}
        {cutlery && <span>{t('cutlery')}</span>}
        {order.status !== 'cancelled' && <Money {...{ order, currency }} />}
        <Address order={order} />
        {order.is_account ? (
          <RoundSteps {...{ slug, order, moving }} />
        ) : (
          <OrderSteps {...{ order, soonest, moving }} />
        )}
        <More {...{ slug, order, currency, timezone }} />
      </article>
    </NamedThing>
  );
});

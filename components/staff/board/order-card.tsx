'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { isNewByItself, rings } from '@/lib/domain/staff/board';
import { isOfStation } from '@/lib/domain/staff/stations';
import { OrderLines } from './order-lines';
import { OrderNews } from './order-news';
import { type Moving, OrderSteps } from './order-steps';

const MINUTE_MS = 60_000;
/** After them hours and days are easier to read. */
const MOST_MINUTES = 120;

type Shown = { order: StaffOrder; currency: Currency };

/** Where it goes: a table, a room, a counter's number, an address. */
function Where({ order }: { order: StaffOrder }) {
  const { service, subservice, seat, pick_up: pickUp, place, shipping_zone: zone, packed } = order;
  const t = useTranslations('Staff');
  if (seat) return <strong>{t(`seat_${seat.kind}`, { label: seat.label })}</strong>;
  if (pickUp) return <strong>{t('counter', { number: pickUp.number, code: pickUp.code })}</strong>;
  const kind = subservice === 'room' ? 'room' : service;
  return (
    <>
      <strong>{t(`service_${kind}`)}</strong>
      {place && (
        <span>
          {[place.address, place.address_optional, place.neighbourhood, place.reference]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {zone && <span>{zone}</span>}
      {packed && service !== 'delivery' && <span>{t('pack')}</span>}
    </>
  );
}

/** In the hours of the branch, whatever the clock of the tablet says. */
function When({ order, timezone, now }: { order: StaffOrder; timezone: string; now: Date }) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { placed_at: placedAt, promised, schedule_date: date, schedule_hour: hour } = order;
  const clock = (at: string) => format.dateTime(new Date(at), { timeStyle: 'short', timeZone: timezone });
  const dayOf = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
  const minutes = placedAt
    ? Math.max(0, Math.floor((now.getTime() - new Date(placedAt).getTime()) / MINUTE_MS))
    : null;
  return (
    <span className="text-muted">
      {minutes !== null &&
        (minutes < MOST_MINUTES
          ? t('since', { minutes })
          : placedAt && format.relativeTime(new Date(placedAt), now))}
      {date && hour && <span className="block">{t('wanted', { date: dayOf(date), hour })}</span>}
      {promised && (
        <span className="block">{t('promised', { from: clock(promised.from), to: clock(promised.to) })}</span>
      )}
    </span>
  );
}

function Money({ order, currency }: Shown) {
  const t = useTranslations('Staff');
  const { paid, total, guest, cash_amount: cash, cash_change: change } = order;
  const print = (amount: number) => formatAmount({ amount, currency });
  if (paid) return <span className="text-success">{t('paid')}</span>;
  return (
    <span>
      {t('to_pay', { amount: print(total) })}
      {guest !== null && <span className="block">{t('guest', { name: guest })}</span>}
      {cash !== null && (
        <span className="block">{t('cash', { amount: print(cash), change: print(change ?? 0) })}</span>
      )}
    </span>
  );
}

/** An order as the kitchen and the counter read it, at two metres. */
export function OrderCard({
  slug,
  order,
  currency,
  timezone,
  now,
  moving,
  station,
}: Shown & { slug: string; timezone: string; now: Date; moving: Moving; station: string | null }) {
  const t = useTranslations('Staff');
  const { number, comment, contact, cutlery } = order;
  const products = order.products.filter((line) => isOfStation(line, station));
  const others = order.products.length - products.length;
  return (
    <article
      className="board-card"
      data-rings={rings(order) || isNewByItself(order)}
      aria-label={`${number ?? order.id}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="board-number">{number ?? order.id}</span>
        <When {...{ order, timezone, now }} />
      </div>
      <Where order={order} />
      {contact && (
        <span className="text-muted">
          {contact.name} {contact.phone && `+${contact.phone_code} ${contact.phone}`}
        </span>
      )}
      <OrderNews {...{ slug, order, currency }} />
      {comment && <p className="board-warn">{t('note', { words: comment })}</p>}
      <OrderLines {...{ slug }} order={{ ...order, products }} />
      {others > 0 && <span className="text-muted">{t('other_stations', { count: others })}</span>}
      {cutlery && <span>{t('cutlery')}</span>}
      {order.status !== 'cancelled' && <Money {...{ order, currency }} />}
      <OrderSteps {...{ order, moving }} />
    </article>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { CashRounded } from '@/components/staff/cash-rounded';
import { useHours } from '@/components/staff/shop';
import { useNowOf } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { hourSentence } from '@/lib/domain/time/print-hour';

const MINUTE_MS = 60_000;
/** After them hours and days are easier to read. */
const MOST_MINUTES = 120;

type Shown = { order: StaffOrder; currency: Currency };

/** How it leaves, in words: a table, a room, a counter's number, or its service. */
function useWay({ service, subservice, seat, pick_up: pickUp }: StaffOrder): string {
  const t = useTranslations('Staff');
  if (seat) return t(`seat_${seat.kind}`, { label: seat.label });
  if (pickUp) return t('counter', { number: pickUp.number, code: pickUp.code });
  return t(`service_${subservice === 'room' ? 'room' : service}`);
}

/** How it leaves, and who ordered it. */
export function Where({ order }: { order: StaffOrder }) {
  const { service, seat, pick_up: pickUp, packed, contact } = order;
  const t = useTranslations('Staff');
  const way = useWay(order);
  return (
    <>
      <span>
        <strong>{way}</strong>
        {contact && <span className="text-muted"> · {contact.name}</span>}
      </span>
      {packed && !seat && !pickUp && service !== 'delivery' && <span>{t('pack')}</span>}
    </>
  );
}

/** Whom to call and where to bring it, below the dishes: a kitchen reads those first. */
export function Address({ order: { contact, place, shipping_zone: zone } }: { order: StaffOrder }) {
  const { address, address_optional: more, neighbourhood, reference } = place ?? {};
  const where = [address, more, neighbourhood, reference, zone === neighbourhood ? null : zone];
  const phone = contact?.phone ? `+${contact.phone_code} ${contact.phone}` : null;
  const said = [...where, phone].filter(Boolean);
  return said.length > 0 ? <span className="text-muted">{said.join(', ')}</span> : null;
}

/** When it is wanted, or what was promised. @param today the date that is said as such; null: none */
export function Wanted({
  order: { promised, schedule_date: date, schedule_hour: time },
  timezone,
  today,
}: {
  order: StaffOrder;
  timezone: string;
  today: string | null;
}) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { hour, span } = useHours();
  const dayOf = (date: string) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
  const wanted = (date: string, hour: string) =>
    date === today ? t('wanted_today', { hour }) : t('wanted', { date: dayOf(date), hour });
  return (
    <>
      {date && time && <span className="block">{hourSentence(wanted(date, hour(time)))}</span>}
      {promised && <span className="block">{t('promised', { hours: span(promised, timezone) })}</span>}
    </>
  );
}

/** How long ago something was, in minutes at first. */
export function useAge(): (at: string, now: Date) => string {
  const t = useTranslations('Staff');
  const format = useFormatter();
  return (at, now) => {
    const minutes = Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE_MS));
    return minutes < MOST_MINUTES ? t('since', { minutes }) : format.relativeTime(new Date(at), now);
  };
}

/** How long ago an order was placed; it alone is written again when its minute is over. */
function Age({ placedAt }: { placedAt: string }) {
  const age = useAge();
  return useNowOf((now) => age(placedAt, now));
}

/** In the hours of the branch, whatever the clock of the tablet says. @param today the date of the branch */
export function When({ order, timezone, today }: { order: StaffOrder; timezone: string; today: string }) {
  return (
    <span className="text-muted">
      {order.placed_at !== null && <Age placedAt={order.placed_at} />}
      <Wanted {...{ order, timezone, today }} />
    </span>
  );
}

export function Money({ order, currency }: Shown) {
  const t = useTranslations('Staff');
  const { paid, total, guest, cash_amount: cash, cash_change: change } = order;
  const print = (amount: number) => formatAmount({ amount, currency });
  if (paid) return <span className="text-success">{t('paid')}</span>;
  return (
    <span>
      {t('to_pay', { amount: print(total) })}
      {order.payment_method === 'cash' && <CashRounded amount={total} {...{ currency }} />}
      {guest !== null && <span className="block">{t('guest', { name: guest })}</span>}
      {cash !== null && (
        <span className="block">{t('cash', { amount: print(cash), change: print(change ?? 0) })}</span>
      )}
    </span>
  );
}

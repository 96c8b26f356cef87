'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

const MINUTE_MS = 60_000;
/** After them hours and days are easier to read. */
const MOST_MINUTES = 120;

type Shown = { order: StaffOrder; currency: Currency };

/** Where it goes: a table, a room, a counter's number, an address. */
export function Where({ order }: { order: StaffOrder }) {
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
export function When({ order, timezone, now }: { order: StaffOrder; timezone: string; now: Date }) {
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

export function Money({ order, currency }: Shown) {
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

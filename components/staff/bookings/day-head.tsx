'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { countsOf } from '@/lib/domain/staff/booking-day';
import { useDateText } from './use-booking-text';

/** The day in words, and how many come on it. */
function DayWords({ day }: { day: BookingDay }) {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  const now = useNow();
  const { parties, people, toDecide } = countsOf(day.bookings, now);
  const near = [day.today, addDays(day.today, 1), addDays(day.today, -1)].indexOf(day.date);
  const word = (['today', 'tomorrow', 'yesterday'] as const)[near];
  return (
    <div className="day-words">
      <p className="text-section font-semibold">
        {word ? t('day_near', { day: t(word), date: sayDate(day.date) }) : sayDate(day.date)}
      </p>
      <p role="status" className="text-muted">
        {t('count', { parties, people: t('people', { count: people }) })}
        {toDecide > 0 && ` · ${t('count_to_decide', { count: toDecide })}`}
      </p>
    </div>
  );
}

/** Which day is shown. @param day null while it is asked for */
export function DayHead({
  choice,
  day,
  onDate,
}: {
  choice: ReactNode;
  day: BookingDay | null;
  onDate: (date: string | null) => void;
}) {
  const t = useTranslations('StaffBookings');
  const step = (days: number) => day && onDate(addDays(day.date, days));
  return (
    <header className="day-head">
      {choice}
      <div className="day-steps">
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('day_before')}
          disabled={day === null}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={day !== null && day.date === day.today}
          onClick={() => onDate(null)}
        >
          {t('today')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('day_after')}
          disabled={day === null}
          onClick={() => step(1)}
        >
          ›
        </button>
        <input
          type="date"
          className="input"
          aria-label={t('day_other')}
          value={day?.date ?? ''}
          onChange={({ target }) => target.value !== '' && onDate(target.value)}
        />
      </div>
      {day && <DayWords {...{ day }} />}
    </header>
  );
}

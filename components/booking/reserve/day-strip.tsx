import { useLocale, useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import type { BookingSchedule } from '@/lib/contract/booking/booking';

type Day = BookingSchedule['days'][number];

const part = (locale: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' });

/** A day far ahead, as a shared address names it, is in sight. */
function useChosenInSight(value: string | null) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const label = value && strip.current?.querySelector<HTMLElement>('label:has(input:checked)');
    if (!strip.current || !label) return;
    const { offsetWidth: width } = strip.current;
    strip.current.scrollLeft = label.offsetLeft - (width - label.offsetWidth) / 2;
  }, [value]);
  return strip;
}

/** The days to choose from; words say the state of each, besides its look (rule booking/days). */
export function DayStrip({
  days,
  value,
  onChange,
}: {
  days: readonly Day[];
  value: string | null;
  onChange: (date: string) => void;
}) {
  const [t, locale] = [useTranslations('Reserve'), useLocale()];
  const strip = useChosenInSight(value);
  const names = [{ weekday: 'short' }, { day: 'numeric' }, { month: 'short' }] as const;
  const [weekday, number, month] = names.map((how) => part(locale, how));
  return (
    <fieldset className="min-w-0">
      <legend className="text-section font-semibold text-title">{t('day')}</legend>
      <div ref={strip} className="relative mt-2 flex items-start gap-2 overflow-x-auto p-1.5">
        {days.map(({ date, state }) => {
          const at = new Date(`${date}T00:00:00Z`);
          return (
            <label
              key={date}
              className="choice relative w-[6.25rem] flex-none flex-col gap-0 px-1 text-center"
            >
              <input
                type="radio"
                name="day"
                value={date}
                className="sr-only"
                checked={date === value}
                disabled={state === 'closed' || state === 'out_of_range'}
                onChange={() => onChange(date)}
              />
              <span>{weekday?.format(at)} </span>
              <span className="text-section tabular-nums">{number?.format(at)} </span>
              <span>{month?.format(at)} </span>
              {state !== 'open' && (
                <span className="text-small text-muted">{t(state === 'walk_in' ? 'walk_in' : 'closed')}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

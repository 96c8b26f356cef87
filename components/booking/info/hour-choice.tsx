import { useTranslations } from 'next-intl';
import { useNightHour } from '@/components/branches/night-hour';
import type { BookingSchedule } from '@/lib/contract/booking/booking';

type Dated = { date: string; hour: string };
const keyOf = ({ date, hour }: Dated): string => `${date} ${hour}`;

/** Its own hour counts as taken by the booking itself, so it can always be kept. */
function hoursOf({ schedule, own }: { schedule: BookingSchedule; own: Dated | null }) {
  const found = schedule.hours.map(({ date, hour, places }) => ({
    date,
    hour,
    places: own !== null && keyOf({ date, hour }) === keyOf(own) ? ('free' as const) : places,
  }));
  if (own === null || found.some((one) => keyOf(one) === keyOf(own))) return found;
  const { date, hour } = own;
  return [...found, { date, hour, places: 'free' as const }].toSorted((a, b) =>
    keyOf(a).localeCompare(keyOf(b)),
  );
}

/** @param schedule null while it loads @param own the booking's hour, on its own day */
export function HourChoice({
  schedule,
  day,
  own,
  value,
  isMissing,
  onChange,
}: {
  schedule: BookingSchedule | null;
  day: string;
  own: Dated | null;
  value: Dated;
  /** None was chosen when it was saved. */
  isMissing: boolean;
  onChange: (hour: Dated) => void;
}) {
  const t = useTranslations('BookInfo');
  const print = useNightHour();
  if (schedule === null) return <div className="skeleton h-[120px]" aria-busy />;
  const hours = hoursOf({ schedule, own });
  return (
    <fieldset data-wrong={isMissing}>
      <legend className="field-label">{t('hour')}</legend>
      {hours.length === 0 && <p className="text-muted">{t('no_hours')}</p>}
      {isMissing && hours.length > 0 && (
        <p role="alert" className="error mt-1">
          {t('hour_missing')}
        </p>
      )}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-1.5">
        {hours.map(({ date, hour, places }) => (
          <label key={keyOf({ date, hour })} className="choice relative justify-center px-0 text-center">
            <input
              type="radio"
              name="hour"
              className="sr-only"
              value={keyOf({ date, hour })}
              checked={keyOf({ date, hour }) === keyOf(value)}
              disabled={places === 'full'}
              onChange={() => onChange({ date, hour })}
            />
            <span className="tabular-nums">
              {print({ date, hour, day })}
              {places !== 'free' && <span className="block text-muted">{t(`hour_${places}`)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

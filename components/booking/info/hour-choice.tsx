import { useTranslations } from 'next-intl';
import type { BookingSchedule } from '@/lib/contract/booking/booking';

/** Its own hour counts as taken by the booking itself, so it can always be kept. */
function hoursOf({ schedule, own }: { schedule: BookingSchedule; own: string | null }) {
  const found = schedule.hours.map(({ hour, places }) => ({
    hour,
    places: hour === own ? ('free' as const) : places,
  }));
  const isListed = own === null || found.some(({ hour }) => hour === own);
  return isListed
    ? found
    : [...found, { hour: own, places: 'free' as const }].toSorted((a, b) => a.hour.localeCompare(b.hour));
}

/** @param schedule null while it loads @param own the booking's hour, on its own day */
export function HourChoice({
  schedule,
  own,
  value,
  onChange,
}: {
  schedule: BookingSchedule | null;
  own: string | null;
  value: string;
  onChange: (hour: string) => void;
}) {
  const t = useTranslations('BookInfo');
  if (schedule === null) return <div className="skeleton h-[120px]" aria-busy />;
  const hours = hoursOf({ schedule, own });
  return (
    <fieldset>
      <legend className="field-label">{t('hour')}</legend>
      {hours.length === 0 && <p className="text-muted">{t('no_hours')}</p>}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
        {hours.map(({ hour, places }) => (
          <label key={hour} className="choice">
            <input
              type="radio"
              name="hour"
              value={hour}
              checked={hour === value}
              disabled={places === 'full'}
              onChange={() => onChange(hour)}
            />
            <span className="tabular-nums">
              {hour}
              {places !== 'free' && <span className="block text-muted">{t(`hour_${places}`)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

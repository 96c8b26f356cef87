import { useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
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
  const print = useHourText();
  if (schedule === null) return <div className="skeleton h-[120px]" aria-busy />;
  const hours = hoursOf({ schedule, own });
  return (
    <fieldset>
      <legend className="field-label">{t('hour')}</legend>
      {hours.length === 0 && <p className="text-muted">{t('no_hours')}</p>}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-1.5">
        {hours.map(({ hour, places }) => (
          <label key={hour} className="choice relative justify-center px-0 text-center">
            <input
              type="radio"
              name="hour"
              className="sr-only"
              value={hour}
              checked={hour === value}
              disabled={places === 'full'}
              onChange={() => onChange(hour)}
            />
            <span className="tabular-nums">
              {print(hour)}
              {places !== 'free' && <span className="block text-muted">{t(`hour_${places}`)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useTranslations } from 'next-intl';
import { useNightHour } from '@/components/branches/night-hour';
import { isOf, type OfferedHour } from './use-choice';
import type { Hold } from './use-hold';

/** Says how many places an hour has left; the diner's own hold does not count against them. */
function useHourWords(held: Hold | null) {
  const t = useTranslations('Reserve');
  return (one: OfferedHour): string | null => {
    const { places, waits } = one;
    if (isOf(held, one) || places === 'free') return null;
    if (places === 'last') return t('hour_last');
    return t(waits ? 'hour_waits' : 'hour_full');
  };
}

/** @param day to which the hours belong @param held the table that this diner holds */
export function HourChips({
  hours,
  day,
  value,
  held,
  isWrong,
  onPick,
}: {
  hours: readonly OfferedHour[];
  day: string;
  value: Pick<OfferedHour, 'date' | 'hour'> | null;
  held: Hold | null;
  isWrong: boolean;
  onPick: (hour: OfferedHour) => void;
}) {
  const t = useTranslations('Reserve');
  const wordsOf = useHourWords(held);
  const print = useNightHour();
  return (
    <fieldset data-wrong={isWrong}>
      <legend className="text-section font-semibold text-title">{t('hour')}</legend>
      {isWrong && <p className="error mt-1">{t('hour_missing')}</p>}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-1.5">
        {hours.map((one) => {
          const words = wordsOf(one);
          const isHeld = isOf(held, one);
          const isGone = one.places === 'full' && !one.waits && !isHeld;
          const key = `${one.date} ${one.hour}`;
          return (
            <label key={key} className="choice relative justify-center px-0 text-center">
              <input
                type="radio"
                name="hour"
                value={key}
                className="sr-only"
                checked={one.date === value?.date && one.hour === value.hour}
                disabled={isGone}
                onChange={() => onPick(isHeld ? { ...one, places: 'free' } : one)}
              />
              <span className="tabular-nums">
                {print({ ...one, day })}{' '}
                {words && <span className="block text-small text-muted">{words}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
import type { OfferedHour } from './use-choice';

/** What is left of an hour; one's own hold does not take it from oneself. */
function useHourWords(own: string | null) {
  const t = useTranslations('Reserve');
  return ({ hour, places, waits }: OfferedHour): string | null => {
    if (hour === own || places === 'free') return null;
    if (places === 'last') return t('hour_last');
    return t(waits ? 'hour_waits' : 'hour_full');
  };
}

/** @param held the hour whose table this diner holds, on this day */
export function HourChips({
  hours,
  value,
  held,
  isWrong,
  onPick,
}: {
  hours: readonly OfferedHour[];
  value: string | null;
  held: string | null;
  isWrong: boolean;
  onPick: (hour: OfferedHour) => void;
}) {
  const t = useTranslations('Reserve');
  const wordsOf = useHourWords(held);
  const print = useHourText();
  return (
    <fieldset data-wrong={isWrong}>
      <legend className="text-section font-semibold text-title">{t('hour')}</legend>
      {isWrong && <p className="error mt-1">{t('hour_missing')}</p>}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-1.5">
        {hours.map((one) => {
          const words = wordsOf(one);
          const isGone = one.places === 'full' && !one.waits && one.hour !== held;
          return (
            <label key={one.hour} className="choice relative justify-center px-0 text-center">
              <input
                type="radio"
                name="hour"
                value={one.hour}
                className="sr-only"
                checked={one.hour === value}
                disabled={isGone}
                onChange={() => onPick(one.hour === held ? { ...one, places: 'free' } : one)}
              />
              <span className="tabular-nums">
                {print(one.hour)} {words && <span className="block text-small text-muted">{words}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

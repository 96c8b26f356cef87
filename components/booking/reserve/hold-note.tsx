import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const secondsTo = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

function useSecondsTo(until: string): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** How long the table waits: the clock is seen, and said aloud only when a minute is left and when it is over. */
export function HoldNote({
  until,
  onAgain,
  isBusy,
}: {
  until: string;
  onAgain: () => void;
  isBusy: boolean;
}) {
  const t = useTranslations('Reserve');
  const left = useSecondsTo(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="card p-4">
      {left > 0 && (
        <p role="timer">
          {t('held')} <span className="font-semibold tabular-nums">{time}</span>
        </p>
      )}
      <p role="status" className={left > 0 ? 'sr-only' : ''}>
        {left === 0 && t('held_over')}
        {left > 0 && left <= 60 && t('held_minute')}
      </p>
      {left === 0 && (
        <button
          type="button"
          className="button button-quiet mt-3 w-full"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={onAgain}
        >
          {t('hold_again')}
        </button>
      )}
    </div>
  );
}

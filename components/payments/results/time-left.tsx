import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const secondsTo = (until: string) => Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000));

/** Minutes and seconds, counted down; nothing once it is over: the server says what becomes of the payment. */
export function TimeLeft({
  until,
  say,
}: {
  until: string;
  /** In place of the common sentence. */
  say?: (time: string) => string;
}) {
  const t = useTranslations('Checkout');
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left === 0) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="font-semibold tabular-nums" role="timer">
      {say ? say(time) : t('time_left', { time })}
    </p>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useHours } from '@/components/staff/shop';
import { serverNow } from '@/lib/browser/server-clock';
import { sayEndAs } from '@/lib/domain/menu/sold-out';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** Says of what somebody sold out when it comes back; without an end: when somebody says so. */
export function useEndText(timezone: string): (end: string | null) => string {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { clock } = useHours();
  return (end) => {
    if (end === null) return t('out_open');
    const at = new Date(end);
    const as = sayEndAs({ end: at, now: serverNow(), timezone });
    const hour = clock(end, timezone);
    if (as === 'today') return t('out_day');
    if (as === 'hour') return hourSentence(t('out_at', { hour }));
    const day = format.dateTime(at, { weekday: 'long', timeZone: timezone });
    return t('out_until', { when: `${day}, ${hour}` });
  };
}

/** Sold out for the day by one tap, with the other ends beside it; an end that it has may be another. */
export function Ends({
  available,
  end,
  timezone,
  isPending,
  onChange,
  onHour,
}: {
  available: boolean;
  end: string | null;
  timezone: string;
  isPending: boolean;
  onChange: (change: { available: false; until?: string }) => void;
  onHour: () => void;
}) {
  const t = useTranslations('Staff');
  const isForToday =
    !available && end !== null && sayEndAs({ end: new Date(end), now: serverNow(), timezone }) === 'today';
  return (
    <>
      {!isForToday && (
        <NamedButton
          words={t('out_today')}
          className="button button-quiet"
          disabled={isPending}
          onClick={() => onChange({ available: false, until: 'today' })}
        />
      )}
      <NamedButton
        words={t('out_hour')}
        className="button button-quiet"
        disabled={isPending}
        onClick={onHour}
      />
      {(available || end !== null) && (
        <NamedButton
          words={t('out_notice')}
          className="button button-quiet"
          disabled={isPending}
          onClick={() => onChange({ available: false })}
        />
      )}
    </>
  );
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';

/** Says of what somebody sold out when it comes back; without an end: when somebody says so. */
export function useEndText(timezone: string): (end: string | null) => string {
  const t = useTranslations('Staff');
  const format = useFormatter();
  return (end) =>
    end === null
      ? t('out_open')
      : t('out_until', {
          when: format.dateTime(new Date(end), {
            ...{ weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: timezone },
          }),
        });
}

/** Sold out for the day by one tap, with the other ends beside it; an end that it has may be another. */
export function Ends({
  available,
  end,
  isPending,
  onChange,
  onHour,
}: {
  available: boolean;
  end: string | null;
  isPending: boolean;
  onChange: (change: { available: false; until?: string }) => void;
  onHour: () => void;
}) {
  const t = useTranslations('Staff');
  return (
    <>
      <NamedButton
        words={t('out_today')}
        className={available ? 'button' : 'button button-quiet'}
        disabled={isPending}
        onClick={() => onChange({ available: false, until: 'today' })}
      />
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

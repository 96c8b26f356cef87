'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { type Holiday, holidaysFrom } from '@/lib/domain/shop/week/holidays';

type Kept = { from: string; to: string | null };

/** The holidays of the next twelve months that keep the hours of the week, each with the way to close on it. */
export function Holidays({
  today,
  days,
  onAdd,
}: {
  today: string;
  days: readonly Kept[];
  onAdd: (day: { from: string; name: string }) => void;
}) {
  const t = useTranslations('StaffBranches');
  const format = useFormatter();
  const { facts } = useEditing();
  const isKept = ({ date }: Holiday) => days.some(({ from, to }) => from <= date && date <= (to ?? from));
  const left = holidaysFrom(facts.country, today).filter((holiday) => !isKept(holiday));
  if (left.length === 0) return null;
  return (
    <details className="hours-holidays">
      <summary>{t('holidays', { count: left.length })}</summary>
      <p className="text-muted">{t('holidays_text')}</p>
      <ul>
        {left.map(({ date, name }) => (
          <li key={date} className="hours-holiday">
            <span>
              <strong>{name}</strong>
              <br />
              <span className="text-muted">
                {format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' })}
              </span>
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('holiday_close_of', { name })}
              onClick={() => onAdd({ from: date, name })}
            >
              {t('holiday_close')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

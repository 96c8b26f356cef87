'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import type { EditedBranch } from '../branches-place';
import { DayRow } from './day-row';
import { useWeek } from './use-week';
import { WeekPainter } from './week-painter';

/** The hours of a week: painted with a mouse, and as shifts with times, which fingers and keys edit. */
export function Week({ branch: { slug, services } }: { branch: EditedBranch }) {
  const t = useTranslations('StaffBranches');
  const sayService = useTranslations('Services');
  const edited = useWeek({ slug, services });
  const { choices, chosen, choose, error } = edited;
  return (
    <section className="branches-fields" aria-label={t('section_hours')}>
      {choices.length > 1 && (
        <SelectField
          label={t('hours_of')}
          value={chosen?.join() ?? ''}
          options={choices.map(({ services: own, word, isEmpty }) => ({
            value: word,
            text: `${own === null ? t('hours_all') : own.map((one) => sayService(one)).join(', ')}${isEmpty || own === null ? '' : ' ·'}`,
          }))}
          onChange={choose}
        />
      )}
      {chosen !== null && <p className="text-muted">{t('hours_besides')}</p>}
      <WeekPainter {...{ edited }} />
      <ul className="hours-days">
        {WEEKDAYS.map((day) => (
          <DayRow key={day} {...{ day, edited }} />
        ))}
      </ul>
      {error && <p className="text-danger">{error}</p>}
    </section>
  );
}

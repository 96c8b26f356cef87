'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayNames } from '@/components/shell/day-names';
import { FailedLoad } from '@/components/shell/failed-load';
import { SelectField } from '@/components/ui/select-field';
import { localMoment } from '@/lib/domain/local-moment';
import { addDays } from '@/lib/domain/opening-hours';
import { useHoursSchedule } from '@/lib/queries/checkout';
import { useVisit } from '@/lib/visit/visit-provider';

/** How many days an order can be scheduled in, today's among them. */
const DAYS = 14;

export type ScheduleDraft = { date: string; hour: string };

/** When an order is brought: a day and one of its slots, by the branch's own clock (decision 47). */
export function ScheduleChoice({
  said: { date, hour },
  supplierId,
  error,
  onChange,
}: {
  said: ScheduleDraft;
  supplierId: number;
  error: string | undefined;
  onChange: (said: ScheduleDraft) => void;
}) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const timezone = useVisit().screen.supplier?.timezone ?? 'UTC';
  const [today] = useState(() => localMoment({ at: new Date(), timezone }).date);
  const slots = useHoursSchedule({ supplierId, date });
  const hours = slots.data?.hours.filter(({ available }) => available) ?? [];
  const named = dayNames(locale);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
  const isFull = slots.isSuccess && hours.length === 0;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('day')}
        empty={t('choose')}
        value={date}
        options={days.map((day) => ({ value: day, text: named.format(new Date(`${day}T00:00:00Z`)) }))}
        error={date === '' ? error : isFull ? t('day_full') : undefined}
        onChange={(day) => onChange({ date: day, hour: '' })}
      />
      {slots.error && !slots.data ? (
        <FailedLoad error={slots.error} onRetry={() => void slots.refetch()} />
      ) : (
        <SelectField
          label={t('hour')}
          empty={t('choose')}
          value={hours.some((slot) => slot.hour === hour) ? hour : ''}
          options={hours.map((slot) => ({ value: slot.hour, text: slot.hour }))}
          disabled={hours.length === 0}
          error={date !== '' && !isFull ? error : undefined}
          onChange={(chosen) => onChange({ date, hour: chosen })}
        />
      )}
    </div>
  );
}

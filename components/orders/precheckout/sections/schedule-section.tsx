'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dayNames } from '@/components/branches/day-names';
import { FailedLoad } from '@/components/layout/failed-load';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { SelectField } from '@/components/ui/select-field';
import { useVisit } from '@/lib/browser/visit-provider';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import { useHoursSchedule } from '@/lib/queries/checkout';
import { Section } from './section';

/** In the branch's zone (rule branches/slots). */
export function ScheduleSection({
  supplierId,
  dayCount,
  refusal,
}: {
  supplierId: number;
  /** Including today. */
  dayCount: number;
  /** The server's refusal of the slot. */
  refusal: string | undefined;
}) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const timezone = useVisit().screen.supplier?.timezone ?? 'UTC';
  const { setValue, formState } = useFormContext<OrderForm>();
  const day = useController<OrderForm, 'schedule.date'>({ name: 'schedule.date' });
  const time = useController<OrderForm, 'schedule.hour'>({ name: 'schedule.hour' });
  const [today] = useState(() => localMoment({ at: new Date(), timezone }).date);
  const [date, hour] = [day.field.value, time.field.value];
  const slots = useHoursSchedule({ supplierId, date });
  const hours = slots.data?.hours.filter(({ available }) => available) ?? [];
  const named = dayNames(locale);
  const days = Array.from({ length: dayCount }, (_, ahead) => addDays(today, ahead));
  const isFull = slots.isSuccess && hours.length === 0;
  const chooseDay = (chosen: string) => {
    day.field.onChange(chosen);
    setValue('schedule.hour', '', { shouldValidate: formState.isSubmitted });
  };
  const dayError = day.fieldState.error?.message ?? (isFull ? t('day_full') : undefined);
  const hourError = time.fieldState.error?.message ?? refusal;
  return (
    <Section name="when" title={t('when')}>
      <div className="grid gap-4">
        <SelectField
          label={t('day')}
          empty={t('choose')}
          value={date}
          options={days.map((one) => ({ value: one, text: named.format(new Date(`${one}T00:00:00Z`)) }))}
          error={dayError}
          onChange={chooseDay}
          onBlur={day.field.onBlur}
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
            error={date !== '' && !isFull ? hourError : undefined}
            onChange={time.field.onChange}
            onBlur={time.field.onBlur}
          />
        )}
      </div>
    </Section>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dayNames } from '@/components/branches/day-names';
import { FailedLoad } from '@/components/layout/failed-load';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { SelectField } from '@/components/ui/select-field';
import type { Cart } from '@/lib/contract/cart/cart';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { slotHours } from '@/lib/domain/branches/slot-hours';
import { useHoursSchedule, useScheduleLimits } from '@/lib/queries/cart/schedule';

/** A day within the branch's limits and one of its slots (rule branches/slots); full ones are shown as such. */
export function HourFields({
  cart,
  refusal,
}: {
  cart: Cart;
  /** The server's refusal of the slot. */
  refusal: string | undefined;
}) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const named = dayNames(locale);
  const {
    setValue,
    formState: { isSubmitted },
  } = useFormContext<OrderForm>();
  const day = useController<OrderForm, 'schedule.date'>({ name: 'schedule.date' });
  const time = useController<OrderForm, 'schedule.hour'>({ name: 'schedule.hour' });
  const [date, hour] = [day.field.value, time.field.value];
  // The form follows only errors that every drawing reads.
  const wrong = { day: day.fieldState.error?.message, hour: time.fieldState.error?.message };
  const limits = useScheduleLimits(cart);
  const slots = useHoursSchedule({ cart, date });
  const { data } = limits;
  const first = data?.next?.date;
  // The day of the first free slot; the hour is the diner's to choose.
  useEffect(() => {
    if (date === '' && first) setValue('schedule.date', first, { shouldValidate: isSubmitted });
  }, [date, first, setValue, isSubmitted]);
  const { refetch } = slots;
  useEffect(() => {
    if (refusal) void refetch();
  }, [refusal, refetch]);
  const hours = slots.data?.hours.filter(({ available, full }) => available || full) ?? [];
  const isFree = (one: string) => hours.some((slot) => slot.hour === one && slot.available);
  const days = Array.from({ length: data?.days ?? 0 }, (_, ahead) => addDays(data?.first_date ?? '', ahead));
  const isFull = slots.isSuccess && !hours.some(({ available }) => available);
  const chooseDay = (chosen: string) => {
    day.field.onChange(chosen);
    setValue('schedule.hour', '', { shouldValidate: isSubmitted });
  };
  const failed = [limits, slots].find((query) => query.error && !query.data);
  if (failed?.error) return <FailedLoad error={failed.error} onRetry={() => void failed.refetch()} />;
  const slotText = (one: string) => slotHours({ hour: one, slotMinutes: data?.slot_minutes ?? 0 }, locale);
  return (
    <>
      <SelectField
        label={t('day')}
        empty={t('choose')}
        value={days.includes(date) ? date : ''}
        options={days.map((one) => ({ value: one, text: named.format(new Date(`${one}T00:00:00Z`)) }))}
        disabled={days.length === 0}
        error={wrong.day ?? (isFull ? t('day_full') : undefined)}
        onChange={chooseDay}
        onBlur={day.field.onBlur}
      />
      <SelectField
        label={t('hour')}
        empty={t('choose')}
        value={isFree(hour) ? hour : ''}
        options={hours.map(({ hour: value, full }) => ({
          value,
          text: full ? t('slot_full', { hours: slotText(value) }) : slotText(value),
          disabled: full,
        }))}
        disabled={hours.length === 0}
        error={date !== '' && !isFull ? (wrong.hour ?? refusal) : undefined}
        onChange={time.field.onChange}
        onBlur={time.field.onBlur}
      />
    </>
  );
}

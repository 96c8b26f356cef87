'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dayNames } from '@/components/branches/day-names';
import { useNightWords } from '@/components/branches/night-hour';
import { FailedLoad } from '@/components/layout/failed-load';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { SelectField } from '@/components/ui/select-field';
import type { Cart } from '@/lib/contract/cart/cart';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { slotHours } from '@/lib/domain/branches/slot-hours';
import type { Hour } from '@/lib/domain/branches/slots';
import { useHoursSchedule, useScheduleLimits } from '@/lib/queries/cart/schedule';

/** The day and the hour of the form: an hour after midnight has the next date (rule branches/night). */
function useHourChoice({ cart, refusal }: { cart: Cart; refusal: string | undefined }) {
  const { setValue, formState } = useFormContext<OrderForm>();
  const { isSubmitted } = formState;
  const day = useController<OrderForm, 'schedule.day'>({ name: 'schedule.day' });
  const date = useController<OrderForm, 'schedule.date'>({ name: 'schedule.date' });
  const time = useController<OrderForm, 'schedule.hour'>({ name: 'schedule.hour' });
  const chosen = day.field.value;
  const limits = useScheduleLimits(cart);
  const slots = useHoursSchedule({ cart, date: chosen });
  const first = limits.data?.next?.day;
  // The day of the first free slot; the hour is the diner's to choose.
  useEffect(() => {
    if (chosen !== '' || !first) return;
    setValue('schedule.day', first);
    setValue('schedule.date', first, { shouldValidate: isSubmitted });
  }, [chosen, first, setValue, isSubmitted]);
  const { refetch } = slots;
  useEffect(() => {
    if (refusal) void refetch();
  }, [refusal, refetch]);
  const hours = slots.data?.hours.filter(({ available, full }) => available || full) ?? [];
  return {
    day: chosen,
    hour: time.field.value,
    onBlur: { day: day.field.onBlur, hour: time.field.onBlur },
    // The form follows only errors that every drawing reads.
    wrong: { day: date.fieldState.error?.message, hour: time.fieldState.error?.message },
    limits,
    slots,
    hours,
    isFull: slots.isSuccess && !hours.some(({ available }) => available),
    chooseDay: (wanted: string) => {
      day.field.onChange(wanted);
      setValue('schedule.date', wanted);
      setValue('schedule.hour', '', { shouldValidate: isSubmitted });
    },
    chooseHour: (wanted: string) => {
      setValue('schedule.date', hours.find((slot) => slot.hour === wanted)?.date ?? chosen);
      time.field.onChange(wanted);
    },
  };
}

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
  const nightWords = useNightWords();
  const { day, hour, onBlur, wrong, limits, slots, hours, isFull, ...choose } = useHourChoice({
    cart,
    refusal,
  });
  const failed = [limits, slots].find((query) => query.error && !query.data);
  if (failed?.error) return <FailedLoad error={failed.error} onRetry={() => void failed.refetch()} />;
  const { first_date: first = '', days: count = 0, slot_minutes: slotMinutes = 0 } = limits.data ?? {};
  const days = Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
  const slotText = (slot: Hour) =>
    nightWords(slotHours({ hour: slot.hour, slotMinutes }, locale), { date: slot.date, day });
  return (
    <>
      <SelectField
        label={t('day')}
        empty={t('choose')}
        value={days.includes(day) ? day : ''}
        options={days.map((one) => ({ value: one, text: named.format(new Date(`${one}T00:00:00Z`)) }))}
        disabled={days.length === 0}
        error={wrong.day ?? (isFull ? t('day_full') : undefined)}
        onChange={choose.chooseDay}
        onBlur={onBlur.day}
      />
      <SelectField
        label={t('hour')}
        empty={t('choose')}
        value={hours.some((slot) => slot.hour === hour && slot.available) ? hour : ''}
        options={hours.map((slot) => ({
          value: slot.hour,
          text: slot.full ? t('slot_full', { hours: slotText(slot) }) : slotText(slot),
          disabled: slot.full,
        }))}
        disabled={hours.length === 0}
        error={day !== '' && !isFull ? (wrong.hour ?? refusal) : undefined}
        onChange={choose.chooseHour}
        onBlur={onBlur.hour}
      />
    </>
  );
}

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Cart } from '@/lib/contract/cart/cart';
import { type OrderForm, toSchedule } from './order-form';

const keyOf = (schedule: OrderForm['schedule']): string =>
  JSON.stringify(schedule.isLater ? [schedule.date, schedule.hour] : null);

/** The form follows an hour that was chosen outside of it; answers to its own choices come late and change nothing. */
export function useHourOfCart({
  cart,
  schedule,
  setValue,
}: {
  cart: Cart;
  schedule: OrderForm['schedule'];
  setValue: UseFormReturn<OrderForm>['setValue'];
}): void {
  const own = useRef(new Set([keyOf(toSchedule(cart))]));
  const { subservice, schedule_date, schedule_hour, schedule_day } = cart;
  useEffect(() => {
    own.current.add(keyOf(schedule));
  }, [schedule]);
  useEffect(() => {
    const told = toSchedule({ subservice, schedule_date, schedule_hour, schedule_day });
    if (own.current.has(keyOf(told))) return;
    setValue('schedule', told, { shouldValidate: true });
  }, [subservice, schedule_date, schedule_hour, schedule_day, setValue]);
}

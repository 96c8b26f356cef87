import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingAccess, useBookingCalls, useBookingHours } from '@/lib/queries/booking/booking-info';

/** Refused, the booking stays as it was, and so does what was chosen (rule booking/change). */
export function useBookingChangeForm({
  booking,
  access,
  onDone,
}: {
  booking: Booking;
  access: BookingAccess;
  onDone: () => void;
}) {
  const { edit, isPending } = useBookingCalls(access);
  const { day, date, hour, people, notes } = booking;
  const [wish, setWish] = useState({ day, date, hour, people, notes });
  const [error, setError] = useState<unknown>(null);
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHourMissing = isTried && wish.hour === '';
  const { form, refuse } = useFirstWrong({ wrong: isHourMissing, otherwise: button });
  const schedule = useBookingHours({ branchId: booking.supplier.id, date: wish.day, people: wish.people });
  const choose = (part: Partial<typeof wish>) => {
    setError(null);
    setWish((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wish.hour === '') return refuse(true);
    const { day: _day, ...asked } = wish;
    const outcome = await edit(asked);
    if (outcome.kind === 'done') return onDone();
    setError(outcome.error);
    void schedule.refetch();
  };
  return { wish, choose, schedule, submit, isHourMissing, form, button, error, isPending };
}
export type BookingChangeForm = ReturnType<typeof useBookingChangeForm>;

import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import { useBookingHours } from '@/lib/queries/booking/booking-info';
import { readWish, type Wish, writeWish } from './address-wish';
import { type Hold, useHold } from './use-hold';

export type OfferedHour = BookingSchedule['hours'][number];
/** `waits`: for the list, where nothing is left (rule booking/waiting-list). */
type ChosenHour = { date: string; hour: string; waits: boolean };

/** Whether an hour of that day can be chosen at all; of a day whose hours are on their way nobody knows. */
function canChoose({
  schedule,
  date,
  people,
  held,
}: {
  schedule: BookingSchedule | undefined;
  date: string | null;
  people: number;
  held: Hold | null;
}): boolean {
  if (schedule?.date !== date || schedule.people !== people) return true;
  return schedule.hours.some((one) => one.places !== 'full' || one.waits || isOf(held, one));
}

/** Whether a table is held for that hour. */
export const isOf = (held: Hold | null, { date, hour }: Pick<OfferedHour, 'date' | 'hour'>): boolean =>
  held?.date === date && held.hour === hour;

/** People, day and hour; an hour that was chosen holds its table, and stays chosen where only the connection is missing. */
export function useChoice({ branchId, maxPeople }: { branchId: number; maxPeople: number }) {
  const [wish, setWish] = useState<Wish>(() => readWish({ query: location.search, maxPeople }));
  const [chosen, setChosen] = useState<ChosenHour | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const schedule = useBookingHours({ branchId, ...wish });
  const { data } = schedule;
  const onRefused = (error: unknown, kept: Hold | null) => {
    if (error instanceof ApiError) setRefusal(error);
    setChosen(kept && { date: kept.date, hour: kept.hour, waits: false });
    void schedule.refetch();
  };
  const hold = useHold({ branchId, onRefused });
  const date = wish.date ?? data?.date ?? null;
  const isElsewhen = data !== undefined && !schedule.isPlaceholderData && wish.date !== null;
  const isOutside = isElsewhen && !data.days.some((one) => one.date === wish.date);
  useEffect(() => {
    if (isOutside) setWish((before) => ({ ...before, date: null }));
  }, [isOutside]);
  const change = (next: Wish) => {
    setRefusal(null);
    setWish(next);
    writeWish(next);
  };
  return {
    people: wish.people,
    date,
    chosen,
    canChoose: canChoose({ schedule: data, date, people: wish.people, held: hold.hold }),
    refusal,
    refuse: (error: ApiError) => {
      hold.giveUp();
      onRefused(error, null);
    },
    schedule,
    hold,
    changePeople: (people: number) => {
      change({ ...wish, people });
      if (chosen && !chosen.waits) void hold.take({ date: chosen.date, hour: chosen.hour, people });
    },
    changeDate: (next: string) => {
      change({ ...wish, date: next });
      setChosen(null);
      hold.giveUp();
    },
    pick: ({ date: onDate, hour, places, waits }: OfferedHour) => {
      const isWaiting = places === 'full' && waits;
      setRefusal(null);
      setChosen({ date: onDate, hour, waits: isWaiting });
      if (isWaiting) hold.giveUp();
      else void hold.take({ date: onDate, hour, people: wish.people });
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

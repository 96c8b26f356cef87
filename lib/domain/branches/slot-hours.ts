import { toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { printHours } from '@/lib/domain/time/print-hour';

type Slot = { hour: string; slotMinutes: number };

export const slotEnd = ({ hour, slotMinutes }: Slot): string => toClockTime(toMinutes(hour) + slotMinutes);

/** Prints the hours of a slot: «12:00–12:30 p. m.» */
export const slotHours = (slot: Slot, locale: string): string =>
  printHours({ from: slot.hour, to: slotEnd(slot) }, locale);

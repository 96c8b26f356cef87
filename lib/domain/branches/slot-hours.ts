import { toClockTime, toMinutes } from '@/lib/domain/time/clock-time';

type Slot = { hour: string; slotMinutes: number };

export const slotEnd = ({ hour, slotMinutes }: Slot): string => toClockTime(toMinutes(hour) + slotMinutes);

/** From when to when: «12:00–12:30». */
export const slotHours = (slot: Slot): string => `${slot.hour}–${slotEnd(slot)}`;

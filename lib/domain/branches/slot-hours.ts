import { toClockTime, toMinutes } from '@/lib/domain/time/clock-time';

/** From when to when: «12:00–12:30». */
export const slotHours = ({ hour, slotMinutes }: { hour: string; slotMinutes: number }): string =>
  `${hour}–${toClockTime(toMinutes(hour) + slotMinutes)}`;

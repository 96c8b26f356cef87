export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const DAY_MINUTES = 1_440;

export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A minute past midnight is the next day's. */
export function toClockTime(minute: number): string {
  const inDay = minute % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

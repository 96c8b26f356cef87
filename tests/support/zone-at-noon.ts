/**
 * A time zone in which it is between eleven and one o’clock: what is to happen later on the same day does so at whatever hour a test
 * runs that has the machine’s clock.
 */
export function zoneAtNoon(now: Date): string {
  const behind = now.getUTCHours() - 12;
  return behind === 0 ? 'Etc/GMT' : `Etc/GMT${behind > 0 ? '+' : '-'}${Math.abs(behind)}`;
}

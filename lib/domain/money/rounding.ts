/** Integer division that rounds half away from zero, exactly: the one place where money is rounded. */
export function divideHalfExpand({
  numerator,
  denominator,
}: {
  numerator: number;
  denominator: number;
}): number {
  const whole = Math.trunc(numerator / denominator);
  const rest = Math.abs(numerator % denominator);
  const away = Math.sign(numerator) * Math.sign(denominator);
  return (rest * 2 >= Math.abs(denominator) ? whole + away : whole) + 0;
}

/** A percentage of an amount, in minor units; `percent` may have two decimals (8.25). */
export function percentOf({ amountMinor, percent }: { amountMinor: number; percent: number }): number {
  return divideHalfExpand({ numerator: amountMinor * Math.round(percent * 100), denominator: 10_000 });
}

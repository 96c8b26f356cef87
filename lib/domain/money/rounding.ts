/** Exact integer division, half away from zero: the only rounding of money. */
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

/** Minor units; `percent` may have two decimals. */
export function percentOf({ amountMinor, percent }: { amountMinor: number; percent: number }): number {
  return divideHalfExpand({ numerator: amountMinor * Math.round(percent * 100), denominator: 10_000 });
}

/** The middle of some numbers; of an even count, the mean of the two in the middle. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest number that at least so many per cent of all do not exceed. NaN of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** One measured value in several rounds: the middle, and how far the rounds lie apart. */
export type Spread = { median: number; min: number; max: number; rounds: number };

export function toSpread(numbers: readonly number[]): Spread {
  return {
    median: median(numbers),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    rounds: numbers.length,
  };
}

/**
 * How one series relates to another, round by round: both were measured right after each other, so what the machine
 * did meanwhile cancels out. @throws RangeError when the rounds do not pair
 */
export function ratioOf({ of, to }: { of: readonly number[]; to: readonly number[] }): Spread {
  if (of.length !== to.length || of.length === 0) throw new RangeError('the rounds do not pair');
  return toSpread(of.map((value, round) => value / (to[round] ?? Number.NaN)));
}

/** Mean of the middle two of an even count; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** NaN of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export type Spread = { median: number; min: number; max: number; rounds: number };

export function toSpread(numbers: readonly number[]): Spread {
  return {
    median: median(numbers),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    rounds: numbers.length,
  };
}

/** Round by round, so that noise of the machine cancels out. @throws RangeError for unpaired rounds */
export function ratioOf({ of, to }: { of: readonly number[]; to: readonly number[] }): Spread {
  if (of.length !== to.length || of.length === 0) throw new RangeError('the rounds do not pair');
  return toSpread(of.map((value, round) => value / (to[round] ?? Number.NaN)));
}
